/** What shiny things mirror: a dim hall with a fire on one side and a window on the other. */

import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

const LAMPS = [
  { colour: '#ffb066', glow: 9, at: [9, -5, 3], size: [1, 5, 4] },
  { colour: '#8ccaff', glow: 7, at: [-6, 8, 5], size: [5, 1, 4] },
  { colour: '#fff4e2', glow: 8, at: [-3, -4, 9], size: [6, 5, 0.5] },
] as const;

export function surroundingsOf(renderer: WebGLRenderer): Texture {
  const hall = new Scene();
  const walls = new Mesh(
    new BoxGeometry(22, 22, 22),
    new MeshBasicMaterial({ color: '#2c3d55', side: BackSide }),
  );
  hall.add(walls);
  for (const { colour, glow, at, size } of LAMPS) {
    const material = new MeshBasicMaterial({ color: colour });
    material.color.multiplyScalar(glow);
    const lamp = new Mesh(new BoxGeometry(size[0], size[1], size[2]), material);
    lamp.position.set(at[0], at[1], at[2]);
    hall.add(lamp);
  }
  const maker = new PMREMGenerator(renderer);
  const { texture } = maker.fromScene(hall, 0.05);
  maker.dispose();
  return texture;
}
