import type {
  CardInfo,
  Fault,
  Fill,
  GameInfo,
  Lesson,
  NewTable,
  Opened,
  Position,
  Rulebook,
  Seated,
  Sit,
  TableInfo,
  Tables,
} from '../protocol';
import { personToken } from '../person';
import { keepInvitations } from './invitations';

/** A request that was refused, with a sentence to show; without one, the table is out of reach. */
export class Failure extends Error {
  readonly fault: Fault | null;
  readonly status: number;

  constructor(fault: Fault | null, status: number) {
    super(fault?.sentence);
    this.fault = fault;
    this.status = status;
  }

  get away(): boolean {
    return this.fault === null;
  }
}

function isFault(body: unknown): body is Fault {
  return typeof body === 'object' && body !== null && 'sentence' in body;
}

async function ask(path: string, how: RequestInit = {}): Promise<Response> {
  const headers = new Headers(how.headers);
  headers.set('Accept-Language', document.documentElement.lang);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...how, headers });
  } catch {
    throw new Failure(null, 0);
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  throw new Failure(isFault(body) ? body : null, answer.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

/** As this person, who may see more of their own tables. */
async function getMine<T>(path: string): Promise<T> {
  const headers = { Authorization: `Bearer ${personToken()}` };
  return (await (await ask(path, { headers })).json()) as T;
}

async function post<T>(path: string, body: BodyInit): Promise<T> {
  const answer = await ask(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  return (await answer.json().catch(() => null)) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is fetched once. */
function once<T>(key: string, fetchIt: () => Promise<T>): Promise<T> {
  const known = kept.get(key) as Promise<T> | undefined;
  if (known) return known;
  const coming = fetchIt();
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
}

const id = encodeURIComponent;

export type TableState = TableInfo['state'];

export const api = {
  games: () => once('games', () => get<GameInfo[]>('/games')),
  cards: (game: string) =>
    once(`cards/${game}`, () => get<Record<string, CardInfo>>(`/games/${id(game)}/cards`)),
  rulebook: (game: string, lang: string) =>
    once(`rules/${game}/${lang}`, () => get<Rulebook>(`/games/${id(game)}/rulebook/${lang}`)),
  texts: (game: string, lang: string) =>
    once(`texts/${game}/${lang}`, async () => (await ask(`/texts/${id(game)}/${lang}`)).text()),
  lesson: (game: string, step: number) => get<Lesson>(`/games/${id(game)}/lessons/${step}`),

  open: async (table: NewTable) => {
    const opened = await post<Opened>('/tables', JSON.stringify(table));
    keepInvitations(opened);
    return opened;
  },
  tables: (state: TableState) => get<Tables>(`/tables?state=${state}`),
  mine: () => getMine<Tables>('/me'),
  table: (table: string) => getMine<TableInfo>(`/tables/${id(table)}`),
  sit: (table: string, sit: Sit) => post<Seated>(`/tables/${id(table)}/sit`, JSON.stringify(sit)),
  leave: (table: string) =>
    post<unknown>(`/tables/${id(table)}/leave`, JSON.stringify({ person: personToken() })),
  fill: (table: string, fill: Fill) =>
    post<unknown>(`/tables/${id(table)}/fill`, JSON.stringify(fill)),
  rematch: (table: string, swap: boolean) =>
    post<Opened>(`/tables/${id(table)}/rematch`, JSON.stringify({ person: personToken(), swap })),

  upload: (record: Blob) => post<Opened>('/replays', record),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  moment: (table: string, moment: number, eyes: string) =>
    getMine<Position>(`/tables/${id(table)}/moments/${moment}?eyes=${id(eyes)}`),
};
