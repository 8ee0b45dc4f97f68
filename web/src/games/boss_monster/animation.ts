/** How the events of Boss Monster are played. */

import type { Motion } from '../../board/motions';
import { byId, isCard, statsOf, zoneOf } from '../../board/scene';
import { count, flash, float, meanwhile, shake, show, stamp, tell } from '../../board/verbs';
import type { Event, Scene, Zone } from '../../protocol';

/** The dungeon of a seat with everything that is added up in it. */
function dungeon(seat: number): Motion[] {
  return [show(`dungeon:${seat}`), show(`damage:${seat}`), show(`treasure:${seat}`)];
}

function playersOf(scene: Scene): Zone[] {
  return scene.pieces.filter(
    (piece): piece is Zone => piece.type === 'zone' && piece.id.startsWith('player:'),
  );
}

/** The room of a dungeon that is this card. */
function roomOf(scene: Scene, seat: number, card: unknown): string {
  const area = zoneOf(scene.pieces, `player:${seat}`)?.children ?? [];
  const rooms = (zoneOf(area, `dungeon:${seat}`)?.children ?? []).filter(isCard);
  return rooms.find((room) => room.card === card)?.id ?? `dungeon:${seat}`;
}

/** The motions of an event; `hand` is the seat whose hand is open. */
function cards(event: Event, seat: number, hand: boolean): Motion[] | null {
  const own = hand ? [show('hand')] : [];
  switch (event.type) {
    case 'card_drawn': {
      const [deck, back] = [`deck:${String(event.kind)}`, `back:${seat}.${String(event.kind)}`];
      return [
        { kind: 'send', from: deck, to: hand ? 'hand' : back },
        count(deck, -1, 'cards'),
        count(back, 1, 'cards'),
        ...own,
      ];
    }
    case 'room_placed': {
      const room = `room:${seat}.${String(event.slot)}`;
      const to = event.over === null ? `place:${seat}.${String(event.slot)}` : room;
      return [
        hand
          ? { kind: 'move', piece: `hand:${String(event.card)}`, to }
          : { kind: 'send', from: `back:${seat}.room`, to },
        count(`back:${seat}.room`, -1, 'cards'),
        ...own,
        ...dungeon(seat),
      ];
    }
    case 'spell_declared':
      return [
        hand
          ? flash(`hand:${String(event.spell)}`)
          : { kind: 'send', from: `back:${seat}.spell`, to: 'town' },
        count(`back:${seat}.spell`, -1, 'cards'),
        ...own,
        show('declared'),
      ];
    case 'card_stolen': {
      const [from, to] = [`back:${Number(event.victim)}`, `back:${seat}`];
      const kind = String(event.kind);
      return [
        { kind: 'send', from: `${from}.${kind}`, to: `${to}.${kind}` },
        count(`${from}.${kind}`, -1, 'cards'),
        count(`${to}.${kind}`, 1, 'cards'),
        show('hand'),
      ];
    }
    case 'cards_discarded':
      return [...discards(event.cards, seat, hand), tell, ...own, show('pile')];
    case 'card_taken':
      return [
        {
          kind: 'send',
          from: event.source === 'pile' ? 'pile' : 'deck:room',
          to: `player:${seat}`,
        },
        ...own,
      ];
    case 'hand_dealt':
    case 'room_returned':
    case 'hand_thrown_in':
    case 'setup_discarded':
      return [flash(`back:${seat}.room`), ...own];
    default:
      return null;
  }
}

/** Cards go from a hand to the pile: one's own as themselves, all together. */
function discards(cards: unknown, seat: number, hand: boolean): Motion[] {
  if (!hand || !Array.isArray(cards))
    return [{ kind: 'send', from: `back:${seat}.room`, to: 'pile' }];
  return cards.map((card, place) => ({
    kind: 'move',
    piece: `hand:${String(card)}`,
    to: 'pile',
    meanwhile: place > 0,
  }));
}

