/** How the arena can be drawn here: in three dimensions, coarsely where no graphics card helps, flat. */

export type Means = 'fine' | 'coarse' | 'flat';

const SOFTWARE = /swiftshader|llvmpipe|software/i;

/** Whoever saves data or prints gets a flat picture, too. */
export function means(): Means {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce), print').matches)
    return 'flat';
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    if (gl === null) return 'flat';
    const told = gl.getExtension('WEBGL_debug_renderer_info');
    const name = told ? String(gl.getParameter(told.UNMASKED_RENDERER_WEBGL)) : '';
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return SOFTWARE.test(name) ? 'coarse' : 'fine';
  } catch {
    return 'flat';
  }
}
