// Makes the mesh of a piece of balls: a sphere for each ball, and a neck between balls that touch. Meshes are plain
// arrays.

const RADIUS = 0.485;
const NECK = 0.2;

/**
 * Returns the triangles of a piece. Each corner [x, y, z] is the least corner of the box around a ball. More `steps`
 * make finer spheres.
 */
export function balls(corners, steps = 3) {
  const mesh = {positions: [], normals: [], shades: [], indices: []};
  const middles = corners.map(corner => corner.map(x => x + 0.5));
  middles.forEach((middle, at) => {
    sphere(mesh, middle, 4 * steps);
    middles.slice(at + 1).filter(other => Math.hypot(...step(middle, other)) < 1.01).forEach(other => neck(mesh, middle, other, 3 * steps));
  });
  return mesh;
}

const step = (from, to) => to.map((x, axis) => x - from[axis]);

function vertex(mesh, place, normal) {
  mesh.positions.push(...place);
  mesh.normals.push(...normal);
  mesh.shades.push(0);
  return mesh.shades.length - 1;
}

/** Joins two rings with equally many vertices by a strip of quads. */
function strip(mesh, one, other) {
  for (let i = 0; i + 1 < one.length; i++) {
    mesh.indices.push(one[i], one[i + 1], other[i + 1], one[i], other[i + 1], other[i]);
  }
}

function sphere(mesh, middle, rings) {
  let before = null;
  for (let i = 0; i <= rings; i++) {
    const tilt = i * Math.PI / rings;
    const ring = Array.from({length: 2 * rings + 1}, (_, j) => {
      const turn = j * Math.PI / rings;
      const normal = [Math.sin(tilt) * Math.cos(turn), Math.cos(tilt), Math.sin(tilt) * Math.sin(turn)];
      return vertex(mesh, middle.map((x, axis) => x + RADIUS * normal[axis]), normal);
    });
    if (before) strip(mesh, before, ring);
    before = ring;
  }
}

/** Adds a cylinder between the middles of two balls. Its ends are hidden inside the spheres. */
function neck(mesh, from, to, sides) {
  const way = step(from, to);
  const across = cross(way, Math.abs(way[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]);
  const length = Math.hypot(...across);
  const first = across.map(x => x / length), second = cross(way, first);
  const ring = middle => Array.from({length: sides + 1}, (_, i) => {
    const angle = 2 * i * Math.PI / sides;
    const normal = first.map((x, axis) => x * Math.cos(angle) + second[axis] * Math.sin(angle));
    return vertex(mesh, middle.map((x, axis) => x + NECK * normal[axis]), normal);
  });
  strip(mesh, ring(to), ring(from));
}

const cross = ([a, b, c], [x, y, z]) => [b * z - c * y, c * x - a * z, a * y - b * x];
