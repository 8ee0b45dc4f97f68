/** How the events of Paper Dungeons are played. */

import { squareId } from '../../board/grid';
import { layerId } from '../../board/merged';
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

/** A room on the map of a player, and the room the party is in. */
function rooms(scene: Scene, seat: number, name: unknown): { room: string; here: string } {
  const map = byId(scene).get(`map:${seat}`)?.piece;
  if (map?.type !== 'grid') return { room: '', here: '' };
  const square = map.spots?.find((spot) => spot.card === name)?.square;
  const room = square ? squareId(map.id, square) : map.id;
  const party = map.figures?.[0]?.square;
  return { room, here: party ? squareId(map.id, party) : room };
}

/** What is written on a sheet, place by place. */
function sheet(event: Event, seat: number, before: Scene): Motion[] | null {
  const on = (name: string) => `${name}:${seat}`;
  const hero = `${on('hero')}.${String(event.hero)}`;
  const item = `${on('item')}.${String(event.item)}`;
  const { room, here } = rooms(before, seat, event.room);
  const drawn = (layer: string) => show(layerId(on('map'), layer));
  switch (event.type) {
    case 'die_used':
      return [{ kind: 'flash', piece: `die:${Number(event.die)}` }, show('rounds')];
    case 'leveled_up':
      return [
        float(hero, '▲', 'good'),
        { kind: 'flash', piece: hero, meanwhile: true },
        show(on('health')),
      ];
    case 'power_awoke':
      return [stamp(hero, '★', 'good')];
    case 'part_filled':
      return [{ kind: 'flash', piece: item }];
    case 'item_completed':
      return [stamp(item, '✓', 'good')];
    case 'potion_gained':
      return [{ kind: 'flash', piece: on('potions') }, show(on('hearts'))];
    case 'damage_taken':
      return [
        float(on('damage'), `−${Number(event.points)}`, 'bad'),
        { kind: 'shake', piece: on('damage'), meanwhile: true },
        show(on('hearts')),
      ];
    case 'damage_prevented':
      return [float(on('damage'), '◆', 'good')];
    case 'party_resurrected':
      return [{ kind: 'shake', piece: on('map') }, stamp(on('damage'), '✝', 'bad')];
    case 'room_entered':
      return [
        { kind: 'move', piece: on('party'), from: here, to: room, picture: 'party' },
        drawn('path'),
        drawn('explored'),
      ];
    case 'trap_triggered':
      return [{ kind: 'flash', piece: room, tone: 'bad' }];
    case 'monster_defeated':
      return [stamp(room, '✕', 'bad'), count(on('monsters'), 1), drawn('defeated')];
    case 'gem_looted':
      return [
        { kind: 'send', from: on('party'), to: on('gems'), picture: 'gem' },
        count(on('gems'), 1),
        drawn('looted'),
      ];
    case 'boss_found':
      return [stamp(room, '!', 'bad')];
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
