// Makes the material of pieces: painted wood with a soft sheen, darker in hollows and between pieces. It is the
// standard material of three.js with a few changed lines of its shaders.

import * as THREE from '../lib/three.module.min.js';
import {COLOUR, FRAGMENT, GLASS, GLASS_VERTEX, GLOW, HOLLOW, MOVE, VERTEX} from './shaders.js';
import {fill, filling, shift, told} from './textures.js';

/** A `Paint` holds the materials of the pieces, and the values that can change without a new mesh. */
export class Paint {
  uniforms = {
    pieces: {value: null},
    filled: {value: null},
    size: {value: new THREE.Vector3()},
    apart: {value: 0},
    loose: {value: 0},
    laid: {value: 0},
    drop: {value: 0},
    lit: {value: -1},
    chosen: {value: -1},
  };
  material = new THREE.MeshStandardMaterial({roughness: 0.42, metalness: 0});
  /** This material draws the pieces into the shadow map. */
  depth = new THREE.MeshDepthMaterial({depthPacking: THREE.RGBADepthPacking});

  glass = new THREE.ShaderMaterial({uniforms: this.uniforms, vertexShader: GLASS_VERTEX, fragmentShader: GLASS,
    transparent: true, depthWrite: false});

  constructor() {
    this.material.onBeforeCompile = shader => {
      this.#move(shader, 'rest = position; outwards = normal; ownShade = shade; ofPiece = owner;');
      shader.fragmentShader = shader.fragmentShader.replace('#include <common>', `#include <common>${FRAGMENT}`)
        .replace('#include <color_fragment>', COLOUR)
        .replace('#include <emissivemap_fragment>', GLOW)
        .replace('#include <aomap_fragment>', HOLLOW);
    };
    this.depth.onBeforeCompile = shader => this.#move(shader, '');
  }

  #move(shader, more) {
    Object.assign(shader.uniforms, this.uniforms);
    shader.vertexShader = shader.vertexShader.replace('#include <common>', `#include <common>${VERTEX}`)
      .replace('#include <begin_vertex>', `${MOVE} ${more}`);
  }

  /** Sets the pieces, on a board of `size` columns, layers and rows. */
  use(pieces, size) {
    this.#forget();
    this.uniforms.pieces.value = told(pieces);
    this.uniforms.filled.value = filling(size);
    this.uniforms.size.value.set(...size);
    this.uniforms.drop.value = 1.5 + 0.5 * size[1];
  }

  /** Sets the places of the pieces in a film, and `at`, the number of moves made. */
  move(pieces, at) {
    this.uniforms.loose.value = at;
    shift(this.uniforms.pieces.value, pieces);
  }

  lay(shown, laid) {
    this.uniforms.laid.value = shown;
    fill(this.uniforms.filled.value, this.uniforms.size.value, laid);
  }

  dispose() {
    this.#forget();
    [this.material, this.depth, this.glass].forEach(material => material.dispose());
  }

  #forget() {
    this.uniforms.pieces.value?.dispose();
    this.uniforms.filled.value?.dispose();
  }
}
