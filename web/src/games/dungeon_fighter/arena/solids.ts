/** Bodies with rounded edges: dice as they come out of the mould. */

import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three';

/** A corner of the sharp body, and the faces that meet there. */
export interface Body {
  corners: readonly Vector3[];
  /** The corners of each face, counter-clockwise as seen from outside. */
  faces: readonly (readonly number[])[];
}

const HALF = 0.5;

/** A tetrahedron of this edge around its middle; its corners in the order of what they show. */
export function tetrahedron(edge: number): Body {
  const far = edge / (2 * Math.SQRT2);
  const signs = [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ] as const;
  const corners = signs.map(([x, y, z]) => new Vector3(x, y, z).multiplyScalar(far));
  const faces = corners.map((_, without) => {
    const rest = [0, 1, 2, 3].filter((corner) => corner !== without);
    return outwards(rest, corners);
  });
  return { corners, faces };
}

/** A cube of this edge; its faces in the order of what they show: +x, −x, +y, −y, +z, −z. */
export function cube(edge: number): Body {
  const half = edge * HALF;
  const corners = [-half, half].flatMap((x) =>
    [-half, half].flatMap((y) => [-half, half].map((z) => new Vector3(x, y, z))),
  );
  const faces = (['x', 'y', 'z'] as const).flatMap((axis) =>
    [half, -half].map((side) => {
      const on = corners.flatMap((corner, index) => (corner[axis] === side ? [index] : []));
      const [a = 0, b = 0, c = 0, d = 0] = on;
      return outwards([a, b, d, c], corners);
    }),
  );
  return { corners, faces };
}

/** The same face, turned so that it looks away from the middle. */
function outwards(face: readonly number[], corners: readonly Vector3[]): readonly number[] {
  return normalOf(face, corners).dot(centreOf(face, corners)) > 0 ? face : [...face].reverse();
}

function at(corners: readonly Vector3[], index: number | undefined): Vector3 {
  return corners[index ?? 0] ?? new Vector3();
}

export function centreOf(face: readonly number[], corners: readonly Vector3[]): Vector3 {
  const sum = new Vector3();
  for (const corner of face) sum.add(at(corners, corner));
  return sum.divideScalar(face.length);
}

export function normalOf(face: readonly number[], corners: readonly Vector3[]): Vector3 {
  const [a, b, c] = [at(corners, face[0]), at(corners, face[1]), at(corners, face[2])];
  return b.clone().sub(a).cross(c.clone().sub(a)).normalize();
}

const STEPS = 5;

/** The body with its edges and corners rounded off. */
export function rounded(body: Body, radius: number): BufferGeometry {
  const { corners, faces } = body;
  const normals = faces.map((face) => normalOf(face, corners));
  const centres = corners.map((corner, index) => {
    const meeting = faces.flatMap((face, of) => (face.includes(index) ? [normals[of]] : []));
    return inset(corner, meeting as Vector3[], radius);
  });
  const points: number[] = [];
  const directions: number[] = [];
  const put = (centre: Vector3, normal: Vector3): void => {
    points.push(...centre.clone().addScaledVector(normal, radius).toArray());
    directions.push(...normal.toArray());
  };
  const triangle = (...vertices: readonly [Vector3, Vector3][]): void => {
    const [a, b, c] = vertices.map(([centre, normal]) =>
      centre.clone().addScaledVector(normal, radius),
    );
    if (!a || !b || !c) return;
    const across = b.clone().sub(a).cross(c.clone().sub(a));
    const outside = vertices[0]?.[1].clone().add(vertices[2]?.[1] ?? new Vector3());
    const turned = outside !== undefined && across.dot(outside) < 0;
    for (const [centre, normal] of turned ? [...vertices].reverse() : vertices) put(centre, normal);
  };
  faces.forEach((face, of) => {
    const normal = normals[of] ?? new Vector3();
    const hub = at(centres, face[0]);
    for (let index = 1; index + 1 < face.length; index += 1)
      triangle(
        [hub, normal],
        [at(centres, face[index]), normal],
        [at(centres, face[index + 1]), normal],
      );
  });
  for (const [one, other, left, right] of edgesOf(body)) {
    const [from, to] = [normals[left], normals[right]];
    if (!from || !to) continue;
    for (let step = 0; step < STEPS; step += 1) {
      const [near, far] = [between(from, to, step / STEPS), between(from, to, (step + 1) / STEPS)];
      const [a, b] = [at(centres, one), at(centres, other)];
      triangle([a, near], [b, near], [b, far]);
      triangle([a, near], [b, far], [a, far]);
    }
  }
  corners.forEach((_, index) => {
    const meeting = faces.flatMap((face, of) =>
      face.includes(index) ? [normals[of] ?? new Vector3()] : [],
    );
    cap(at(centres, index), meeting, triangle);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(directions), 3));
  return geometry;
}

/** The part of a sphere between three directions. */
function cap(
  centre: Vector3,
  directions: readonly Vector3[],
  triangle: (...vertices: [Vector3, Vector3][]) => void,
): void {
  const [a, b, c] = directions;
  if (!a || !b || !c) return;
  const on = (row: number, column: number): [Vector3, Vector3] => {
    const [v, w] = [row / STEPS, column / STEPS];
    const mixed = a
      .clone()
      .multiplyScalar(1 - v)
      .addScaledVector(b, v - w)
      .addScaledVector(c, w);
    return [centre, mixed.normalize()];
  };
  for (let row = 0; row < STEPS; row += 1)
    for (let column = 0; column <= row; column += 1) {
      triangle(on(row, column), on(row + 1, column), on(row + 1, column + 1));
      if (column < row) triangle(on(row, column), on(row + 1, column + 1), on(row, column + 1));
    }
}

/** The middle of the sphere that touches all faces meeting at a corner. */
function inset(corner: Vector3, [a, b, c]: readonly Vector3[], radius: number): Vector3 {
  if (!a || !b || !c) return corner.clone();
  const rows = new Matrix4().set(a.x, a.y, a.z, 0, b.x, b.y, b.z, 0, c.x, c.y, c.z, 0, 0, 0, 0, 1);
  return new Vector3(-radius, -radius, -radius).applyMatrix4(rows.invert()).add(corner);
}

/** Each edge with the two faces beside it. */
function edgesOf({ faces }: Body): [number, number, number, number][] {
  const found = new Map<string, [number, number, number, number]>();
  faces.forEach((face, of) => {
    face.forEach((corner, index) => {
      const next = face[(index + 1) % face.length] ?? 0;
      const key = [Math.min(corner, next), Math.max(corner, next)].join();
      const known = found.get(key);
      if (known) known[3] = of;
      else found.set(key, [corner, next, of, of]);
    });
  });
  return [...found.values()];
}

function between(from: Vector3, to: Vector3, share: number): Vector3 {
  const turn = new Quaternion().setFromUnitVectors(from, to);
  return from.clone().applyQuaternion(new Quaternion().slerp(turn, share)).normalize();
}
