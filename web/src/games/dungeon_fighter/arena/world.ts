/** The arena in three dimensions: drawn anew only when something in it has changed. */

import {
  ACESFilmicToneMapping,
  BufferGeometry,
  Color,
  Group,
  HemisphereLight,
  Line,
  LineDashedMaterial,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PointLight,
  Raycaster,
  RingGeometry,
  Scene,
  Path,
  Shape,
  ShapeGeometry,
  SpotLight,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { surroundingsOf } from './air';
import { bodyOf } from './bodies';
import { isRound, radians, type Geometry, type Point } from './geometry';
import { dispose } from './gadgets';
import type { Pose } from './pose';
import { tableOf, targetOf } from './target';
import { eyesOf, usual, type View } from './view';

/** Something in the arena. */
export interface Thing {
  id: string;
  /** What it looks like: `die:red`, `iceberg`, `overlay:weak_point`, `pond`, `fist` … */
  look: string;
  pose: Pose;
}

/** The way of a throw as far as it is foretold, and where it ends. */
export interface Aim {
  way: readonly (readonly [number, number, number])[];
  mark: readonly [number, number, number] | null;
  tone: 'good' | 'bad' | 'plain';
}

const TONES = { good: '#41c7ff', bad: '#ff5a4e', plain: '#ffd36b' } as const;
/** How many points a pixel of the page may have: with a graphics card, and without. */
const [SHARPEST, BLURRED] = [2, 0.8];
const FIELD = 36;
/** How finely shadows are drawn, in points across the table. */
const [FINE, COARSE] = [2048, 1024];

export class World {
  /** Called when something was drawn. */
  ondrawn: (() => void) | null = null;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 600);
  readonly #geometry: Geometry;
  readonly #bodies = new Map<string, { look: string; body: Object3D }>();
  readonly #aim = new Group();
  readonly #lit = new Group();
  #view: View = usual(1);
  #frame = 0;
  #size: Point = [1, 1];
  readonly #coarse: boolean;

  constructor(canvas: HTMLCanvasElement, geometry: Geometry, coarse = false) {
    this.#geometry = geometry;
    this.#renderer = new WebGLRenderer({ canvas, antialias: !coarse, alpha: true });
    this.#coarse = coarse;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.05;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false; // only what has moved casts another shadow
    this.#camera.up.set(0, 0, 1);
    this.#scene.environment = surroundingsOf(this.#renderer);
    this.#scene.environmentIntensity = 0.4;
    this.#lights(coarse ? COARSE : FINE);
    this.#scene.add(tableOf(geometry), targetOf(geometry), this.#aim, this.#lit);
  }

  #lights(shadows: number): void {
    const lamp = new SpotLight('#fff0d6', 26_000, 0, 0.62, 0.85, 2);
    lamp.position.set(-26, -16, 84);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(shadows, shadows);
    lamp.shadow.camera.near = 20;
    lamp.shadow.camera.far = 160;
    lamp.shadow.normalBias = 0.06;
    lamp.shadow.radius = 4;
    const fire = new PointLight('#ff8a35', 900, 0, 2);
    fire.position.set(50, -34, 22);
    const moon = new PointLight('#5fb0ff', 1800, 0, 2);
    moon.position.set(-34, 50, 30);
    this.#scene.add(new HemisphereLight('#a9d5ff', '#2a1a10', 0.5), lamp, fire, moon);
  }

  get view(): View {
    return this.#view;
  }

  set view(view: View) {
    this.#view = view;
    this.#camera.position.set(...eyesOf(view));
    this.#camera.lookAt(...view.at);
    this.draw();
  }

  /** The picture has another size, in pixels of the page. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#size = [width, height];
    const finest = this.#coarse ? BLURRED : SHARPEST;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, finest));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.draw();
  }

  /** These things, and no others, are there. */
  show(things: readonly Thing[]): void {
    const wanted = new Set(things.map(({ id }) => id));
    for (const [id, { body }] of this.#bodies) {
      if (wanted.has(id)) continue;
      this.#scene.remove(body);
      dispose(body);
      this.#bodies.delete(id);
    }
    for (const { id, look, pose } of things) {
      const known = this.#bodies.get(id);
      if (known && known.look !== look) {
        this.#scene.remove(known.body);
        dispose(known.body);
        this.#bodies.delete(id);
      }
      const body = known?.look === look ? known.body : bodyOf(look, this.#geometry);
      if (known?.body !== body) {
        this.#bodies.set(id, { look, body });
        this.#scene.add(body);
      }
      this.#put(id, pose);
    }
    this.#renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  /** Something lies there now. */
  #put(id: string, pose: Pose): void {
    const body = this.#bodies.get(id)?.body;
    if (!body) return;
    const [w, x, y, z] = pose.turn;
    body.position.set(pose.x, pose.y, pose.z);
    body.quaternion.set(x, y, z, w);
  }

  /** Draw the way of a throw as far as it is foretold. */
  aim(aim: Aim | null): void {
    for (const part of [...this.#aim.children]) {
      this.#aim.remove(part);
      if (part instanceof Line || part instanceof Mesh) {
        part.geometry.dispose();
        part.material.dispose();
      }
    }
    if (aim) {
      const color = TONES[aim.tone];
      const line = new Line(
        new BufferGeometry().setFromPoints(aim.way.map((point) => new Vector3(...point))),
        new LineDashedMaterial({ color, dashSize: 0.9, gapSize: 0.55, toneMapped: false }),
      );
      line.computeLineDistances();
      this.#aim.add(line);
      if (aim.mark)
        for (const [inner, outer] of [
          [0, 0.28],
          [0.75, 1.05],
        ] as const) {
          const ring = new Mesh(
            new RingGeometry(inner, outer, 36),
            new MeshBasicMaterial({
              color,
              transparent: true,
              opacity: 0.9,
              depthWrite: false,
              toneMapped: false,
            }),
          );
          ring.position.set(aim.mark[0], aim.mark[1], aim.mark[2] + 0.06);
          this.#aim.add(ring);
        }
    }
    this.draw();
  }

  /** Light up parts of the target. */
  light(sections: readonly string[], colour = '#fff2a8', opacity = 0.42): void {
    for (const part of [...this.#lit.children]) {
      this.#lit.remove(part);
      if (part instanceof Mesh) {
        part.geometry.dispose();
        part.material.dispose();
      }
    }
    for (const section of this.#geometry.sections) {
      if (!sections.includes(section.id)) continue;
      const { inner, outer, from, to } = section;
      const shape = new Shape();
      shape.absarc(0, 0, outer, radians(from), radians(to), false);
      if (!isRound(section)) {
        shape.absarc(0, 0, inner, radians(to), radians(from), true);
        shape.closePath();
      } else if (inner > 0) shape.holes.push(new Path().absarc(0, 0, inner, 0, 2 * Math.PI, true));
      const mesh = new Mesh(
        new ShapeGeometry(shape, 48),
        new MeshBasicMaterial({
          color: new Color(colour),
          transparent: true,
          opacity,
          depthWrite: false,
          toneMapped: false,
        }),
      );
      mesh.position.z = this.#geometry.thickness + 0.03;
      this.#lit.add(mesh);
    }
    this.draw();
  }

  /** What lies under a place of the picture (0 to 1 across and down): a thing, and where. */
  pick(across: number, down: number): { thing: string | null; point: Point | null } {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), this.#camera);
    const bodies = [...this.#bodies];
    const hit = ray.intersectObjects(
      bodies.map(([, { body }]) => body),
      true,
    )[0];
    let found: Object3D | null = hit?.object ?? null;
    while (found?.parent && found.parent !== this.#scene) found = found.parent;
    const thing = bodies.find(([, { body }]) => body === found)?.[0] ?? null;
    const floor = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3());
    return { thing, point: floor ? [floor.x, floor.y] : null };
  }

  /** Where a point of the arena is in the picture, in pixels of the page. */
  project(x: number, y: number, z: number): Point {
    const point = new Vector3(x, y, z).project(this.#camera);
    return [((point.x + 1) / 2) * this.#size[0], ((1 - point.y) / 2) * this.#size[1]];
  }

  /** The matrix of the camera, for what must follow it. */
  get matrix(): Matrix4 {
    return this.#camera.matrixWorld;
  }

  /** Draw soon, once for everything that changes meanwhile. */
  draw(): void {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#renderer.render(this.#scene, this.#camera);
      this.ondrawn?.();
    });
  }

  /** Nothing is drawn any more. */
  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    dispose(this.#scene);
    this.#renderer.dispose();
  }
}
