import type { GameInfo, SeatInfo, SwitchInfo } from '../protocol';
import type { Texts } from '../texts.svelte';

function prefixOf(game: GameInfo): string {
  return game.prefix.toLowerCase();
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}

export function gameName(texts: Texts, game: GameInfo): string {
  return texts.say(`${prefixOf(game)}-name`);
}

/** What a game is like, in a sentence; nothing if nobody has written it yet. */
export function gamePitch(texts: Texts, game: GameInfo): string {
  return orNothing(texts, `${prefixOf(game)}-pitch`);
}

export function gameKind(texts: Texts, game: GameInfo): string {
  return orNothing(texts, `${prefixOf(game)}-kind`);
}

function orNothing(texts: Texts, message: string): string {
  return texts.has(message) ? texts.say(message) : '';
}

/** A bot by its level: the game's words for it, ours, or its name. */
export function botName(texts: Texts, game: GameInfo, bot: string): string {
  const messages = [`${prefixOf(game)}-bot-${dashed(bot)}`, `ui-bot-${dashed(bot)}`];
  const known = messages.find((message) => texts.has(message));
  return known ? texts.say(known) : bot;
}

export function switchName(texts: Texts, game: GameInfo, option: SwitchInfo): string {
  return texts.say(`${prefixOf(game)}-switch-${dashed(option.id)}`);
}

export function switchAbout(texts: Texts, game: GameInfo, option: SwitchInfo): string {
  return texts.say(`${prefixOf(game)}-switch-${dashed(option.id)}.about`);
}

export function choiceName(texts: Texts, game: GameInfo, choice: string): string {
  return texts.say(`${prefixOf(game)}-choice-${dashed(choice)}`);
}

/** Who sits there, or for whom the seat waits. */
export function seatName(texts: Texts, seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return texts.say('ui-bot-name', { seat: seat.seat });
  return texts.say(seat.kind === 'human' ? 'player-number' : `ui-seat-waits-${seat.kind}`, {
    number: seat.seat + 1,
  });
}
