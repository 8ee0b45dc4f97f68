/** How the events of Dungeon Fighter are played, in terms of pieces. */

import type { Motion } from '../../board/motions';
import type { Event } from '../../protocol';
import { shownFor } from './flight/pace';
import { shownBy } from './flight/shown';

const show = (piece: string): Motion => ({ kind: 'show', piece });
const pause = (time: number): Motion => ({ kind: 'pause', time });
const count = (piece: string, by: number): Motion => ({ kind: 'count', piece, by });
const flash = (piece: string, tone: 'good' | 'bad' | 'plain' = 'good'): Motion => ({
  kind: 'flash',
  piece,
  tone,
});
const rises = (piece: string, sign: string, tone: 'good' | 'bad'): Motion => ({
  kind: 'float',
  piece,
  sign,
  tone,
});
const stamp = (piece: string, sign: string, tone: 'good' | 'bad'): Motion => ({
  kind: 'stamp',
  piece,
  sign,
  tone,
});

const MONSTER = 'monster';
const LIFE = 'monster_life';
/** How long it is looked at where a die counts, and that a fight is over. */
const [LOOK, SCENE] = [650, 1900];

function throwing(event: Event): Motion[] | null {
  switch (event.type) {
    case 'die_landed':
    case 'practice_landed': {
      const found = shownBy(event);
      // What was in the hand is on the table now.
      return [...(found ? [pause(shownFor(found.flight))] : []), show('arena'), show('throw')];
    }
    case 'overlay_landed':
    case 'flip_failed': {
      const found = shownBy(event);
      const failed = event.type === 'flip_failed';
      return [
        ...(found ? [pause(shownFor(found.flight))] : []),
        failed ? stamp('arena', '✘', 'bad') : show('arena'),
      ];
    }
    case 'throw_hit':
      return [pause(LOOK)];
    case 'throw_missed':
      return [stamp('arena', '✘', 'bad'), { kind: 'tell' }];
    case 'throw_ignored':
      return [flash('arena', 'plain'), { kind: 'tell' }];
    case 'die_taken':
      return [flash(`pool:${String(event.die)}`), show('pool'), show('throw')];
    case 'dice_recovered':
      return [show('pool'), show('arena')];
    case 'icebergs_touched':
      return [event.holes].flat().map((hole, at): Motion => ({
        ...rises('arena', '❄ +1', 'good'),
        meanwhile: at > 0 || hole === null,
      }));
    case 'icebergs_placed':
    case 'overlay_removed':
    case 'target_cleared':
      return [show('arena')];
    default:
      return null;
  }
}

function monster(event: Event): Motion[] | null {
  const damage = Number(event.damage);
  switch (event.type) {
    case 'monster_appeared':
    case 'big_bad_appeared':
      return [pause(SCENE), show(MONSTER), show('demands'), { kind: 'tell' }];
    case 'monster_hurt':
      return [
        { kind: 'shake', piece: MONSTER },
        { ...rises(MONSTER, `−${damage}`, 'good'), meanwhile: true },
        count(LIFE, -damage),
      ];
    case 'monster_halved':
      return [{ kind: 'shake', piece: MONSTER }, rises(MONSTER, '½', 'good'), show(LIFE)];
    case 'monster_destroyed':
      return [pause(SCENE), { kind: 'shake', piece: MONSTER }, show(LIFE)];
    case 'monster_defeated':
      return [
        stamp(MONSTER, '✝', 'good'),
        { kind: 'break', piece: MONSTER },
        pause(SCENE / 2),
        show(MONSTER),
      ];
    case 'monster_fled':
      return [{ kind: 'vanish', piece: MONSTER }, show(MONSTER), { kind: 'tell' }];
    case 'requirement_added':
      return [flash(`demand:${String(event.technique)}`, 'bad'), show('demands'), { kind: 'tell' }];
    case 'token_placed':
      return [
        {
          kind: 'send',
          from: `hero:${String(event.hero)}`,
          to: MONSTER,
          picture: String(event.token),
        },
        show(MONSTER),
      ];
    case 'token_used':
      return [flash(`token:${String(event.token)}`)];
    default:
      return null;
  }
}

