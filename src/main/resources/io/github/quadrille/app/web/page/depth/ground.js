// Draws the ground below the pieces: a faint grid that fades out, and a shadow. The shadow is dark and sharp below
// pieces on the ground, and light and wide below pieces in the air.

import * as THREE from '../lib/three.module.min.js';

const TEXELS = 96;

const VERTEX = `
  uniform float far;
  varying vec2 at;
  void main() {
    at = far * position.xz;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(at.x, 0.0, at.y, 1.0);
  }`;

const FRAGMENT = `
  uniform sampler2D shadow;
  uniform vec3 ink;
  uniform vec2 borders;
  uniform float reach, far, darkness, lines;
  varying vec2 at;
  void main() {
    vec2 cell = at + borders;
    vec2 width = fwidth(cell) * 1.2;
    vec2 near = 1.0 - smoothstep(width * 0.4, width, abs(fract(cell - 0.5) - 0.5));
    float line = max(near.x, near.y) * (1.0 - smoothstep(0.15, 0.5, max(width.x, width.y)));
    line *= lines * (1.0 - smoothstep(0.3, 1.0, length(at) / far));
    vec2 place = at / (2.0 * reach) + 0.5;
    float dark = darkness * texture2D(shadow, place).r * step(abs(place.x - 0.5), 0.5) * step(abs(place.y - 0.5), 0.5);
    float alpha = 1.0 - (1.0 - line) * (1.0 - dark);
    gl_FragColor = vec4(ink * line * (1.0 - dark), alpha);
  }`;

export class Ground {
  constructor() {
    this.texture = new THREE.DataTexture(new Uint8Array(TEXELS * TEXELS), TEXELS, TEXELS, THREE.RedFormat);
    this.texture.minFilter = this.texture.magFilter = THREE.LinearFilter;
    this.texture.unpackAlignment = 1;
    this.uniforms = {
      shadow: {value: this.texture},
      ink: {value: new THREE.Vector3()},
      borders: {value: new THREE.Vector2()},
      reach: {value: 1},
      far: {value: 1},
      darkness: {value: 1},
      lines: {value: 0.1},
    };
    const material = new THREE.ShaderMaterial({uniforms: this.uniforms, vertexShader: VERTEX, fragmentShader: FRAGMENT,
      transparent: true, premultipliedAlpha: true, depthWrite: false});
    this.mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2).rotateX(-Math.PI / 2), material);
    this.mesh.frustumCulled = false;
  }

  /**
   * Sets the colours. Lines are light on dark pages and dark on light pages. The colour `ink` has numbers from 0 to 1.
   */
  colours(ink, dark) {
    this.uniforms.ink.value.set(...ink);
    this.uniforms.lines.value = dark ? 0.2 : 0.13;
    this.uniforms.darkness.value = dark ? 0.75 : 0.42;
  }

  /**
   * Places the ground below all cells. The `places` are the middles of cells as [x, y, z], on a board of these columns,
   * layers and rows.
   */
  settle([columns, , rows], places, floor) {
    this.uniforms.borders.value.set(columns / 2, rows / 2);
    const radius = places.reduce((most, [x, , z]) => Math.max(most, Math.abs(x), Math.abs(z)), 1);
    const reach = radius + 2.5;
    this.mesh.position.y = floor;
    this.uniforms.reach.value = reach;
    this.uniforms.far.value = 1.4 * radius + 2;
    this.#shade(places, floor, reach);
  }

  #shade(places, floor, reach) {
    const light = new Float32Array(TEXELS * TEXELS).fill(1);
    const texel = 2 * reach / TEXELS;
    const lowest = new Map();
    places.forEach(([x, y, z]) => {
      const column = `${x.toFixed(1)} ${z.toFixed(1)}`;
      if (!(lowest.get(column)?.[1] < y)) {
        lowest.set(column, [x, y, z]);
      }
    });
    for (const [x, y, z] of lowest.values()) {
      const height = Math.max(0, y - 0.5 - floor);
      const blur = Math.max(texel, 0.22 + 0.3 * height);
      const strength = 0.9 / (1 + 0.55 * height);
      const span = 0.5 + 2 * blur;
      const first = value => Math.max(0, Math.floor((value - span + reach) / texel));
      const last = value => Math.min(TEXELS - 1, Math.ceil((value + span + reach) / texel));
      const across = from => at => soft((at + 0.5) * texel - reach - from, blur);
      const [overX, overZ] = [across(x), across(z)];
      for (let row = first(z); row <= last(z); row++) {
        const weight = strength * overZ(row);
        for (let column = first(x); column <= last(x); column++) {
          const at = row * TEXELS + column;
          light[at] = Math.max(0, light[at] - weight * overX(column));
        }
      }
    }
    this.texture.image.data.set(light.map(value => Math.round(255 * (1 - value))));
    this.texture.needsUpdate = true;
  }

  dispose() {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture.dispose();
  }
}

/** Returns how dark a cell's blurred shadow is at a distance from its middle. Neighbouring shadows add up evenly. */
function soft(distance, blur) {
  return 0.5 * (bend((distance + 0.5) / blur) - bend((distance - 0.5) / blur));
}

function bend(x) {
  return x < -2 ? -1 : x > 2 ? 1 : Math.sin(x * Math.PI / 4);
}
