/** How the events of Paper Dungeons are played. */

import type { Motion, Tone } from '../../board/motions';
import { byId, isCard, zoneOf } from '../../board/scene';
import type { Event, Scene } from '../../protocol';

const show = (piece: string): Motion => ({ kind: 'show', piece });
const count = (piece: string, by: number): Motion => ({ kind: 'count', piece, by });
const stamp = (piece: string, sign: string, tone: Tone): Motion => ({
  kind: 'stamp',
  piece,
  sign,
  tone,
});
const float = (piece: string, sign: string, tone: Tone): Motion => ({
  kind: 'float',
  piece,
  sign,
  tone,
});

/** What is written on a sheet, place by place. */
function sheet(event: Event, seat: number, before: Scene): Motion[] | null {
  const on = (name: string) => `${name}:${seat}`;
  const hero = `${on('hero')}.${String(event.hero)}`;
  const item = `${on('item')}.${String(event.item)}`;
  const room = `${on('room')}.${String(event.room)}`;
  switch (event.type) {
    case 'die_used':
      return [{ kind: 'flash', piece: `die:${Number(event.die)}` }, show('rounds')];
    case 'leveled_up':
      return [float(hero, '▲', 'good'), { kind: 'flash', piece: hero, meanwhile: true }];
    case 'power_awoke':
      return [stamp(hero, '★', 'good')];
    case 'part_filled':
      return [{ kind: 'flash', piece: item }];
    case 'item_completed':
      return [stamp(item, '✓', 'good')];
    case 'potion_gained':
      return [{ kind: 'flash', piece: on('potions') }];
    case 'damage_taken':
      return [
        float(on('damage'), `−${Number(event.points)}`, 'bad'),
        { kind: 'shake', piece: on('damage'), meanwhile: true },
      ];
    case 'damage_prevented':
      return [float(on('damage'), '◆', 'good')];
    case 'party_resurrected':
      return [{ kind: 'shake', piece: on('map') }, stamp(on('damage'), '✝', 'bad')];
    case 'room_entered': {
      const party = byId(before).get(on('party'))?.piece;
      const from = (party?.type === 'figure' ? party.at : null) ?? room;
      return [
        { kind: 'move', piece: on('party'), from, to: room, picture: 'party' },
        show(on('dungeon')),
      ];
    }
    case 'trap_triggered':
      return [{ kind: 'flash', piece: room, tone: 'bad' }, show(on('dungeon'))];
    case 'monster_defeated':
      return [stamp(room, '✕', 'bad'), count(on('monsters'), 1), show(on('dungeon'))];
    case 'gem_looted':
      return [
        { kind: 'send', from: on('party'), to: on('gems'), picture: 'gem' },
        count(on('gems'), 1),
        show(on('dungeon')),
      ];
    case 'boss_found':
      return [stamp(room, '!', 'bad'), show(on('dungeon'))];
    default:
      return null;
  }
}

/** What becomes of a player in a fight: on the boss's card for oneself, else beside the name. */
function fight(event: Event, seat: number, before: Scene, own: boolean): Motion[] | null {
  const bosses = (zoneOf(before.pieces, 'bosses')?.children ?? []).filter(isCard);
  const boss = bosses.find((card) => card.card === event.boss)?.id ?? 'bosses';
  const points = Number(event.points);
  const place = own ? boss : `player:${seat}`;
  switch (event.type) {
    case 'boss_fought':
      return [
        { kind: 'shake', piece: boss },
        stamp(place, `+${points}`, 'good'),
        ...(Number(event.damage) > 0
          ? [float(own ? `damage:${seat}` : place, `−${Number(event.damage)}`, 'bad')]
          : []),
      ];
    case 'boss_fled':
      return [stamp(place, points < 0 ? `−${-points}` : '0', 'bad')];
    case 'reward_won':
      return [{ kind: 'send', from: boss, to: `player:${seat}`, picture: 'gem' }];
    default:
      return null;
  }
}

/** The motions of an event. */
export function animate(event: Event, before: Scene, after: Scene): Motion[] | null {
  const dice = zoneOf(after.pieces, 'dice')?.children ?? [];
  switch (event.type) {
    case 'round_began':
      return [{ kind: 'flash', piece: 'rounds' }];
    case 'roll_rejected':
      return dice.map(({ id }) => ({ kind: 'shake', piece: id, meanwhile: true }));
    case 'dice_rolled':
      return [
        ...dice.map(({ id }): Motion => ({ kind: 'tumble', piece: id, meanwhile: true })),
        show('dice'),
      ];
    case 'round_shown':
      return [{ kind: 'flash', piece: `player:${Number(event.seat)}` }];
    case 'mission_fulfilled':
      return [stamp(`mission:${String(event.mission)}`, '✓', 'good')];
    case 'game_ended':
      return [{ kind: 'pause', time: 600 }];
  }
  if (typeof event.seat !== 'number') return null;
  const own = event.seat === after.seat;
  return sheet(event, event.seat, before) ?? fight(event, event.seat, before, own);
}
