/** How the events of Paper Dungeons are played. */

import { squareId } from '../../board/grid';
import { layerId } from '../../board/merged';
import type { Motion } from '../../board/motions';
import { byId, zoneOf } from '../../board/scene';
import {
  count,
  flash,
  float,
  meanwhile,
  pause,
  shake,
  show,
  stamp,
  tumble,
} from '../../board/verbs';
import type { Event, Scene } from '../../protocol';

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
      return [flash(`die:${Number(event.die)}`), show('rounds')];
    case 'leveled_up':
      return [float(hero, '▲', 'good'), meanwhile(flash(hero)), show(on('health'))];
    case 'power_awoke':
      return [stamp(hero, '★', 'good')];
    case 'part_filled':
      return [flash(item)];
    case 'item_completed':
      return [stamp(item, '✓', 'good')];
    case 'potion_gained':
      return [flash(on('potions')), show(on('hearts'))];
    case 'damage_taken':
      return [
        float(on('damage'), `−${Number(event.points)}`, 'bad'),
        meanwhile(shake(on('damage'))),
        show(on('hearts')),
      ];
    case 'damage_prevented':
      return [float(on('damage'), '◆', 'good')];
    case 'party_resurrected':
      return [shake(on('map')), stamp(on('damage'), '✝', 'bad')];
    case 'room_entered':
      return [
        { kind: 'move', piece: on('party'), from: here, to: room, picture: 'party' },
        drawn('path'),
        drawn('explored'),
      ];
    case 'trap_triggered':
      return [flash(room, 'bad')];
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

/** How long a part of the night of a boss takes: to measure a party, to run away, to hear the rest. */
const NIGHT: Readonly<Record<string, number>> = {
  boss_fought: 3400,
  boss_fled: 2200,
  reward_won: 1600,
  reward_left: 1600,
  gems_vanished: 1400,
};

/** The night tells it itself; points are written when the party has been measured. */
function night({ type, seat }: Event): Motion[] | null {
  const time = NIGHT[type];
  if (time === undefined) return null;
  const written = typeof seat === 'number' ? [show(`score:${seat}`), show('bosses')] : [];
  return [pause(time), ...written];
}

/** The motions of an event. */
export function animate(event: Event, before: Scene, after: Scene): Motion[] | null {
  const dice = zoneOf(after.pieces, 'dice')?.children ?? [];
  switch (event.type) {
    case 'round_began':
      return [flash('rounds')];
    case 'roll_rejected':
      return dice.map(({ id }) => meanwhile(shake(id)));
    case 'dice_rolled':
      return [...tumble(dice.map(({ id }) => id)), show('dice')];
    case 'round_shown':
      return [flash(`player:${Number(event.seat)}`), show(`player:${Number(event.seat)}`)];
    case 'mission_fulfilled':
      return [stamp(`mission:${String(event.mission)}`, '✓', 'good')];
    case 'sheet_scored':
      return [show(`score:${Number(event.seat)}`), pause(1600)];
    case 'game_ended':
      return [pause(600)];
  }
  if (typeof event.seat !== 'number') return night(event);
  return sheet(event, event.seat, before) ?? night(event);
}
