// Draws empty cells as cubes or balls of glass, which are almost transparent in the middle and more visible at their
// edges.

import * as THREE from '../lib/three.module.min.js';
import {balls} from './balls.js';
import {solid} from './solid.js';

const geometry = ({positions, normals, indices}) => new THREE.BufferGeometry()
  .setAttribute('position', new THREE.Float32BufferAttribute(positions.map(x => 0.94 * (x - 0.5)), 3))
  .setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3))
  .setIndex(indices);

export class Ghost {
  mesh = null;

  constructor() {
    this.cube = geometry(solid([[0, 0, 0]], 2));
    this.ball = geometry(balls([[0, 0, 0]], 3));
    this.material = new THREE.ShaderMaterial({
      uniforms: {tint: {value: new THREE.Vector3()}, strength: {value: 1}},
      vertexShader: `
        varying vec3 outwards, towards;
        void main() {
          vec4 place = modelViewMatrix * instanceMatrix * vec4(position, 1.0);
          outwards = normalMatrix * normal;
          towards = -place.xyz;
          gl_Position = projectionMatrix * place;
        }`,
      fragmentShader: `
        uniform vec3 tint;
        uniform float strength;
        varying vec3 outwards, towards;
        void main() {
          float grazing = 1.0 - abs(dot(normalize(outwards), normalize(towards)));
          gl_FragColor = vec4(tint, strength * (0.05 + 0.3 * pow(grazing, 2.5)));
        }`,
      transparent: true, depthWrite: false});
  }

  /**
   * Draws these cells, given as [x, y, z] on a board of `size` columns, layers and rows. Each cell is fainter if there
   * are many.
   */
  fill(cells, size, areBalls) {
    this.mesh?.removeFromParent();
    this.mesh?.dispose();
    this.mesh = new THREE.InstancedMesh(areBalls ? this.ball : this.cube, this.material, cells.length);
    this.mesh.frustumCulled = false;
    this.material.uniforms.strength.value = Math.max(0.3, Math.min(1, 6 / Math.cbrt(cells.length + 1)));
    const matrix = new THREE.Matrix4();
    cells.forEach((cell, index) => this.mesh.setMatrixAt(index,
      matrix.makeTranslation(...cell.map((x, axis) => x + 0.5 - size[axis] / 2))));
  }

  colours(ink) {
    this.material.uniforms.tint.value.set(...ink);
  }

  dispose() {
    this.mesh?.dispose();
    this.cube.dispose();
    this.ball.dispose();
    this.material.dispose();
  }
}
