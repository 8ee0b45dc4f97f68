import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Session } from './session.svelte';

/** A socket that opens and closes when it is told to. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    if (this.readyState !== 1) throw new Error('InvalidStateError');
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}

let session: Session;
const welcome = { type: 'welcome', table: { seats: [] }, seats: [0], lines: [], now: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  session = new Session('t', null, 'en', 'http://table');
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('writes nothing to a socket that is closing, though nobody has said so yet', async () => {
  const [socket] = Socket.all;
  socket?.open();
  socket?.hear(welcome);
  expect(session.status).toBe('open');
  if (socket) socket.readyState = 2;
  expect(await session.say('hello')).toBe(false);
  expect(socket?.sent).toHaveLength(1);
});

it('greets on the socket that has opened, not on the one that came after it', () => {
  const [first] = Socket.all;
  session.greet();
  first?.open();
  expect(Socket.all[1]?.sent).toEqual([]);
  Socket.all[1]?.open();
  expect(Socket.all[1]?.sent).toHaveLength(1);
});

it('gives up the attempt that is pending when there is a reason to hurry', () => {
  Socket.all[0]?.onclose?.();
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
  dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(3);
  expect(Socket.all[1]?.readyState).toBe(3);
  Socket.all[1]?.hear(welcome);
  expect(session.status).toBe('lost');
});
