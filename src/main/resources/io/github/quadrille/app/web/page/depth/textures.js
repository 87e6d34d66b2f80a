// Makes the textures that the shaders of pieces read: the colours and shifts of the pieces, and the filled cells.

import * as THREE from '../lib/three.module.min.js';

/**
 * Returns a texture with three rows: each piece's colour and whether it is given, its direction outwards, and its shift
 * as in {@link shift}.
 */
export function told(pieces) {
  const width = Math.max(1, pieces.length);
  const data = new Float32Array(12 * width);
  pieces.forEach((piece, index) => {
    const colour = new THREE.Color(piece.colour);
    data.set([colour.r, colour.g, colour.b, piece.given ? 1 : 0], 4 * index);
    data.set([...piece.away, 0], 4 * (width + index));
  });
  const texture = new THREE.DataTexture(data, width, 3, THREE.RGBAFormat, THREE.FloatType);
  texture.needsUpdate = true;
  return texture;
}

/** Writes into the texture how far each piece is from its place on the board, and how much of it is gone. */
export function shift(texture, pieces) {
  const {data, width} = texture.image;
  pieces.forEach(({by, gone}, index) => data.set([...by, gone], 4 * (2 * width + index)));
  texture.needsUpdate = true;
}

/**
 * Returns a 3D texture with one texel for each cell of the board's box, and a border of one texel around the box.
 * Shaders interpolate between texels.
 */
export function filling(size) {
  const [x, y, z] = size.map(side => Math.ceil(side) + 2);
  const texture = new THREE.Data3DTexture(new Uint8Array(x * y * z), x, y, z);
  texture.format = THREE.RedFormat;
  texture.minFilter = texture.magFilter = THREE.LinearFilter;
  texture.unpackAlignment = 1;
  return texture;
}

/** Marks the cells of these pieces as filled, and all others as empty. */
export function fill(texture, {x, y}, pieces) {
  texture.image.data.fill(0);
  pieces.forEach(piece => piece.cells.forEach(cell => {
    texture.image.data[cell[0] + 1 + (x + 2) * (cell[1] + 1 + (y + 2) * (cell[2] + 1))] = 255;
  }));
  texture.needsUpdate = true;
}
