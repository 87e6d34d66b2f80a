// All pieces as one mesh, drawn by one call: each vertex knows its piece, and a small texture tells the colour of each piece
// and where it goes when the pieces are drawn apart. Turning, drawing apart and laying piece by piece touch no vertex.

import * as THREE from '../lib/three.module.min.js';
import {balls} from './balls.js';
import {isBalls, places} from './places.js';
import {solid} from './solid.js';

/** From this many cells on, rounded edges are coarser. */
const MANY_CELLS = 300;

export class Bodies {
  group = new THREE.Group();
  #paint;
  #solid;
  #glass;
  #chosen = -1;

  /** Columns run to the right, layers upwards, rows to the front; the mesh's own origin is the middle of the board. */
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

  /** One piece is looked at, the others turn to glass; none for -1. */
  choose(index) {
    this.#chosen = index < this.pieces.length ? index : -1;
    this.#paint.uniforms.chosen.value = this.#chosen;
  }

  /** Where pieces are in a film after so many moves. */
  move(places, at) {
    places.forEach((place, index) => Object.assign(this.pieces[index], place));
    this.#paint.move(this.pieces, at);
  }

  /** Only the first pieces are drawn; of a fraction the last is still on its way down. */
  lay(shown) {
    const laid = this.laid(shown);
    const end = laid.at(-1)?.end ?? 0;
    const piece = laid[this.#chosen];
    const begin = piece ? this.pieces[this.#chosen - 1]?.end ?? 0 : 0;
    this.#solid.geometry.setDrawRange(begin, (this.#chosen < 0 ? end : piece?.end ?? 0) - begin);
    this.#glass.geometry.setDrawRange(0, end);
    this.#glass.visible = this.#chosen >= 0;
    // Only cubes are darker in hollows, which are counted in cells.
    this.#paint.lay(shown, this.areBalls ? [] : this.solidOnes(shown));
  }

  /** Those of the laid ones that are not of glass, and not gone. */
  solidOnes(shown) {
    const laid = this.laid(shown).filter(piece => piece.gone < 0.9);
    return this.#chosen < 0 ? laid : laid.filter(piece => piece.index === this.#chosen);
  }

  /** The pieces that can be seen, wholly or in part. */
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
