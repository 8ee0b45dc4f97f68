/** Pieces that change the landscape: ice, water, and what a hand needs for silly throws. */

import {
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Path,
  Shape,
  SphereGeometry,
  SRGBColorSpace,
  type Material,
  type Object3D,
} from 'three';
import { chance } from './paint';
import type { Geometry } from './geometry';

const CURVE = 48;

const ice = (colour: string, opacity: number): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    color: colour,
    roughness: 0.12,
    metalness: 0,
    clearcoat: 1,
    clearcoatRoughness: 0.15,
    transparent: true,
    opacity,
    emissive: '#2d86c4',
    emissiveIntensity: 0.16,
  });

function solid(mesh: Mesh): Mesh {
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** An iceberg: a pyramid with a little brother and snow on its top. */
export function icebergOf({ iceberg: { base, height } }: Geometry): Group {
  const group = new Group();
  const pyramid = (size: number, high: number, material: Material, from = 0, turn = 0) => {
    const cone = new Mesh(new ConeGeometry((size * Math.SQRT1_2) / 1, high, 4), material);
    cone.rotation.set(Math.PI / 2, Math.PI / 4 + turn, 0);
    cone.position.z = from + high / 2;
    return solid(cone);
  };
  const body = ice('#5cbcf2', 0.84);
  body.flatShading = true;
  const snow = new MeshStandardMaterial({ color: '#ffffff', roughness: 0.9, flatShading: true });
  const brother = pyramid(base * 0.55, height * 0.45, body, 0, 0.5);
  brother.position.x += base * 0.18;
  brother.position.y -= base * 0.16;
  group.add(
    pyramid(base, height, body),
    pyramid(base * 0.36, height * 0.36, snow, height * 0.66),
    brother,
  );
  return group;
}

function plate(shape: Shape, high: number, material: Material | Material[]): Mesh {
  return solid(
    new Mesh(
      new ExtrudeGeometry(shape, {
        depth: high - 0.06,
        bevelSize: 0.05,
        bevelThickness: 0.03,
        bevelSegments: 2,
        curveSegments: CURVE,
      }),
      material,
    ),
  );
}

/** A floe of white ice. */
export function floeOf({ floe }: Geometry): Group {
  const shape = new Shape();
  floe.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  const group = new Group();
  group.add(plate(shape, 0.2, ice('#f2fbff', 0.97)));
  const inner = new Shape();
  floe.forEach(([x, y], index) =>
    index === 0 ? inner.moveTo(x * 0.8, y * 0.8) : inner.lineTo(x * 0.8, y * 0.8),
  );
  const top = plate(inner, 0.1, ice('#cdeefc', 0.9));
  top.position.z = 0.13;
  group.add(top);
  return group;
}

/** A pond: clear water in a frame of stones. */
export function pondOf({ pond: { outer, inner } }: Geometry): Group {
  const group = new Group();
  const shape = new Shape().absellipse(0, 0, outer[0] / 2, outer[1] / 2, 0, 2 * Math.PI, false, 0);
  shape.holes.push(
    new Path().absellipse(0, 0, inner[0] / 2, inner[1] / 2, 0, 2 * Math.PI, true, 0),
  );
  const frame = plate(shape, 0.2, new MeshStandardMaterial({ color: '#6d7480', roughness: 0.95 }));
  const random = chance(5);
  const grey = ['#8b939e', '#767d88', '#a3abb5', '#666d77'];
  const stones = 26;
  for (let stone = 0; stone < stones; stone += 1) {
    const angle = (stone / stones) * 2 * Math.PI;
    const size = 0.62 + random() * 0.32;
    const mesh = solid(
      new Mesh(
        new SphereGeometry(size, 10, 8),
        new MeshStandardMaterial({
          color: grey[stone % grey.length] ?? '#888',
          roughness: 0.95,
          flatShading: true,
        }),
      ),
    );
    const [a, b] = [(outer[0] + inner[0]) / 4, (outer[1] + inner[1]) / 4];
    mesh.position.set(a * Math.cos(angle), b * Math.sin(angle), 0.08);
    mesh.scale.z = 0.34;
    group.add(mesh);
  }
  const water = new Mesh(
    new CircleGeometry(1, 64),
    new MeshPhysicalMaterial({
      color: '#2d9fe0',
      roughness: 0.05,
      transparent: true,
      opacity: 0.72,
      clearcoat: 1,
      emissive: '#0b5f9a',
      emissiveIntensity: 0.4,
    }),
  );
  water.scale.set(inner[0] / 2, inner[1] / 2, 1);
  water.position.z = 0.03;
  water.receiveShadow = true;
  water.name = 'water';
  group.add(frame, water);
  return group;
}

/** A wall of ice blocks: its inner face at x = 0 looks towards −x, the foot is on the far side. */
export function wallOf({ wall: { width, height, thickness, foot } }: Geometry): Group {
  const group = new Group();
  const whole = new Group();
  whole.rotation.z = -Math.PI / 2;
  group.add(whole);
  const rows = 4;
  const high = height / rows;
  const tones = ['#bfeaff', '#a9def8', '#d6f3ff'];
  for (let row = 0; row < rows; row += 1) {
    const blocks = row % 2 === 0 ? 4 : 5;
    const wide = width / (row % 2 === 0 ? blocks : blocks - 1);
    for (let place = 0; place < blocks; place += 1) {
      const half = row % 2 === 1 && (place === 0 || place === blocks - 1);
      const size = half ? wide / 2 : wide;
      const left = row % 2 === 0 ? place * wide : place === 0 ? 0 : (place - 1) * wide + wide / 2;
      const block = solid(
        new Mesh(
          new BoxGeometry(size - 0.08, thickness, high - 0.08),
          ice(tones[(row + place) % tones.length] ?? '#bfeaff', 0.9),
        ),
      );
      block.position.set(left + size / 2 - width / 2, thickness / 2, row * high + high / 2);
      whole.add(block);
    }
  }
  const base = solid(new Mesh(new BoxGeometry(width, foot, 0.3), ice('#e8f8ff', 0.95)));
  base.position.set(0, foot / 2 + thickness, 0.15);
  whole.add(base);
  return group;
}

/** A chute with painted water: its lower edge in the origin, the way down along +x. */
export function waterfallOf({ waterfall: { length, width } }: Geometry): Group {
  const group = new Group();
  const board = solid(
    new Mesh(
      new BoxGeometry(length, width, 0.3),
      new MeshPhysicalMaterial({ map: stream(), roughness: 0.12, clearcoat: 1 }),
    ),
  );
  board.position.set(-length / 2, 0, -0.15);
  group.add(board);
  return group;
}

function stream(): CanvasTexture {
  const made = document.createElement('canvas');
  [made.width, made.height] = [512, 170];
  const draw = made.getContext('2d');
  if (draw) {
    draw.fillStyle = '#2b8fd0';
    draw.fillRect(0, 0, 512, 170);
    const random = chance(3);
    for (let line = 0; line < 70; line += 1) {
      draw.strokeStyle = random() < 0.5 ? '#ffffff55' : '#0a4a8044';
      draw.lineWidth = 1 + random() * 3;
      const [x, y] = [random() * 512, random() * 170];
      draw.beginPath();
      draw.moveTo(x, y);
      draw.bezierCurveTo(x + 40, y - 6, x + 90, y + 6, x + 140, y);
      draw.stroke();
    }
  }
  const map = new CanvasTexture(made);
  map.colorSpace = SRGBColorSpace;
  return map;
}

/** A ring of frozen ground, or the disc of a weak point. */
export function overlayOf(id: string, { overlays }: Geometry): Group {
  const [outer, inner] = overlays[id] ?? [2, 0];
  const shape = new Shape().absarc(0, 0, outer, 0, 2 * Math.PI, false);
  if (inner > 0) shape.holes.push(new Path().absarc(0, 0, inner, 0, 2 * Math.PI, true));
  const group = new Group();
  const mesh = plate(
    shape,
    0.2,
    inner > 0
      ? ice('#c6ecf7', 0.95)
      : new MeshStandardMaterial({ color: '#f7f2ea', roughness: 0.5 }),
  );
  mesh.position.z = -0.1;
  group.add(mesh);
  if (inner === 0) {
    for (const [radius, colour] of [
      [outer * 0.8, '#d5303a'],
      [outer * 0.55, '#f7f2ea'],
      [outer * 0.3, '#d5303a'],
    ] as const) {
      for (const side of [1, -1]) {
        const ring = new Mesh(
          new CylinderGeometry(radius, radius, 0.01, CURVE),
          new MeshStandardMaterial({ color: colour, roughness: 0.5 }),
        );
        ring.rotation.x = Math.PI / 2;
        ring.position.z = side * (0.105 + (outer - radius) * 0.004);
        ring.receiveShadow = true;
        group.add(ring);
      }
    }
  }
  return group;
}

/** The playing card from which a die is flicked. */
export function cardOf(): Group {
  const group = new Group();
  const card = solid(
    new Mesh(
      new BoxGeometry(8.8, 6.3, 0.06),
      new MeshStandardMaterial({ color: '#33456b', roughness: 0.5 }),
    ),
  );
  const frame = new Mesh(
    new BoxGeometry(8.2, 5.7, 0.07),
    new MeshStandardMaterial({ color: '#e8d7a6', roughness: 0.6 }),
  );
  const face = new Mesh(
    new BoxGeometry(7.8, 5.3, 0.08),
    new MeshStandardMaterial({ color: '#27365a', roughness: 0.5 }),
  );
  group.add(card, frame, face);
  return group;
}

const SKIN = '#d9a27a';

/** A fist, as it hangs over the table. */
export function fistOf(): Group {
  const group = new Group();
  const skin = new MeshStandardMaterial({ color: SKIN, roughness: 0.75 });
  const palm = solid(new Mesh(new SphereGeometry(3.2, 20, 16), skin));
  palm.scale.set(1, 1.05, 0.8);
  group.add(palm);
  for (let finger = 0; finger < 4; finger += 1) {
    const knuckle = solid(new Mesh(new SphereGeometry(1.02, 14, 12), skin));
    knuckle.position.set(2.4, -2.3 + finger * 1.55, -0.3);
    knuckle.scale.set(1, 0.82, 1.25);
    group.add(knuckle);
  }
  const arm = solid(
    new Mesh(
      new CylinderGeometry(2.1, 2.6, 9, 20),
      new MeshStandardMaterial({ color: '#7c2f35', roughness: 0.9 }),
    ),
  );
  arm.rotation.z = Math.PI / 2;
  arm.position.x = -6.6;
  group.add(arm);
  return group;
}

/** The head of a hero who bends over the table, its top in the origin. */
export function headOf(): Group {
  const group = new Group();
  const skull = solid(
    new Mesh(
      new SphereGeometry(9, 32, 24),
      new MeshStandardMaterial({ color: SKIN, roughness: 0.8 }),
    ),
  );
  skull.position.z = -9;
  const hair = solid(
    new Mesh(
      new SphereGeometry(9.25, 32, 16, 0, 2 * Math.PI, 0.25, 1.1),
      new MeshStandardMaterial({ color: '#5a3414', roughness: 1 }),
    ),
  );
  hair.rotation.x = Math.PI / 2;
  hair.position.z = -9;
  group.add(skull, hair);
  return group;
}

/** Two palms put together, or two crossed wrists. */
export function palmsOf(crossed: boolean): Group {
  const group = new Group();
  const skin = new MeshStandardMaterial({ color: SKIN, roughness: 0.75 });
  for (const side of [-1, 1]) {
    const palm = solid(new Mesh(new SphereGeometry(2.6, 20, 14), skin));
    palm.scale.set(1.5, 0.32, 1);
    palm.position.set(-1.6, side * 1.5, 0);
    if (crossed) palm.rotation.z = side * 0.7;
    palm.name = side < 0 ? 'right' : 'left';
    group.add(palm);
  }
  return group;
}

/** Let go of everything that a body holds on the graphics card. */
export function dispose(body: Object3D): void {
  body.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const mesh = part as Mesh;
    mesh.geometry.dispose();
    for (const material of [mesh.material].flat()) {
      if ('map' in material && material.map instanceof CanvasTexture) material.map.dispose();
      material.dispose();
    }
  });
}
