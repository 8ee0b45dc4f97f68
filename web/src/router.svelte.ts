export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | {
      screen: 'table';
      table: string;
      secret: string | null;
      at: number | null;
      eyes: string | null;
    }
  | { screen: 'learn'; game: string }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'me'; token: string | null }
  | { screen: 'missing'; path: string };

/** What an address of this site shows. */
export function routeOf(url: URL): Route {
  const [place = '', name = '', ...more] = url.pathname.split('/').filter(Boolean).map(decode);
  const fragment = decode(url.hash.slice(1)) || null;
  if (more.length === 0) {
    if (place === '') return { screen: 'lobby' };
    if (place === 'me' && !name) return { screen: 'me', token: fragment };
    if (place === 'new' && name) return { screen: 'new', game: name };
    if (place === 'learn' && name) return { screen: 'learn', game: name };
    if (place === 'rules' && name) return { screen: 'rules', game: name, rule: fragment };
    if (place === 'table' && name) {
      const at = url.searchParams.get('at');
      const eyes = url.searchParams.get('eyes');
      const moment = at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null;
      return { screen: 'table', table: name, secret: fragment, at: moment, eyes };
    }
  }
  return { screen: 'missing', path: url.pathname };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)));

  /** Go to another address of this site. */
  go(address: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.#read();
  }

  /** Let links, the back button and changed addresses work, from now on. */
  follow(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
