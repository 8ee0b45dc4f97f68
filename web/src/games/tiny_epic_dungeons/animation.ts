/** How the events of Tiny Epic Dungeons are played, in terms of pieces. */

import { squareId, squaresIn } from '../../board/grid';
import type { Motion } from '../../board/motions';
import type { Event, Grid, Scene } from '../../protocol';

const GRID = 'dungeon';
const HIDDEN = '?';
const show = (piece: string): Motion => ({ kind: 'show', piece });
const count = (piece: string, by: number): Motion => ({ kind: 'count', piece, by });
const square = ({ row, column }: Event) => squareId(GRID, [Number(row), Number(column)]);
const rises = (piece: string, sign: string, tone: 'good' | 'bad'): Motion => ({
  kind: 'float',
  piece,
  sign,
  tone,
});

function gridOf(scene: Scene): Grid | undefined {
  return scene.pieces.find((piece): piece is Grid => piece.type === 'grid');
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
      return [{ kind: 'shake', piece: figure }];
    case 'hero_hurt':
      return [
        { kind: 'shake', piece: figure },
        { ...rises(figure, `−${amount}`, 'bad'), meanwhile: true },
        count(health, -amount),
      ];
    case 'hero_healed':
      return [rises(figure, `+${amount} ♥`, 'good'), count(health, amount)];
    case 'focus_gained':
      return [rises(focus, `+${amount}`, 'good'), count(focus, amount)];
    case 'focus_lost':
      return [rises(focus, `−${amount}`, 'bad'), count(focus, -amount)];
    case 'hero_fell':
      return [{ kind: 'stamp', piece: figure, sign: '✖', tone: 'bad' }, show(`hero:${hero}`)];
    case 'hero_woke':
      return [{ kind: 'flash', piece: figure, tone: 'good' }, show(`hero:${hero}`)];
    case 'hero_rested':
      return [{ kind: 'flash', piece: `hero:${hero}`, tone: 'good' }];
    case 'turn_began':
      return [{ kind: 'flash', piece: figure }, show(`hero:${hero}`)];
    default:
      return null;
  }
}

function dice(event: Event): Motion[] | null {
  const die = `die:${Number(event.die)}`;
  switch (event.type) {
    case 'dice_rolled': {
      const rolled = Array.isArray(event.dice) ? event.dice.length : 0;
      return [
        show('tray'),
        ...Array.from({ length: rolled }, (_, at): Motion => ({
          kind: 'tumble',
          piece: `die:${at}`,
          meanwhile: at > 0,
        })),
        ...(event.enemy_die === null
          ? []
          : [{ kind: 'tumble', piece: 'enemy_die', meanwhile: true } as const]),
      ];
    }
    case 'die_changed':
      return [{ kind: 'flash', piece: die, tone: 'good' }, show('tray')];
    case 'die_rerolled':
      return [{ kind: 'tumble', piece: die }, show('tray')];
    case 'check_decided':
      return [
        {
          kind: 'stamp',
          piece: 'tray',
          sign: event.success ? '✔' : '✘',
          tone: event.success ? 'good' : 'bad',
        },
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
        { kind: 'pause', time: 900 },
        show(card),
        { kind: 'tell' },
      ];
    case 'enemy_moved':
      return [{ kind: 'move', piece: enemy, to: square(event) }, { kind: 'tell' }];
    case 'enemy_entered_lair':
      return [{ kind: 'move', piece: enemy, to: 'lair' }];
    case 'enemy_attacked':
    case 'counter_attacked':
      return [{ kind: 'flash', piece: enemy, tone: 'bad' }, { kind: 'tell' }];
    case 'enemy_hurt':
      return [
        { kind: 'shake', piece: enemy },
        { ...rises(enemy, `−${Number(event.damage)}`, 'good'), meanwhile: true },
        show(card),
      ];
    case 'enemy_healed':
      return [rises(enemy, `+${Number(event.amount)}`, 'bad'), show(card)];
    case 'enemy_pinned':
      return [{ kind: 'stamp', piece: enemy, sign: '⚓', tone: 'good' }];
    case 'enemy_died':
      return [
        { kind: 'stamp', piece: enemy, sign: '✝', tone: 'good' },
        { kind: 'break', piece: enemy },
        show(card),
      ];
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
      return [{ kind: 'flash', piece: `room:${card}` }];
    case 'cards_laid':
      return newlyHidden(before, after).map((piece, at) => ({
        kind: 'appear',
        piece,
        meanwhile: at > 0,
      }));
    case 'card_drawn':
      return [{ kind: 'appear', piece: `found:${card}` }, show('supplies')];
    case 'card_taken':
      return [{ kind: 'flash', piece: `row:${card}` }, show('supplies')];
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
      return [{ kind: 'stamp', piece: `room:${card}`, sign: '✔', tone: 'good' }];
    case 'room_emptied':
      return [{ kind: 'flash', piece: `room:${card}` }];
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
      return [rises('torch', sign, by > 0 ? 'good' : 'bad'), count('torch', by)];
    }
    case 'heart_filled':
      return [
        { kind: 'stamp', piece: 'hearts', sign: '✖', tone: 'good' },
        { kind: 'pause', time: 700 },
        show('lair'),
      ];
    case 'act_two_began':
      return [{ kind: 'pause', time: 2200 }, show('lair'), show('torch'), { kind: 'tell' }];
    case 'seal_broken':
      return [
        { kind: 'stamp', piece: `room:${String(event.room)}`, sign: '⚡', tone: 'good' },
        { kind: 'pause', time: 600 },
        show('lair'),
      ];
    case 'boss_hurt':
      return [
        { kind: 'shake', piece: 'boss' },
        { ...rises(marker, `−${Number(event.damage)}`, 'good'), meanwhile: true },
        count(marker, -Number(event.damage)),
      ];
    case 'boss_unhurt':
      return [rises('boss', '0', 'bad')];
    case 'boss_healed':
      return [
        rises(marker, `+${Number(event.amount)}`, 'bad'),
        count(marker, Number(event.amount)),
      ];
    case 'game_ended':
      return [{ kind: 'pause', time: 2200 }];
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
