// Draws all pieces as one mesh. Each vertex holds the index of its piece. A small texture holds each piece's colour and
// the direction in which the piece moves outwards. Turning the board, moving pieces apart and laying them one by one
// therefore change no vertex.

import * as THREE from '../lib/three.module.min.js';
import {balls} from './balls.js';
import {isBalls, places} from './places.js';
import {solid} from './solid.js';

/** If the pieces together have more cells than this, their round parts are coarser. */
const MANY_CELLS = 300;

export class Bodies {
  group = new THREE.Group();
  #paint;
  #solid;
  #glass;
  #chosen = -1;

  /**
   * Builds the mesh. Columns run to the right, layers upwards and rows to the front. The origin of the mesh is the
   * middle of the board.
   */
  constructor(content, inLayer, paint) {
    const {pieces} = content;
    const {size, at} = places(content);
    const middle = size.map(side => side / 2);
    this.areBalls = isBalls(content);
    this.pieces = pieces.map((piece, index) => {
      const cells = piece.cells.filter(([layer]) => inLayer(layer)).map(at);
      const away = middle.map((m, axis) => piece.cells.reduce((sum, cell) =>
        sum + at(cell)[axis] + 0.5, 0) / piece.cells.length - m);
      return {...piece, index, cells, away, end: 0, by: [0, 0, 0], gone: 0};
    });
    this.size = size;
    this.#paint = paint;
    paint.use(this.pieces, this.size);
    this.#solid = new THREE.Mesh(this.#geometry(), paint.material);
    this.#solid.customDepthMaterial = paint.depth;
    this.#solid.castShadow = true;
    this.#solid.receiveShadow = true;
    this.#glass = new THREE.Mesh(sameVertices(this.#solid.geometry), paint.glass);
    [this.#solid, this.#glass].forEach(mesh => { mesh.frustumCulled = false; });
    this.group.position.set(...middle.map(m => -m));
    this.group.add(this.#solid, this.#glass);
  }

  #geometry() {
    const steps = this.pieces.reduce((sum, piece) => sum + piece.cells.length, 0) > MANY_CELLS ? 2 : 4;
    const body = this.areBalls ? balls : solid;
    const parts = this.pieces.map(piece => piece.cells.length > 0 ? body(piece.cells, steps) : null);
    const total = of => parts.reduce((sum, part) => sum + (part ? part[of].length : 0), 0);
    const positions = new Float32Array(total('positions'));
    const normals = new Int8Array(total('normals'));
    const shades = new Uint8Array(total('shades'));
    const owners = new Float32Array(shades.length);
    const indices = new Uint32Array(total('indices'));
    let vertices = 0;
    let corners = 0;
    parts.forEach((part, index) => {
      if (part) {
        positions.set(part.positions, 3 * vertices);
        normals.set(part.normals.map(x => Math.round(127 * x)), 3 * vertices);
        shades.set(part.shades.map(x => Math.round(255 * Math.min(1, x))), vertices);
        owners.fill(index, vertices, vertices + part.shades.length);
        indices.set(part.indices.map(i => i + vertices), corners);
        vertices += part.shades.length;
        corners += part.indices.length;
      }
      this.pieces[index].end = corners;
    });
    return new THREE.BufferGeometry()
      .setAttribute('position', new THREE.BufferAttribute(positions, 3))
      .setAttribute('normal', new THREE.BufferAttribute(normals, 3, true))
      .setAttribute('shade', new THREE.BufferAttribute(shades, 1, true))
      .setAttribute('owner', new THREE.BufferAttribute(owners, 1))
      .setIndex(new THREE.BufferAttribute(indices, 1));
  }

  /** Highlights one piece and draws the others as glass. The index -1 highlights none. */
  choose(index) {
    this.#chosen = index < this.pieces.length ? index : -1;
    this.#paint.uniforms.chosen.value = this.#chosen;
  }

  /** Moves the pieces to their places in a film after `at` moves. */
  move(places, at) {
    places.forEach((place, index) => Object.assign(this.pieces[index], place));
    this.#paint.move(this.pieces, at);
  }

  /** Draws only the first `shown` pieces. If the number is a fraction, the last piece is still on its way down. */
  lay(shown) {
    const laid = this.laid(shown);
    const end = laid.at(-1)?.end ?? 0;
    const piece = laid[this.#chosen];
    const begin = piece ? this.pieces[this.#chosen - 1]?.end ?? 0 : 0;
    this.#solid.geometry.setDrawRange(begin, (this.#chosen < 0 ? end : piece?.end ?? 0) - begin);
    this.#glass.geometry.setDrawRange(0, end);
    this.#glass.visible = this.#chosen >= 0;
    // Only cubes are darker in hollows, because hollows are measured in cells of the cubic lattice.
    this.#paint.lay(shown, this.areBalls ? [] : this.solidOnes(shown));
  }

  /** Returns the laid pieces that are neither drawn as glass nor gone in a film. */
  solidOnes(shown) {
    const laid = this.laid(shown).filter(piece => piece.gone < 0.9);
    return this.#chosen < 0 ? laid : laid.filter(piece => piece.index === this.#chosen);
  }

  /** Returns the pieces that are laid or on their way down. */
  laid(shown) {
    return this.pieces.slice(0, Math.ceil(shown));
  }

  dispose() {
    this.#solid.geometry.dispose();
    this.#glass.geometry.dispose();
  }
}

function sameVertices(geometry) {
  const other = new THREE.BufferGeometry().setIndex(geometry.index);
  Object.entries(geometry.attributes).forEach(([name, attribute]) => other.setAttribute(name, attribute));
  return other;
}
