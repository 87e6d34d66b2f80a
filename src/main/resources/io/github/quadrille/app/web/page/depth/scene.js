// Draws one frame of the scene: camera, lights, ground, pieces and glass cells. It draws only on request.

import * as THREE from '../lib/three.module.min.js';
import {Bodies} from './bodies.js';
import {between, reached} from './frames.js';
import {Ghost} from './ghost.js';
import {Ground} from './ground.js';
import {studio} from './light.js';
import {Paint} from './paint.js';
import {nearest} from './picking.js';

/** Pieces move apart at most by this multiple of their distance from the middle. */
const APART = 1.15;
const ANGLE = 24;

export class Stage {
  #renderer;
  #scene = new THREE.Scene();
  #camera = new THREE.PerspectiveCamera(ANGLE, 1, 0.1, 1000);
  #table = new THREE.Group();
  #light;
  #paint = new Paint();
  #ghost = new Ghost();
  #ground = new Ground();
  #bodies = null;
  #radius = 1;
  /** This holds the frames of the film, or null if there is no film. */
  #frames = null;
  #settled = '';

  /** Creates the renderer, and throws an error if the browser has no WebGL. */
  constructor(canvas) {
    this.#renderer = new THREE.WebGLRenderer({canvas, antialias: true, powerPreference: 'low-power'});
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#renderer.toneMapping = THREE.NeutralToneMapping;
    this.relight();
    this.#table.add(this.#ground.mesh);
    this.#scene.add(this.#table);
  }

  /** Sets up the lights, at first and after the browser has lost the graphics memory. */
  relight() {
    this.#light?.dispose();
    this.#light = studio(this.#renderer, this.#scene);
    this.#settled = '';
  }

  /** Builds the mesh of the pieces anew, for other pieces or other layers. */
  build(content, inLayer) {
    this.#bodies?.group.removeFromParent();
    this.#bodies?.dispose();
    this.#bodies = new Bodies(content, inLayer, this.#paint);
    this.#table.add(this.#bodies.group);
    this.#settled = '';
  }

  /** Sets the frames of a film, which `frames.js` computes. With null the pieces stay in their places. */
  play(frames) {
    this.#frames = frames;
    this.#bodies.move(this.#bodies.pieces.map(() => ({by: [0, 0, 0], gone: 0})), 0);
    this.#settled = '';
  }

  glass(cells) {
    this.#ghost.fill(cells, this.#bodies.size, this.#bodies.areBalls);
    this.#table.add(this.#ghost.mesh);
  }

  /** Sets the colours of the page, as numbers from 0 to 1. */
  colours({surface, ink, dark}) {
    const colour = new THREE.Color().setRGB(...surface, THREE.SRGBColorSpace);
    this.#scene.background = colour;
    this.#ground.colours(ink, dark);
    this.#ghost.colours(ink);
  }

  /** Makes one piece glow, and turns all pieces except the chosen one to glass. The index -1 means none. */
  mark(lit, chosen) {
    this.#paint.uniforms.lit.value = lit;
    this.#bodies.choose(chosen);
    this.#settled = '';
  }

  resize(width, height) {
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
  }

  /**
   * Draws one picture. The value `explode` is from 0 to 1, `shown` is the number of pieces, and `film` is the number of
   * moves made. A fraction of `shown` is a piece on its way down. The values `turn`, `tilt` and `zoom` say from where
   * the board is seen.
   */
  draw({explode, shown, film, turn, tilt, zoom}) {
    const apart = APART * explode;
    this.#settle(apart, shown, film);
    this.#paint.uniforms.apart.value = apart;
    this.#table.rotation.y = turn;
    const half = THREE.MathUtils.degToRad(ANGLE / 2);
    const narrow = Math.min(half, Math.atan(Math.tan(half) * this.#camera.aspect));
    const distance = 1.04 * this.#radius / Math.sin(narrow) / zoom;
    this.#camera.position.set(0, Math.sin(tilt), Math.cos(tilt)).multiplyScalar(distance);
    this.#camera.near = Math.max(0.1, distance - 4 * this.#radius - 4);
    this.#camera.far = distance + 8 * this.#radius + 8;
    this.#camera.updateProjectionMatrix();
    this.#camera.lookAt(0, 0, 0);
    this.#renderer.render(this.#scene, this.#camera);
  }

  /**
   * Returns the index of the piece at a place of the canvas, or null. Both coordinates are from -1 to 1, to the right
   * and upwards.
   */
  pick(x, y, {explode, shown}) {
    const {from, way} = this.ray(x, y);
    return nearest(this.#bodies.laid(shown).filter(piece => piece.gone < 0.5), APART * explode, this.#bodies.areBalls, from, way);
  }

  /** Returns the line from the eye through a place of the canvas as {from, way} in coordinates of the board. */
  ray(x, y) {
    this.#scene.updateMatrixWorld();
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.#camera);
    ray.ray.applyMatrix4(this.#bodies.group.matrixWorld.clone().invert());
    return {from: ray.ray.origin.toArray(), way: ray.ray.direction.toArray()};
  }

  dispose() {
    [this.#bodies, this.#paint, this.#ghost, this.#ground, this.#light].forEach(part => part.dispose());
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /**
   * Updates everything that depends on the places of the pieces: the ground, the light, and the radius that must be in
   * view.
   */
  #settle(apart, shown, film) {
    const state = `${apart} ${shown} ${film}`;
    if (state === this.#settled) {
      return;
    }
    this.#settled = state;
    if (this.#frames) this.#bodies.move(between(this.#frames, film), film);
    this.#bodies.lay(shown);
    const middle = this.#bodies.size.map(side => side / 2 - 0.5);
    const places = (pieces, by = piece => piece.by) => pieces.flatMap(piece => piece.cells.map(cell =>
      cell.map((x, axis) => x - middle[axis] + apart * piece.away[axis] + by(piece)[axis])));
    const all = this.#frames?.map(reached).flatMap(moved => places(this.#bodies.pieces, piece => moved[piece.index])) ?? places(this.#bodies.pieces);
    const [columns, layers, rows] = this.#bodies.size;
    const corner = Math.hypot(columns, layers, rows) / 2;
    this.#radius = all.reduce((most, place) => Math.max(most, Math.hypot(...place) + 0.8), corner);
    const floor = all.reduce((least, place) => Math.min(least, place[1] - 0.5), -layers / 2) - 0.02;
    this.#ground.settle(this.#bodies.size, places(this.#bodies.solidOnes(shown)), floor, this.#radius);
    this.#light.fit(this.#radius + 0.5);
  }
}
