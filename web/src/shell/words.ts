import { Failure } from '../net/api';
import type { GameInfo, SeatInfo, SwitchInfo } from '../protocol';
import type { Facts, Texts } from '../texts.svelte';

function prefixOf(game: GameInfo): string {
  return game.prefix.toLowerCase();
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

export function gameName(texts: Texts, game: GameInfo): string {
  return game.names[texts.lang] ?? game.id;
}

/** What one does in a game, in a sentence. */
export function gamePitch(texts: Texts, game: GameInfo): string {
  return game.pitches[texts.lang] ?? '';
}

export function gameKind(texts: Texts, game: GameInfo): string {
  return game.kinds[texts.lang] ?? '';
}

/** The game's words for something, or ours; none if neither has any. */
function ownOrOurs(
  texts: Texts,
  game: GameInfo,
  message: string,
  about: Facts = {},
): string | null {
  const messages = [`${prefixOf(game)}-${message}`, `ui-${message}`];
  const known = messages.find((one) => texts.has(one));
  return known ? texts.say(known, about) : null;
}

/** A bot by its level, or by its name. */
export function botName(texts: Texts, game: GameInfo, bot: string): string {
  return ownOrOurs(texts, game, `bot-${dashed(bot)}`) ?? bot;
}

/** A seat of a game by its number, or by the part that is played there. */
export function seatLabel(texts: Texts, game: GameInfo, number: number): string {
  return ownOrOurs(texts, game, `seat-${number}`) ?? texts.say('ui-seat', { number });
}

/** The sides of a game that tells them apart: the first seat of each, and what it is called. */
export function sidesOf(texts: Texts, game: GameInfo): { value: number; label: string }[] {
  return [0, 1].flatMap((seat) => {
    const label = ownOrOurs(texts, game, `side-${seat}`);
    return label === null ? [] : [{ value: seat, label }];
  });
}

/** What a way to start at once with so many others is called in a game. */
export function quickName(texts: Texts, game: GameInfo, way: string, others: number): string {
  return ownOrOurs(texts, game, `quick-${way}`, { others }) ?? '';
}

/** What a way to start at once means in a game. */
export function quickAbout(texts: Texts, game: GameInfo, way: string): string {
  return ownOrOurs(texts, game, `quick-${way}.about`) ?? '';
}

export function switchName(texts: Texts, game: GameInfo, option: SwitchInfo): string {
  return texts.say(`${prefixOf(game)}-switch-${dashed(option.id)}`);
}

export function switchAbout(texts: Texts, game: GameInfo, option: SwitchInfo): string {
  return texts.say(`${prefixOf(game)}-switch-${dashed(option.id)}.about`);
}

/** What choosing something means in a game, if that is said. */
export function choiceAbout(texts: Texts, game: GameInfo, choice: string): string | null {
  return ownOrOurs(texts, game, `choice-${dashed(choice)}.about`);
}

export function choiceName(texts: Texts, game: GameInfo, choice: string): string {
  return texts.say(`${prefixOf(game)}-choice-${dashed(choice)}`);
}

/** Who sits there, or for whom the seat waits. */
export function seatName(texts: Texts, seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return texts.say('ui-bot-name', { seat: seat.seat });
  return texts.say(seat.kind === 'human' ? 'ui-player' : `ui-seat-waits-${seat.kind}`, {
    number: seat.seat + 1,
  });
}

const GUEST = 100 + Math.floor(Math.random() * 900);

/** What somebody is called who gives no name; two of them are hardly called the same. */
export function guestName(texts: Texts): string {
  return texts.say('ui-guest', { number: GUEST });
}

/** The sentence about a request that failed. */
export function whatWentWrong(texts: Texts, failure: unknown): string {
  return (failure instanceof Failure && failure.fault?.sentence) || texts.say('ui-away');
}
