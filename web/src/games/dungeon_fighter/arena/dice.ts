/** The dice as bodies: four-sided ones with eyes at their corners, cubes with signs on faces. */

import {
  CanvasTexture,
  CircleGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from 'three';
import type { DieShape } from './geometry';
import { paintDrift, paintEye } from './paint';
import { centreOf, cube, normalOf, rounded, tetrahedron, type Body } from './solids';

interface Look {
  colour: string;
  ink: string;
  roughness: number;
  opacity?: number;
}

const LOOKS: Readonly<Record<string, Look>> = {
  red: { colour: '#cf2230', ink: '#ffe9d6', roughness: 0.28 },
  green: { colour: '#1f9a4c', ink: '#eaffdf', roughness: 0.28 },
  blue: { colour: '#1f5fd0', ink: '#e6f3ff', roughness: 0.28 },
  white: { colour: '#f4f1e8', ink: '#27323f', roughness: 0.34 },
  snow: { colour: '#f7fbff', ink: '#2f7fb4', roughness: 0.95 },
  water: { colour: '#57bdf0', ink: '#07344f', roughness: 0.08, opacity: 0.82 },
};
const PLAIN: Look = { colour: '#c9c3b4', ink: '#222', roughness: 0.4 };

/** How the dice of a kind look. */
export function lookOf(kind: string): Look {
  return LOOKS[kind] ?? PLAIN;
}

/** How far above a face its sign lies, in centimetres. */
const ABOVE = 0.006;
/** How large a sign is: of the edge of a four-sided die, of a cube. */
const [SMALL, LARGE] = [0.115, 0.3];
/** How far a sign is from the corner it marks, of the way to the middle of the face. */
const INWARDS = 0.5;

function sign(outcome: string, ink: string): MeshStandardMaterial | null {
  if (outcome === 'blank') return null;
  const map = new CanvasTexture(outcome === 'eye' ? paintEye(ink) : paintDrift(ink));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  return new MeshStandardMaterial({
    map,
    transparent: true,
    roughness: 0.6,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  });
}

function stick(
  material: MeshStandardMaterial,
  radius: number,
  at: Vector3,
  normal: Vector3,
  up: Vector3,
): Mesh {
  const mesh = new Mesh(new CircleGeometry(radius, 20), material);
  const right = up.clone().cross(normal).normalize();
  const flat = normal.clone().cross(right).normalize();
  mesh.matrix.makeBasis(right, flat, normal);
  mesh.matrix.setPosition(at.clone().addScaledVector(normal, ABOVE));
  mesh.matrix.decompose(mesh.position, mesh.quaternion, mesh.scale);
  return mesh;
}

/** At each marked corner, on all faces that meet there. */
function marksOnCorners(body: Body, die: DieShape, ink: string): Mesh[] {
  return die.outcomes.flatMap((outcome, corner) => {
    const material = sign(outcome, ink);
    const place = body.corners[corner];
    if (!material || !place) return [];
    return body.faces
      .filter((face) => face.includes(corner))
      .map((face) => {
        const [centre, normal] = [centreOf(face, body.corners), normalOf(face, body.corners)];
        const at = place.clone().lerp(centre, INWARDS);
        return stick(material, die.edge * SMALL, at, normal, place.clone().sub(centre));
      });
  });
}

function marksOnFaces(body: Body, die: DieShape, ink: string): Mesh[] {
  return die.outcomes.flatMap((outcome, of) => {
    const [material, face] = [sign(outcome, ink), body.faces[of]];
    if (!material || !face) return [];
    const [centre, normal] = [centreOf(face, body.corners), normalOf(face, body.corners)];
    const up = Math.abs(normal.z) > HALF ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1);
    return [stick(material, die.edge * LARGE, centre, normal, up)];
  });
}

const HALF = 0.5;

/** A die of a kind, around its own middle. */
export function dieOf(kind: string, die: DieShape): Group {
  const { colour, ink, roughness, opacity } = lookOf(kind);
  const body = die.shape === 'd4' ? tetrahedron(die.edge) : cube(die.edge);
  const material = new MeshPhysicalMaterial({
    color: colour,
    roughness,
    clearcoat: roughness < HALF ? 0.6 : 0,
    clearcoatRoughness: 0.25,
    transparent: opacity !== undefined,
    opacity: opacity ?? 1,
  });
  const mesh = new Mesh(rounded(body, die.rounding), material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  const marks = die.shape === 'd4' ? marksOnCorners(body, die, ink) : marksOnFaces(body, die, ink);
  const group = new Group();
  group.add(mesh, ...marks);
  return group;
}

/** How a four-sided die is turned that stands on a face with this corner up. */
export function upright(corner: number): Quaternion {
  const { corners } = tetrahedron(1);
  const up = (corners[corner] ?? new Vector3(0, 0, 1)).clone().normalize();
  return new Quaternion().setFromUnitVectors(up, new Vector3(0, 0, 1));
}
