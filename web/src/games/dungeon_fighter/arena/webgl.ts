/** Whether a picture in three dimensions is wanted and can be drawn here. */

/** Whoever saves data or prints gets a flat picture. */
export function flatOnly(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce), print').matches)
    return true;
  try {
    return document.createElement('canvas').getContext('webgl2') === null;
  } catch {
    return true;
  }
}
