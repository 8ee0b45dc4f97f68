import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';

const shown = vi.fn();
class Calls {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(Calls.permission);
  onclick: (() => void) | null = null;
  constructor(title: string, how: NotificationOptions) {
    shown(title, how.body, how.tag);
  }
}

async function callBack(hidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const notifying = await import('./notification');
  notifying.callBack('table-1', 'The game', 'Your turn');
}

beforeEach(() => {
  shown.mockClear();
  Calls.permission = 'granted';
  settings.notify = true;
  vi.stubGlobal('Notification', Calls);
});

it('calls somebody back who looks elsewhere', async () => {
  await callBack(true);
  expect(shown).toHaveBeenCalledExactlyOnceWith('The game', 'Your turn', 'table-1');
});

it('calls nobody who is here, does not wish it, or has not allowed it', async () => {
  await callBack(false);
  settings.notify = false;
  await callBack(true);
  settings.notify = true;
  Calls.permission = 'denied';
  await callBack(true);
  expect(shown).not.toHaveBeenCalled();
});
