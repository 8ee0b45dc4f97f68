/** How the events of Descent are played, in terms of pieces. */

import { squareId } from '../../board/grid';
import type { Motion } from '../../board/motions';
import {
  count,
  flash,
  float,
  meanwhile,
  pause,
  shake,
  show,
  stamp,
  tell,
  tumble,
} from '../../board/verbs';
import type { Event } from '../../protocol';

const GRID = 'map';
const square = ({ row, column }: Event) => squareId(GRID, [Number(row), Number(column)]);
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
/** What lies beside a hero has its number: `wounds:0` is of `hero:0`. */
const of = (what: string, hero: string) => `${what}:${hero.replace('hero:', '')}`;

/** A figure of one square goes there; a larger one glides as it lies. */
function moves(event: Event, piece: string): Motion[] | null {
  const large = Array.isArray(event.squares) && event.squares.length > 1;
  return large ? null : [{ kind: 'move', piece, to: square(event) }];
}

/** What happens to a figure, of whichever side. */
function figures(event: Event, piece: string): Motion[] | null {
  const hero = piece.startsWith('hero:');
  switch (event.type) {
    case 'figure_moved':
    case 'familiar_moved':
      return moves(event, piece);
    case 'wounded': {
      const amount = Number(event.amount);
      return [
        shake(piece),
        meanwhile(float(piece, `−${amount}`, hero ? 'bad' : 'good')),
        ...(hero ? [count(of('wounds', piece), -amount)] : []),
      ];
    }
    case 'monster_killed':
      return [stamp(piece, '✝', 'good'), { kind: 'break', piece }];
    case 'companion_fell':
      return [{ kind: 'break', piece }, pause(900), tell];
    case 'monster_placed':
    case 'monster_upgraded':
      return [{ kind: 'appear', piece }, tell];
    case 'monster_activated':
    case 'monster_woke':
      return [flash(piece, 'bad'), tell];
    case 'tokens_gained':
      return [float(piece, signed(Number(event.amount)), 'bad'), show(piece)];
    case 'tokens_lost':
      return [float(piece, signed(-Number(event.amount)), 'good'), show(piece)];
    case 'fell_into_pit':
      return [shake(piece), tell];
    case 'companion_freed':
    case 'companion_healed':
      return [flash(piece)];
    default:
      return null;
  }
}

function heroes(event: Event, hero: string): Motion[] | null {
  const panel = of('panel', hero);
  const fatigue = of('fatigue', hero);
  switch (event.type) {
    case 'hero_turn_began':
      return [flash(hero), show(panel)];
    case 'hero_healed': {
      const amount = Number(event.wounds);
      return [float(hero, signed(amount), 'good'), count(of('wounds', hero), amount)];
    }
    case 'fatigue_spent':
      return [count(fatigue, -Number(event.amount))];
    case 'fatigue_restored':
      return [count(fatigue, Number(event.amount))];
    case 'hero_killed':
      return [
        stamp(hero, '✝', 'bad'),
        { kind: 'break', piece: hero },
        pause(1800),
        show(panel),
        tell,
      ];
    case 'order_placed':
    case 'order_removed':
    case 'ability_used':
    case 'potion_drunk':
      return [flash(hero), show(panel)];
    case 'guard_attacked':
      return [stamp(hero, '⚔', 'good'), tell];
    case 'token_taken':
      return [
        { kind: 'send', from: square(event), to: panel, picture: String(event.name) },
        show(panel),
      ];
    case 'treasure_drawn':
      return [{ kind: 'send', from: hero, to: panel, picture: String(event.item) }, show(panel)];
    case 'travelled_to_town':
      return [{ kind: 'vanish', piece: hero }];
    case 'travelled_to_glyph':
      return [flash(square(event))];
    case 'encounter_met':
      return [flash(hero), pause(1400)];
    default:
      return null;
  }
}

function attacks(event: Event): Motion[] | null {
  const dice = (list: unknown) => (Array.isArray(list) ? list.map(Number) : []);
  const rolled = (at: readonly number[]) => tumble(at.map((die) => `die:${die}`));
  switch (event.type) {
    case 'attack_declared':
      return [flash(String(event.piece), 'bad'), show('tray'), tell];
    case 'attack_rolled':
      return [show('tray'), ...rolled(dice(event.faces).map((_, place) => place))];
    case 'dice_rerolled':
      return [...rolled(dice(event.dice)), show('tray')];
    case 'power_die_added':
    case 'surges_spent':
    case 'fear_paid':
    case 'aim_used':
      return [show('tray'), flash('worth')];
    case 'attack_missed':
      return [float(String(event.target), '✘', 'plain'), tell];
    default:
      return null;
  }
}

function table(event: Event): Motion[] | null {
  switch (event.type) {
    case 'area_revealed':
      return [pause(3000), show(GRID), tell];
    case 'area_swallowed':
      return [shake(GRID), pause(1600), show(GRID), tell];
    case 'glyph_activated':
      return [flash(square(event)), pause(900), show(GRID)];
    case 'door_opened':
    case 'door_closed':
    case 'obstacle_laid':
      return [show(GRID)];
    case 'chest_opened':
      return [flash(square(event)), pause(500), show(GRID)];
    case 'key_found':
      return [flash(`key:${String(event.colour)}`)];
    case 'conquest_gained':
    case 'conquest_lost': {
      const by = Number(event.amount) * (event.type === 'conquest_gained' ? 1 : -1);
      return [float('conquest', signed(by), by > 0 ? 'good' : 'bad'), count('conquest', by)];
    }
    case 'threat_gained':
    case 'threat_from_surges':
      return [float('threat', signed(Number(event.amount)), 'bad'), show('threat')];
    case 'threat_paid':
    case 'threat_lost':
      return [float('threat', signed(-Number(event.amount)), 'plain'), show('threat')];
    case 'overlord_played':
      return [pause(1500), show('overlord'), tell];
    case 'quest_rule_applied':
      return [pause(1500), tell];
    case 'game_ended':
      return [pause(3000)];
    default:
      return null;
  }
}

/** Events that lead on to others and are only told. */
const QUIET = ['hero_turn_ended', 'activation_ended', 'movement_ended', 'forced', 'item_packed'];

export function animate(event: Event): Motion[] | null {
  if (QUIET.includes(event.type)) return [];
  return (
    table(event) ??
    attacks(event) ??
    (typeof event.piece === 'string' ? figures(event, event.piece) : null) ??
    (typeof event.hero === 'string' ? heroes(event, event.hero) : null)
  );
}
