import { settings } from '../settings.svelte';

/** Whether this browser can call somebody back to a table at all. */
export const canNotify = typeof Notification === 'function';

/** Ask for the permission; only ever after a click. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Call somebody back who wishes it and looks elsewhere just now. */
export function callBack(table: string, title: string, words: string): void {
  if (!settings.notify || !canNotify || !document.hidden) return;
  if (Notification.permission !== 'granted') return;
  try {
    const call = new Notification(title, { body: words, tag: table });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  } catch {
    // Some phones allow it only to installed pages.
  }
}
