/** The table, and the target on it with its holes and bones. */

import {
  CanvasTexture,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Path,
  RepeatWrapping,
  Shape,
  SRGBColorSpace,
  Vector2,
} from 'three';
import { radians, type Bone, type Geometry } from './geometry';
import { paintTarget, paintWood } from './paint';

const CURVE = 96;
const RIM = 1.1;
const DEEP = 2.4;

function painted(source: HTMLCanvasElement): CanvasTexture {
  const map = new CanvasTexture(source);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return map;
}

/** The round table, its top at height 0. */
export function tableOf({ table }: Geometry): Group {
  const group = new Group();
  const map = painted(paintWood());
  map.wrapS = map.wrapT = RepeatWrapping;
  const top = new Mesh(
    new CylinderGeometry(table, table, 0.4, CURVE),
    new MeshStandardMaterial({ map, roughness: 0.55 }),
  );
  top.rotation.x = Math.PI / 2;
  top.position.z = -0.2;
  top.receiveShadow = true;
  const dark = new MeshStandardMaterial({ color: '#4a2711', roughness: 0.6 });
  const profile = [
    [table - 0.6, -0.03],
    [table + RIM * 0.2, 0],
    [table + RIM * 0.8, -0.3],
    [table + RIM, -1.1],
    [table + RIM * 0.6, -2],
    [table - 1, -DEEP],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const rim = new Mesh(new LatheGeometry(profile, CURVE), dark);
  rim.rotation.x = Math.PI / 2;
  rim.receiveShadow = rim.castShadow = true;
  dark.side = DoubleSide;
  const under = new Mesh(
    new CylinderGeometry(table - 1, table - 3, 1, CURVE),
    new MeshStandardMaterial({ color: '#2b1609', roughness: 0.9 }),
  );
  under.rotation.x = Math.PI / 2;
  under.position.z = -DEEP - 0.4;
  const leg = new Mesh(new CylinderGeometry(7, 10, 40, 24), dark);
  leg.rotation.x = Math.PI / 2;
  leg.position.z = -DEEP - 20;
  group.add(top, rim, under, leg);
  return group;
}

/** The target: a disc with holes, painted on top. */
export function targetOf(geometry: Geometry): Group {
  const { outline, thickness, holes, bones } = geometry;
  const shape = new Shape().absarc(0, 0, outline, 0, 2 * Math.PI, false);
  for (const { x, y, radius } of holes)
    shape.holes.push(new Path().absarc(x, y, radius, 0, 2 * Math.PI, true));
  const disc = new ExtrudeGeometry(shape, {
    depth: thickness,
    bevelEnabled: false,
    curveSegments: CURVE,
  });
  const map = painted(paintTarget(geometry));
  map.repeat.set(1 / (2 * outline), 1 / (2 * outline));
  map.offset.set(0.5, 0.5);
  map.wrapS = map.wrapT = RepeatWrapping;
  const top = new MeshStandardMaterial({ map, roughness: 0.34, metalness: 0.05 });
  const side = new MeshStandardMaterial({ color: '#31527a', roughness: 0.5 });
  const mesh = new Mesh(disc, [top, side]);
  mesh.receiveShadow = mesh.castShadow = true;
  const group = new Group();
  group.add(mesh, ...bones.map((bone) => boneOf(bone, thickness)));
  for (const { x, y, radius } of holes) {
    const floor = new Mesh(
      new CylinderGeometry(radius, radius, 0.02, 40),
      new MeshStandardMaterial({ color: '#0a0f18', roughness: 1 }),
    );
    floor.rotation.x = Math.PI / 2;
    floor.position.set(x, y, 0.012);
    floor.receiveShadow = true;
    group.add(floor);
  }
  return group;
}

function boneOf({ direction, inner, outer, width, knobs, side, knob }: Bone, thick: number): Mesh {
  const shape = new Shape();
  shape.moveTo(inner - 1, -width / 2);
  shape.lineTo(outer, -width / 2);
  shape.absarc(knobs, -side, knob, -2.2, 0.9, false);
  shape.absarc(knobs, side, knob, -0.9, 2.2, false);
  shape.lineTo(outer, width / 2);
  shape.lineTo(inner - 1, width / 2);
  const mesh = new Mesh(
    new ExtrudeGeometry(shape, {
      depth: thick - 0.12,
      bevelSize: 0.1,
      bevelThickness: 0.06,
      bevelSegments: 3,
      curveSegments: 24,
    }),
    new MeshStandardMaterial({ color: '#e9dfc4', roughness: 0.7 }),
  );
  mesh.rotation.z = radians(direction);
  mesh.position.z = 0.05;
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}
