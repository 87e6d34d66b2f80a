// Lights the scene like a studio: a bright sky, two large windows, and a lamp at the upper left that casts shadows.

import * as THREE from '../lib/three.module.min.js';

/** Adds the lights to the scene. The `dispose` of the result frees their memory. */
export function studio(renderer, scene) {
  const room = new THREE.Scene();
  const parts = [
    wall(new THREE.SphereGeometry(20, 24, 16), 0.5),
    pane([0, 14, 0], [16, 16], 3.2),
    pane([-13, 7, 8], [9, 12], 4.6),
    pane([13, 5, 7], [8, 12], 3.6),
    pane([2, 3, -15], [14, 5], 1.8),
    pane([0, -14, 0], [24, 24], 0.5),
  ];
  room.add(...parts);
  const maker = new THREE.PMREMGenerator(renderer);
  const surroundings = maker.fromScene(room, 0.03);
  maker.dispose();
  parts.forEach(part => {
    part.geometry.dispose();
    part.material.dispose();
  });
  scene.environment = surroundings.texture;
  scene.environmentIntensity = 0.86;
  const lamp = new THREE.DirectionalLight(0xfff4e6, 1.7);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(2048, 2048);
  lamp.shadow.radius = 3.5;
  lamp.shadow.normalBias = 0.03;
  lamp.shadow.bias = -0.0004;
  scene.add(lamp, lamp.target);
  return {
    /** Makes the shadows of the lamp cover everything within this radius. */
    fit(radius) {
      lamp.position.set(-0.55, 1, 0.62).multiplyScalar(2 * radius);
      Object.assign(lamp.shadow.camera, {left: -radius, right: radius, top: radius, bottom: -radius,
        near: 0.1 * radius, far: 4.5 * radius});
      lamp.shadow.camera.updateProjectionMatrix();
    },
    dispose() {
      scene.remove(lamp, lamp.target);
      surroundings.dispose();
      lamp.dispose();
    },
  };
}

function wall(geometry, brightness) {
  const material = new THREE.MeshBasicMaterial({side: THREE.BackSide});
  material.color.setScalar(brightness);
  return new THREE.Mesh(geometry, material);
}

function pane(place, size, brightness) {
  const panel = wall(new THREE.PlaneGeometry(...size), brightness);
  panel.material.side = THREE.DoubleSide;
  panel.position.set(...place);
  panel.lookAt(0, 0, 0);
  return panel;
}
