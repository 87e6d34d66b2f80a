// What pieces are made of: painted wood with a soft sheen, darker in hollows and between pieces. The standard material of three.js,
// with a few lines of its shaders changed.

import * as THREE from '../lib/three.module.min.js';

const MOVE = `
  vec4 told = texelFetch(pieces, ivec2(int(owner + 0.5), 1), 0);
  float late = clamp(owner + 1.0 - laid, 0.0, 1.0);
  vec3 transformed = position + told.xyz * apart + vec3(0.0, late * late * drop, 0.0);`;

const VERTEX = `
  attribute float owner;
  attribute float shade;
  uniform highp sampler2D pieces;
  uniform float apart, laid, drop;
  varying vec3 rest, outwards;
  varying float ownShade;
  flat varying float ofPiece;`;

const FRAGMENT = `
  uniform highp sampler2D pieces;
  uniform highp sampler3D filled;
  uniform vec3 size, surface;
  uniform float apart, lit, chosen;
  varying vec3 rest, outwards;
  varying float ownShade;
  flat varying float ofPiece;`;

// Given pieces are striped. While one is chosen the others fade into the background.
const COLOUR = `
  vec4 tone = texelFetch(pieces, ivec2(int(ofPiece + 0.5), 0), 0);
  float stripe = abs(fract((rest.x + rest.y + rest.z) * 2.0) - 0.5);
  float thin = fwidth((rest.x + rest.y + rest.z) * 2.0);
  tone.rgb *= 1.0 - 0.16 * tone.a * (1.0 - smoothstep(0.1, 0.1 + thin + 0.02, stripe));
  float own = step(abs(ofPiece - chosen), 0.5);
  tone.rgb = mix(tone.rgb, surface, chosen < 0.0 ? 0.0 : 0.72 * (1.0 - own));
  diffuseColor.rgb = tone.rgb;`;

const GLOW = `
  totalEmissiveRadiance += (0.22 * tone.rgb + 0.03) * step(abs(ofPiece - lit), 0.5);`;

// Half a cell before the surface: how much of it is filled?
const HOLLOW = `
  vec3 before = (rest + 0.5 * normalize(outwards) + 1.0) / (size + 2.0);
  float near = mix(texture(filled, before).r, ownShade, smoothstep(0.0, 0.6, apart));
  float open = 1.0 - 0.8 * smoothstep(0.0, 1.0, near);
  reflectedLight.indirectDiffuse *= open;
  reflectedLight.indirectSpecular *= open * open;
  reflectedLight.directDiffuse *= mix(1.0, open, 0.6);
  reflectedLight.directSpecular *= open;`;

export class Paint {
  uniforms = {
    pieces: {value: null},
    filled: {value: null},
    size: {value: new THREE.Vector3()},
    surface: {value: new THREE.Color()},
    apart: {value: 0},
    laid: {value: 0},
    drop: {value: 0},
    lit: {value: -1},
    chosen: {value: -1},
  };
  material = new THREE.MeshStandardMaterial({roughness: 0.42, metalness: 0});
  /** For shadows. */
  depth = new THREE.MeshDepthMaterial({depthPacking: THREE.RGBADepthPacking});

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

  /** Other pieces, on a board of so many columns, layers and rows. */
  use(pieces, size) {
    this.#forget();
    this.uniforms.pieces.value = told(pieces);
    this.uniforms.filled.value = filling(size);
    this.uniforms.size.value.set(...size);
    this.uniforms.drop.value = 1.5 + 0.5 * size[1];
  }

  lay(shown, laid) {
    this.uniforms.laid.value = shown;
    fill(this.uniforms.filled.value, this.uniforms.size.value, laid);
  }

  dispose() {
    this.#forget();
    this.material.dispose();
    this.depth.dispose();
  }

  #forget() {
    this.uniforms.pieces.value?.dispose();
    this.uniforms.filled.value?.dispose();
  }
}

/** A row of colours, with whether the piece is given, and a row of ways outwards. */
function told(pieces) {
  const width = Math.max(1, pieces.length);
  const data = new Float32Array(8 * width);
  pieces.forEach((piece, index) => {
    const colour = new THREE.Color(piece.colour);
    data.set([colour.r, colour.g, colour.b, piece.given ? 1 : 0], 4 * index);
    data.set([...piece.away, 0], 4 * (width + index));
  });
  const texture = new THREE.DataTexture(data, width, 2, THREE.RGBAFormat, THREE.FloatType);
  texture.needsUpdate = true;
  return texture;
}

/** A texel for each cell and for those around the board, to be read between texels in proportion. */
function filling(size) {
  const [x, y, z] = size.map(side => side + 2);
  const texture = new THREE.Data3DTexture(new Uint8Array(x * y * z), x, y, z);
  texture.format = THREE.RedFormat;
  texture.minFilter = texture.magFilter = THREE.LinearFilter;
  texture.unpackAlignment = 1;
  return texture;
}

function fill(texture, {x, y}, pieces) {
  texture.image.data.fill(0);
  pieces.forEach(piece => piece.cells.forEach(cell => {
    texture.image.data[cell[0] + 1 + (x + 2) * (cell[1] + 1 + (y + 2) * (cell[2] + 1))] = 255;
  }));
  texture.needsUpdate = true;
}
