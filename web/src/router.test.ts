import { describe, expect, it } from 'vitest';
import { router, routeOf } from './router.svelte';

const at = (address: string) => routeOf(new URL(address, 'https://table.example'));

describe('an address', () => {
  it('names a screen', () => {
    expect(at('/')).toEqual({ screen: 'lobby' });
    expect(at('/new/a_game')).toEqual({ screen: 'new', game: 'a_game' });
    expect(at('/learn/a_game')).toEqual({ screen: 'learn', game: 'a_game' });
    expect(at('/rules/a_game#XX-8.4')).toEqual({
      screen: 'rules',
      game: 'a_game',
      rule: 'XX-8.4',
    });
    expect(at('/me#secret')).toEqual({ screen: 'me', token: 'secret' });
  });

  it('of an invitation carries the secret of the seat', () => {
    const route = at('/table/abc#s3cret');
    expect(route).toEqual({
      screen: 'table',
      table: 'abc',
      secret: 's3cret',
      at: null,
      eyes: null,
    });
  });

  it('of a replay names the moment and the eyes; nonsense is no moment', () => {
    expect(at('/table/abc?at=17&eyes=all')).toMatchObject({ at: 17, eyes: 'all' });
    expect(at('/table/abc?at=-3')).toMatchObject({ at: null });
    expect(at('/table/abc?at=later')).toMatchObject({ at: null });
  });

  it('that leads nowhere says so', () => {
    for (const path of ['/new', '/table', '/rules/a/b', '/nowhere', '/me/x', '/table/%E0%A4%A']) {
      expect(at(path).screen).toBe(path.startsWith('/table/') ? 'table' : 'missing');
    }
  });
});

describe('the router', () => {
  it('goes to another screen and comes back', async () => {
    router.follow();
    router.go('/rules/a_game#XX-1.1');
    expect(router.route).toMatchObject({ screen: 'rules', rule: 'XX-1.1' });
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await back;
    expect(router.route).toEqual({ screen: 'lobby' });
  });

  it('follows links of this site only', () => {
    router.follow();
    const click = (address: string, how: MouseEventInit = {}) => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = address;
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      document.addEventListener('click', (last) => last.preventDefault(), { once: true });
      link.dispatchEvent(event);
      return router.route.screen;
    };
    expect(click('/learn/a_game')).toBe('learn');
    expect(click('/', { ctrlKey: true })).toBe('learn');
    expect(click('https://elsewhere.example/')).toBe('learn');
    expect(click('/api/tables/x/record')).toBe('learn');
    expect(click('/')).toBe('lobby');
  });
});