function heroes(event: Event, hero: string): Motion[] | null {
  const [plate, life] = [`hero:${hero}`, `life:${hero}`];
  const amount = Number(event.amount);
  switch (event.type) {
    case 'hero_hurt':
      return [
        { kind: 'send', from: MONSTER, to: plate, picture: 'damage' },
        { kind: 'shake', piece: plate },
        { ...rises(plate, `−${amount}`, 'bad'), meanwhile: true },
        count(life, -amount),
      ];
    case 'hero_healed':
      return [rises(plate, `+${amount} ♥`, 'good'), count(life, amount)];
    case 'hero_stunned':
      return [stamp(plate, '✖', 'bad'), show(plate), pause(LOOK)];
    case 'hero_revived':
      return [flash(plate), show(plate)];
    case 'hero_died':
      return [stamp(plate, '†', 'bad'), pause(SCENE / 2), show(plate)];
    case 'damage_prevented':
      return [rises(plate, `${amount > 0 ? amount : ''}⛨`, 'good')];
    case 'scar_taken':
      return [stamp(`skill:${hero}.${String(event.colour)}`, '✖', 'bad'), show(plate)];
    case 'skill_activated':
      return [flash(`hero:${hero}`), { kind: 'tell' }];
    case 'turn_began':
      return [flash(plate), show(plate)];
    case 'experience_gained':
      return [rises(plate, '+1 ★', 'good'), show(plate)];
    case 'card_received':
      return [
        { kind: 'send', from: 'market', to: plate, picture: String(event.card) },
        show(plate),
      ];
    case 'card_played':
      return [
        { kind: 'send', from: plate, to: 'arena', picture: String(event.card) },
        show(plate),
        { kind: 'tell' },
      ];
    case 'card_passed':
      return [
        { kind: 'send', from: plate, to: `hero:${String(event.to)}`, picture: String(event.card) },
        show(plate),
        show(`hero:${String(event.to)}`),
      ];
    default:
      return null;
  }
}

function party(event: Event): Motion[] | null {
  const amount = Number(event.amount);
  switch (event.type) {
    case 'coins_gained':
      return [
        { kind: 'send', from: MONSTER, to: 'coins', picture: 'coins' },
        rises('coins', `+${amount}`, 'good'),
        show('chest'),
      ];
    case 'coins_paid':
      return [rises('coins', `−${amount}`, 'bad'), show('chest')];
    case 'white_dice_gained':
      return [rises('white_dice', `+${amount}`, 'good'), show('chest'), show('pool')];
    case 'special_die_gained':
      return [show('pool'), flash(`pool:${String(event.die)}`)];
    case 'room_entered':
      return [pause(SCENE / 2), show('path'), { kind: 'tell' }];
    case 'room_laid_aside':
      return [flash('symbols'), show('path')];
    case 'overkill_rewarded':
      return [rises('coins', '+1', 'good'), show('chest'), { kind: 'tell' }];
    case 'market_opened':
      return [pause(SCENE / 2), show('market')];
    case 'card_bought':
      return [
        {
          kind: 'send',
          from: `sale:${String(event.card)}`,
          to: 'chest',
          picture: String(event.card),
        },
        show('market'),
        show('chest'),
      ];
    case 'game_ended':
      return [pause(SCENE)];
    default:
      return null;
  }
}

/** Events that lead on to others and are only told. */
const QUIET = [
  ...['throw_declared', 'throw_helped', 'rooms_drawn', 'cube_chosen', 'round_began'],
  'skill_failed',
];

export function animate(event: Event): Motion[] | null {
  if (QUIET.includes(event.type)) return [];
  return (
    throwing(event) ??
    monster(event) ??
    party(event) ??
    (typeof event.hero === 'string' ? heroes(event, event.hero) : null)
  );
}
