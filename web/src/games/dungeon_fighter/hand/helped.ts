/** Whether chance may time presses for this person, kept in this browser. */

const KEY = 'podziemia.dungeon_fighter.helped';

export function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false; // storage is forbidden
  }
}

export function keep(helped: boolean): void {
  try {
    localStorage.setItem(KEY, helped ? 'yes' : 'no');
  } catch {
    // It lasts as long as the page, then.
  }
}
