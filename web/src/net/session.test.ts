import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket as Connection, WebSocketServer as Server } from 'ws';
import type { ClientMessage, Position, ServerMessage, TableInfo } from '../protocol';
import { Session } from './session.svelte';

// By its name one would get what the package offers to browsers: nothing.
const { WebSocket, WebSocketServer } = createRequire(import.meta.url)(
  '../../node_modules/ws/index.js',
) as {
  WebSocket: typeof Connection;
  WebSocketServer: typeof Server;
};

const table = { table: 't', state: 'playing', host: true, seats: [] } as unknown as TableInfo;

let server: Server;
let session: Session;
let connections: Connection[];
let heard: ClientMessage[];

function position(number: number, first: number, events: string[], seat = 0): Position {
  const told = events.map((type) => ({ type }));
  return { type: 'position', number, seat, first_event: first, events: told } as Position;
}

function tell(message: ServerMessage): void {
  connections.at(-1)?.send(JSON.stringify(message));
}

function welcome(...seats: number[]): void {
  tell({ type: 'welcome', table, seats, lines: [], now: Date.now() / 1000 + 60 });
}

/** Under load, soon may be much later. */
const soon = (check: () => void) => vi.waitFor(check, 60_000);
const types = () => session.events.map((event) => event.type);

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  const [open, said]: [Connection[], ClientMessage[]] = [[], []];
  [connections, heard] = [open, said];
  server = new WebSocketServer({ port: 0 });
  server.on('connection', (connection) => {
    open.push(connection);
    connection.on('message', (data) => said.push(JSON.parse(String(data)) as ClientMessage));
  });
  const { port } = server.address() as AddressInfo;
  session = new Session('t', 'a-secret-of-twenty-letters', 'pl', `http://127.0.0.1:${port}`);
  await soon(() => expect(heard).toHaveLength(1));
  welcome(0);
  await soon(() => expect(session.status).toBe('open'));
});

afterEach(() => {
  session.close();
  server.close();
});

it('says hello and learns its seats and the clock', () => {
  expect(heard[0]).toMatchObject({ type: 'hello', lang: 'pl', since: 0, seat: null });
  expect(session.mine).toEqual([0]);
  expect(session.clockSkew).toBeGreaterThan(0); // as long as it was on its way, it is less
  expect(session.clockSkew).toBeLessThanOrEqual(60);
});

it('is told the words of an option, and a refusal of them bothers nobody', async () => {
  const [told, untold] = [session.offer(3, 70), session.offer(2, 1)];
  await soon(() => expect(heard).toHaveLength(3));
  expect(heard[1]).toEqual({ type: 'ask_offer', id: 1, question: 3, option: 70 });
  tell({ type: 'refused', id: 2, message: 'table-stale', sentence: 'Too late.', rule: null });
  tell({ type: 'offered', id: 1, offer: { words: { message: 'fly' } } });
  expect(await told).toEqual({ words: { message: 'fly' } });
  expect(await untold).toBeNull();
  expect(session.refusal).toBeNull();
  const lost = session.offer(3, 71);
  session.close();
  expect(await lost).toBeNull();
  expect(await session.offer(3, 72)).toBeNull();
});

it('keeps the log: what is taken back is cut off before what is new', async () => {
  tell(position(1, 0, ['a', 'b', 'c']));
  tell(position(2, 2, ['d']));
  await soon(() => expect(types()).toEqual(['a', 'b', 'd']));
});

