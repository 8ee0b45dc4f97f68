/** How the events of Tiny Epic Dungeons are played, in terms of pieces. */

import { squareId, squaresIn } from '../../board/grid';
import type { Motion } from '../../board/motions';
import { isGrid } from '../../board/scene';
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
import type { Event, Grid, Scene } from '../../protocol';

const GRID = 'dungeon';
const HIDDEN = '?';
const square = ({ row, column }: Event) => squareId(GRID, [Number(row), Number(column)]);

function gridOf(scene: Scene): Grid | undefined {
  return scene.pieces.find(isGrid);
}

/** The squares on which cards were laid face-down. */
function newlyHidden(before: Scene, after: Scene): string[] {
  const [old, now] = [gridOf(before), gridOf(after)];
  if (!now) return [];
  return [...squaresIn(now)]
    .filter(
      ([row, column]) => now.rows[row]?.[column] === HIDDEN && old?.rows[row]?.[column] !== HIDDEN,
    )
    .map((at) => squareId(now.id, at));
}

function heroes(event: Event, hero: string): Motion[] | null {
  const [figure, health, focus] = [hero, `health:${hero}`, `focus:${hero}`];
  const amount = Number(event.amount);
  switch (event.type) {
    case 'hero_moved':
    case 'hero_teleported':
      return [{ kind: 'move', piece: figure, to: square(event) }];
    case 'hero_strode':
      return [{ kind: 'move', piece: figure, to: `space:${Number(event.space)}` }];
    case 'move_ended':
      return [shake(figure)];
    case 'hero_hurt':
      return [shake(figure), meanwhile(float(figure, `−${amount}`, 'bad')), count(health, -amount)];
    case 'hero_healed':
      return [float(figure, `+${amount} ♥`, 'good'), count(health, amount)];
    case 'focus_gained':
      return [float(focus, `+${amount}`, 'good'), count(focus, amount)];
    case 'focus_lost':
      return [float(focus, `−${amount}`, 'bad'), count(focus, -amount)];
    case 'hero_fell':
      return [stamp(figure, '✖', 'bad'), show(`hero:${hero}`)];
    case 'hero_woke':
      return [flash(figure, 'good'), show(`hero:${hero}`)];
    case 'hero_rested':
      return [flash(`hero:${hero}`, 'good')];
    case 'turn_began':
      return [flash(figure), show(`hero:${hero}`)];
    default:
      return null;
  }
}

function dice(event: Event): Motion[] | null {
  const die = `die:${Number(event.die)}`;
  switch (event.type) {
    case 'dice_rolled': {
      const rolled = Array.isArray(event.dice) ? event.dice : [];
      const enemy = event.enemy_die === null ? [] : ['enemy_die'];
      return [show('tray'), ...tumble([...rolled.map((_, at) => `die:${at}`), ...enemy])];
    }
    case 'die_changed':
      return [flash(die, 'good'), show('tray')];
    case 'die_rerolled':
      return [...tumble([die]), show('tray')];
    case 'check_decided':
      return [
        stamp('tray', event.success ? '✔' : '✘', event.success ? 'good' : 'bad'),
        show('tray'),
      ];
    default:
      return null;
  }
}

function enemies(event: Event, enemy: string): Motion[] | null {
  const card = `card:${enemy}`;
  switch (event.type) {
    case 'goblin_came':
      return [
        { kind: 'move', piece: enemy, from: 'deck:goblins', to: square(event), picture: 'goblin' },
        show(card),
      ];
    case 'minion_came':
      return [
        {
          kind: 'move',
          piece: enemy,
          from: 'deck:minions',
          to: square(event),
          picture: String(event.card),
        },
        pause(900),
        show(card),
        tell,
      ];
    case 'enemy_moved':
      return [{ kind: 'move', piece: enemy, to: square(event) }, tell];
    case 'enemy_entered_lair':
      return [{ kind: 'move', piece: enemy, to: 'lair' }];
    case 'enemy_attacked':
    case 'counter_attacked':
      return [flash(enemy, 'bad'), tell];
    case 'enemy_hurt':
      return [
        shake(enemy),
        meanwhile(float(enemy, `−${Number(event.damage)}`, 'good')),
        show(card),
      ];
    case 'enemy_healed':
      return [float(enemy, `+${Number(event.amount)}`, 'bad'), show(card)];
    case 'enemy_pinned':
      return [stamp(enemy, '⚓', 'good')];
    case 'enemy_died':
      return [stamp(enemy, '✝', 'good'), { kind: 'break', piece: enemy }, show(card)];
    default:
      return null;
  }
}

function cards(event: Event, before: Scene, after: Scene): Motion[] | null {
  const card = String(event.card);
  switch (event.type) {
    case 'card_revealed':
      return [{ kind: 'turn', piece: square(event) }, show(`room:${card}`)];
    case 'card_turned':
      return [flash(`room:${card}`)];
    case 'cards_laid':
      return newlyHidden(before, after).map((piece, at) => ({
        kind: 'appear',
        piece,
        meanwhile: at > 0,
      }));
    case 'card_drawn':
      return [{ kind: 'appear', piece: `found:${card}` }, show('supplies')];
    case 'card_taken':
      return [flash(`row:${card}`), show('supplies')];
    case 'card_equipped': {
      const hero = String(event.hero);
      return [
        { kind: 'send', from: `found:${card}`, to: `hero:${hero}`, picture: card },
        show(`hero:${hero}`),
        show('supplies'),
      ];
    }
    case 'card_discarded':
    case 'card_removed': {
      const hero = `hero:${String(event.hero)}`;
      return [
        { kind: 'send', from: hero, to: 'supplies', picture: card },
        show(hero),
        show('supplies'),
      ];
    }
    case 'trap_disarmed':
      return [stamp(`room:${card}`, '✔', 'good')];
    case 'room_emptied':
      return [flash(`room:${card}`)];
    default:
      return null;
  }
}

function boss(event: Event): Motion[] | null {
  const marker = `marker:${Number(event.marker)}`;
  switch (event.type) {
    case 'torch_moved': {
      const by = Number(event.by);
      const sign = by > 0 ? `+${by}` : '−1';
      return [float('torch', sign, by > 0 ? 'good' : 'bad'), count('torch', by)];
    }
    case 'heart_filled':
      return [stamp('hearts', '✖', 'good'), pause(700), show('lair')];
    case 'act_two_began':
      return [pause(2200), show('lair'), show('torch'), tell];
    case 'seal_broken':
      return [stamp(`room:${String(event.room)}`, '⚡', 'good'), pause(600), show('lair')];
    case 'boss_hurt':
      return [
        shake('boss'),
        meanwhile(float(marker, `−${Number(event.damage)}`, 'good')),
        count(marker, -Number(event.damage)),
      ];
    case 'boss_unhurt':
      return [float('boss', '0', 'bad')];
    case 'boss_healed':
      return [
        float(marker, `+${Number(event.amount)}`, 'bad'),
        count(marker, Number(event.amount)),
      ];
    case 'game_ended':
      return [pause(2200)];
    default:
      return null;
  }
}

/** Events that lead on to others and are only told. */
const QUIET = ['turn_ended', 'action_began', 'ability_used', 'goblins_shuffled', 'not_paid'];

export function animate(event: Event, before: Scene, after: Scene): Motion[] | null {
  if (QUIET.includes(event.type)) return [];
  return (
    boss(event) ??
    dice(event) ??
    (typeof event.enemy === 'string' ? enemies(event, event.enemy) : null) ??
    cards(event, before, after) ??
    (typeof event.hero === 'string' ? heroes(event, event.hero) : null)
  );
}