function rooms(event: Event, seat: number, before: Scene): Motion[] | null {
  switch (event.type) {
    case 'boss_revealed':
      return [flash(`player:${seat}`), ...dungeon(seat)];
    case 'room_built':
      return [{ kind: 'turn', piece: `room:${seat}.${String(event.slot)}` }, ...dungeon(seat)];
    case 'leveled_up':
      return [stamp(`boss:${seat}`, '★', 'good'), meanwhile(flash(`boss:${seat}`, 'good'))];
    case 'room_destroyed':
      return [
        shake(roomOf(before, seat, event.room)),
        { kind: 'break', piece: roomOf(before, seat, event.room) },
        tell,
        ...dungeon(seat),
      ];
    case 'room_deactivated':
      return [flash(roomOf(before, seat, event.room), 'bad'), tell, ...dungeon(seat)];
    case 'room_uncovered':
    case 'room_strengthened':
      return [flash(roomOf(before, seat, event.room ?? null), 'good'), ...dungeon(seat)];
    case 'rooms_swapped':
    case 'treasure_multiplied':
      return [flash(`treasure:${seat}`), ...dungeon(seat)];
    case 'ability_declared':
      return [flash(roomOf(before, seat, event.room)), show('declared')];
    default:
      return null;
  }
}

function heroes(event: Event, seat: number, hero: string): Motion[] | null {
  switch (event.type) {
    case 'hero_lured':
      return [{ kind: 'move', piece: hero, to: `entrance:${seat}` }];
    case 'hero_entered': {
      const room = `room:${seat}.${String(event.slot)}`;
      return [
        { kind: 'move', piece: hero, to: room },
        ...hurt(hero, Number(event.damage)),
        show(`walk:${seat}`),
      ];
    }
    case 'hero_hurt':
      return [...hurt(hero, Number(event.damage)), show(`walk:${seat}`)];
    case 'hero_sent_back':
      return [shake(hero), show(`walk:${seat}`)];
    case 'hero_died':
      return [
        stamp(hero, '✝', 'bad'),
        { kind: 'vanish', piece: hero },
        { kind: 'send', from: hero, to: `souls:${seat}`, picture: 'soul', meanwhile: true },
        count(`souls:${seat}`, Number(event.souls)),
        ...grave(seat),
      ];
    case 'hero_survived':
      return [
        { kind: 'move', piece: hero, to: `boss:${seat}` },
        shake(`boss:${seat}`),
        stamp(`boss:${seat}`, `−${Number(event.wounds)}`, 'bad'),
        { kind: 'send', from: `boss:${seat}`, to: `wounds:${seat}`, picture: 'wound' },
        count(`wounds:${seat}`, Number(event.wounds)),
        ...grave(seat),
      ];
    case 'hero_revived':
      return [{ kind: 'move', piece: hero, to: `entrance:${seat}`, from: `souls:${seat}` }];
    case 'wound_healed':
      return [float(`wounds:${seat}`, '+', 'good'), ...grave(seat)];
    default:
      return null;
  }
}

function hurt(hero: string, damage: number): Motion[] {
  if (!(damage > 0)) return [];
  return [float(hero, `−${damage}`, 'bad'), meanwhile(shake(hero))];
}

/** Where heroes end, and the words about the one that was on its way. */
function grave(seat: number): Motion[] {
  return [show(`slain:${seat}`), show(`survivors:${seat}`), show(`walk:${seat}`)];
}

/** Events that lead on to others and are only told. */
const QUIET = ['build_turn_began', 'adventure_turn_began', 'deck_searched', 'hand_shown'];

/** The motions of an event. */
export function animate(event: Event, before: Scene, after: Scene): Motion[] | null {
  if (QUIET.includes(event.type)) return [];
  const { type, seat } = event;
  if (type === 'hero_revealed') {
    const hero = String(event.hero);
    const piece = byId(after).get(hero)?.piece;
    const epic = piece && statsOf(piece).some((stat) => stat.icon === 'epic');
    const deck = epic ? 'deck:epic' : 'deck:ordinary';
    return [
      { kind: 'move', piece: hero, from: deck, to: 'town', picture: hero },
      count(deck, -1, 'cards'),
    ];
  }
  if (type === 'round_ended') {
    return playersOf(before).flatMap((player) => dungeon(player.owner ?? 0));
  }
  if (type === 'game_ended') {
    return [stamp(`boss:${Number(event.winner)}`, '♛', 'good')];
  }
  if (typeof seat !== 'number') return null;
  const hand = zoneOf(after.pieces, 'hand') ?? zoneOf(before.pieces, 'hand');
  return (
    cards(event, seat, hand?.owner === seat) ??
    rooms(event, seat, before) ??
    (typeof event.hero === 'string' ? heroes(event, seat, event.hero) : null)
  );
}
