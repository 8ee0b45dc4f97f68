import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live } from '../design/live.svelte';
import { Session } from '../net/session.svelte';
import type { GameInfo, Position } from '../protocol';
import { Texts } from '../texts.svelte';
import Table from './Table.svelte';

const GAME = { id: 'unknown', prefix: 'xx', bots: [], names: {} } as unknown as GameInfo;
const texts = new Texts(GAME, 'en');

vi.mock('../texts.svelte', async (original) => ({ ...(await original()), useTexts: () => texts }));

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: { type: string; id: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    Socket.last = this;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }

  close(): void {
    this.readyState = 3;
  }
}

function position(seat: number, asked: number, more: Partial<Position> = {}): Position {
  const card = { type: 'card', id: `card-${seat}`, name: { message: `secret-${seat}` } };
  const question = { number: asked + 1, prompt: 'floor', rule: 'XX-1', about: {} };
  const options = [{ type: 'pass' }];
  const offers = [{ words: { message: 'passing' } }];
  return {
    type: 'position',
    number: asked,
    seat,
    scene: { title: { message: 'title' }, pieces: [card] },
    question: seat === asked ? { ...question, options, offers } : null,
    asked: [asked],
    outcome: null,
    first_event: 0,
    events: [],
    moments: 3,
    settled: 0,
    undoable: 0,
    deadlines: {},
    standing: [],
    takeback: null,
    intent: null,
    ...more,
  } as unknown as Position;
}

const say = (message: string) => `[${message}]`;
const curtain = () => screen.findByRole('button', { name: say('play-curtain-open') });

/** The player of a seat says that they are there, and is shown their table. */
async function arrive(seat: number, shown: Position): Promise<void> {
  await fireEvent.click(await curtain());
  const look = Socket.last.sent.at(-1);
  if (look?.type === 'look') Socket.last.hear({ type: 'accepted', id: look.id, number: 0 });
  Socket.last.hear(shown);
  await screen.findByRole('button', { name: new RegExp(`secret-${seat}`) });
}

beforeEach(() => {
  Element.prototype.getAnimations = () => []; // jsdom moves nothing
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const session = new Session('t', null, 'en', 'http://table');
  const seats = [0, 1].map((seat) => ({ seat, kind: 'human', controller: 'human', name: 'x' }));
  const table = { table: 't', state: 'playing', seats };
  Socket.last.hear({ type: 'welcome', table, seats: [0, 1], lines: [], now: 0 });
  Socket.last.hear(position(0, 0));
  render(Table, { session, game: GAME });
});

afterEach(() => {
  vi.unstubAllGlobals();
  live.hush();
});

it('leaves no card open behind the curtain for the next player', async () => {
  await arrive(0, position(0, 0));
  await fireEvent.click(screen.getByRole('button', { name: /secret-0/ }));
  expect(await screen.findByRole('dialog', { name: say('play-card') })).toBeTruthy();
  Socket.last.hear(position(0, 1));
  const open = await curtain();
  expect(document.activeElement).toBe(open);
  expect(document.body.textContent).not.toContain('secret-0');
  await arrive(1, position(1, 1));
  expect(screen.queryByRole('dialog', { name: say('play-card') })).toBeNull();
  expect(document.body.textContent).not.toContain('secret-0');
});

it('draws the curtain for who must agree that something is taken back', async () => {
  await arrive(0, position(0, 0));
  Socket.last.hear(position(0, 0, { takeback: { seat: 0, agreed: [], needed: [1] } }));
  await curtain();
  await arrive(1, position(1, 0, { takeback: { seat: 0, agreed: [], needed: [1] } }));
  expect(screen.getByRole('button', { name: say('play-agree') })).toBeTruthy();
});

it('leads the focus to what is asked, and says it once', async () => {
  await arrive(0, position(0, 0));
  const turn = `${say('play-your-turn')}: ${say('xx-ask-floor')}`;
  const turns = () => live.said.filter((line) => line.text === turn);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(say('play-your-turn')));
  expect(turns()).toHaveLength(1);
  Socket.last.hear(position(0, 0, { number: 5, events: [{ type: 'happened' }] } as object));
  await waitFor(() => expect(live.said.at(-1)?.text).toContain('log-happened'));
  Socket.last.hear(position(0, 0, { number: 6, first_event: 1 } as object));
  await new Promise((done) => setTimeout(done, 0));
  expect(turns()).toHaveLength(1);
  expect(live.said.filter((line) => line.text.includes('log-happened'))).toHaveLength(1);
});

it('keeps the options, but chooses nothing, while the connection is lost', async () => {
  await arrive(0, position(0, 0));
  const option = await screen.findByRole('button', { name: say('passing') });
  Socket.last.hear({ type: 'goodbye', message: 'm', sentence: 'Bye.' });
  (Socket.last as unknown as { onclose: () => void }).onclose();
  await waitFor(() => expect(option.getAttribute('aria-disabled')).toBe('true'));
  await fireEvent.click(option);
  expect(Socket.last.sent.filter((one) => one.type === 'choose')).toEqual([]);
  expect(screen.getByText(say('play-offline'))).toBeTruthy();
});
