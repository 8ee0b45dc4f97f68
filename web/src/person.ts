const TOKEN = 'podziemia.person';
const NAME = 'podziemia.name';
const memory = new Map<string, string>(); // for browsers that keep nothing

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory only.
  }
}

function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The secret by which the table knows this person; made on first use. */
export function personToken(): string {
  const kept = read(TOKEN);
  if (kept) return kept;
  const made = makeToken();
  write(TOKEN, made);
  return made;
}

/** Whether a text can be a person's secret. */
export function isToken(text: string): boolean {
  return /^[\w-]{20,100}$/.test(text);
}

/** Become the person of a personal link. */
export function become(token: string): void {
  write(TOKEN, token);
}

/** The name this person plays under; empty before they gave one. */
export function personName(): string {
  return read(NAME) ?? '';
}

/** Play under another name from now on. */
export function rename(name: string): void {
  write(NAME, name.trim());
}