it('answers a request when the table does and what came of it is here', async () => {
  const accepted = session.choose(3, { type: 'pass' });
  await soon(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toEqual({ type: 'choose', id: 1, question: 3, option: { type: 'pass' } });
  tell({ type: 'accepted', id: 1, number: 4 });
  tell(position(4, 0, ['a']));
  expect(await accepted).toBe(true);
  expect(session.position?.number).toBe(4);

  const refused = session.undo();
  tell({ type: 'refused', id: 2, message: 'm', sentence: 'Not now.', rule: 'XX-1.1' });
  expect(await refused).toBe(false);
  expect(session.refusal).toEqual({ sentence: 'Not now.', rule: 'XX-1.1' });
});

it('comes back after a break, with what it knows, and repeats no request', async () => {
  tell(position(1, 0, ['a', 'b']));
  await soon(() => expect(session.events).toHaveLength(2));
  const under = session.resign();
  await soon(() => expect(heard).toHaveLength(2));
  connections[0]?.terminate();
  expect(await under).toBe(false);
  await soon(() => expect(connections).toHaveLength(2));
  await soon(() => expect(heard).toHaveLength(3));
  expect(heard[2]).toMatchObject({ type: 'hello', since: 2 });
  welcome(0);
  await soon(() => expect(session.status).toBe('open'));
});

it('asks for everything when something was missed', async () => {
  tell(position(9, 5, ['f']));
  await soon(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toMatchObject({ type: 'hello', since: 0 });
});

it('knows which seats are mine though the table does not say it to everybody', async () => {
  const seats = [{ seat: 0 }, { seat: 1 }] as TableInfo['seats'];
  tell({ type: 'changed', table: { ...table, host: false, seats } });
  await soon(() => expect(session.table?.seats).toHaveLength(2));
  expect(session.table?.seats.map((seat) => seat.mine)).toEqual([true, false]);
  expect(session.table?.host).toBe(true);
});

it('sends nothing while it is not connected', async () => {
  session.close();
  expect(await session.say('hello')).toBe(false);
});

it('keeps nothing of what one seat was told when it comes back as another', async () => {
  welcome(0, 1);
  tell(position(1, 0, ['public', 'private to 0']));
  await soon(() => expect(session.events).toHaveLength(2));
  void session.look(1);
  await soon(() => expect(heard).toHaveLength(2));
  connections[0]?.terminate();
  await soon(() => expect(heard).toHaveLength(3));
  expect(heard[2]).toMatchObject({ type: 'hello', seat: 1, since: 0 });
  expect(session.events).toEqual([]);
});

it('takes no log of another seat for a continuation of its own', async () => {
  tell(position(1, 0, ['public', 'private to 0']));
  tell(position(1, 2, ['of 1'], 1));
  await soon(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toMatchObject({ type: 'hello', since: 0 });
  expect(session.events).toEqual([]);
});

it('is not open while it greets anew, and answers what was under way', async () => {
  const under = session.resign();
  session.greet();
  expect(session.status).toBe('connecting');
  expect(await under).toBe(false);
  expect(await session.choose(1, { type: 'pass' })).toBe(false);
  await soon(() => expect(heard.filter(({ type }) => type === 'hello')).toHaveLength(2));
  welcome(0);
  await soon(() => expect(session.status).toBe('open'));
});

it('stays connected when the language changes', async () => {
  session.speak('en');
  expect(session.status).toBe('open');
  await soon(() => expect(heard.at(-1)).toMatchObject({ type: 'speak', lang: 'en' }));
  expect(connections).toHaveLength(1);
});

it('says a language that was chosen between the greeting and the welcome', async () => {
  session.greet();
  await soon(() => expect(heard.filter(({ type }) => type === 'hello')).toHaveLength(2));
  session.speak('en');
  welcome(0);
  await soon(() => expect(heard.at(-1)).toMatchObject({ type: 'speak', lang: 'en' }));
});

it('notices that a seat was taken from it', async () => {
  tell(position(1, 0, ['a']));
  tell({ ...position(2, 0, ['a']), seat: null });
  await soon(() => expect(heard).toHaveLength(2));
  welcome();
  await soon(() => expect(session.unseated).toEqual([0]));
  expect(session.mine).toEqual([]);
});

it('follows differences to the position that was told before', async () => {
  const first = { ...position(4, 0, ['a', 'b']), asked: [0, 1], moments: 2 };
  tell(first);
  const patch = { set: { number: 5, moments: 3 }, edit: { asked: [{ keep: [1, 2] }] } };
  tell({ type: 'difference', base: 4, first_event: 2, events: [{ type: 'c' }], patch });
  await soon(() => expect(session.position?.number).toBe(5));
  expect(session.position).toMatchObject({ type: 'position', seat: 0, asked: [1], moments: 3 });
  expect(types()).toEqual(['a', 'b', 'c']);
});

it('asks for the whole when a difference is to another position', async () => {
  tell(position(4, 0, ['a']));
  tell({ type: 'difference', base: 7, first_event: 1, events: [], patch: {} });
  await soon(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toMatchObject({ type: 'hello', since: 1 });
  expect(session.position?.number).toBe(4);
});

it('takes no difference before this connection has told a whole position', async () => {
  tell(position(4, 0, ['a']));
  await soon(() => expect(session.position?.number).toBe(4));
  session.greet();
  await soon(() => expect(heard).toHaveLength(2));
  welcome(0);
  tell({ type: 'difference', base: 4, first_event: 1, events: [], patch: { set: { number: 5 } } });
  await soon(() => expect(heard).toHaveLength(3));
  expect(session.position?.number).toBe(4);
});
