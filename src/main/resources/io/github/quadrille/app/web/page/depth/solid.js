// Makes the mesh of a piece of cubes. There are no walls inside a piece, a narrow gap remains around it, and convex
// edges and corners are rounded. Meshes are plain arrays without types of three.js.
//
// The body first shrinks by gap + radius and then consists of boxes, which are thirds of cells. A ball of that radius
// then rolls over the boxes: faces move outwards, edges become quarters of cylinders and corners eighths of spheres.
// Where parts overlap in a hollow, the overlap is inside the body and invisible.

import {Thirds} from './thirds.js';

/** The gap around a piece is this part of the side of a cube. */
const GAP = 0.018;
const RADIUS = 0.085;
const INSET = GAP + RADIUS;
const AXES = [0, 1, 2];
const SIGNS = [-1, 1];

/** Returns the triangles of a piece with the cells [x, y, z]. Each rounded edge consists of `steps` flat strips. */
export function solid(cells, steps = 3) {
  const grid = new Thirds(cells);
  const mesh = {positions: [], normals: [], shades: [], indices: []};
  const vertex = (place, normal) => {
    const [x, y, z] = place;
    const [nx, ny, nz] = normal;
    mesh.positions.push(x + RADIUS * nx, y + RADIUS * ny, z + RADIUS * nz);
    mesh.normals.push(nx, ny, nz);
    // The shade of a vertex depends on what is half a cell in front of the surface.
    const ahead = RADIUS + 0.5;
    mesh.shades.push(grid.occupied(x + ahead * nx, y + ahead * ny, z + ahead * nz));
    return mesh.shades.length - 1;
  };
  grid.forEach(third => {
    const free = AXES.map(axis => SIGNS.map(sign => !grid.has(step(third, [axis, sign]))));
    const corner = signs => AXES.map(axis => edge(third[axis] + (signs[axis] > 0 ? 1 : 0)));
    for (const axis of AXES) {
      for (const sign of SIGNS) {
        if (free[axis][(sign + 1) / 2]) {
          face(mesh, vertex, corner, axis, sign);
        }
      }
      const [b, c] = others(axis);
      for (const [sb, sc] of FOUR) {
        if (free[b][(sb + 1) / 2] && free[c][(sc + 1) / 2] && !grid.has(step(third, [b, sb], [c, sc]))) {
          rounded(mesh, vertex, corner, axis, sb, sc, steps);
        }
      }
    }
    for (const signs of EIGHT) {
      if (AXES.every(axis => free[axis][(signs[axis] + 1) / 2])
          && AXES.every(axis => !grid.has(step(third, ...others(axis).map(o => [o, signs[o]]))))) {
        ball(mesh, vertex, corner(signs), signs, steps);
      }
    }
  });
  return mesh;
}

const FOUR = SIGNS.flatMap(b => SIGNS.map(c => [b, c]));
const EIGHT = SIGNS.flatMap(a => FOUR.map(([b, c]) => [a, b, c]));
const others = axis => [(axis + 1) % 3, (axis + 2) % 3];
const unit = (axis, sign) => AXES.map(a => a === axis ? sign : 0);

function step(third, ...ways) {
  const to = [...third];
  ways.forEach(([axis, sign]) => { to[axis] += sign; });
  return to;
}

/** Returns the coordinate of the lower side of a third. */
function edge(third) {
  const cell = Math.floor(third / 3);
  return cell + [0, INSET, 1 - INSET][third - 3 * cell];
}

/** Adds a quad as two triangles, whose fronts face in the direction of the normals. */
function quad(mesh, [a, b, c, d], turned) {
  mesh.indices.push(...turned ? [a, c, b, a, d, c] : [a, b, c, a, c, d]);
}

function face(mesh, vertex, corner, axis, sign) {
  const [b, c] = others(axis);
  const around = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([sb, sc]) => {
    const signs = unit(axis, sign);
    signs[b] = sb;
    signs[c] = sc;
    return vertex(corner(signs), unit(axis, sign));
  });
  quad(mesh, around, sign < 0);
}

function rounded(mesh, vertex, corner, axis, sb, sc, steps) {
  const [b, c] = others(axis);
  let before = null;
  for (let i = 0; i <= steps; i++) {
    const angle = i * Math.PI / 2 / steps;
    const normal = unit(b, sb * Math.cos(angle));
    normal[c] = sc * Math.sin(angle);
    const ends = SIGNS.map(end => {
      const signs = unit(axis, end);
      signs[b] = sb;
      signs[c] = sc;
      return vertex(corner(signs), normal);
    });
    if (before) {
      quad(mesh, [before[0], ends[0], ends[1], before[1]], sb * sc < 0);
    }
    before = ends;
  }
}

function ball(mesh, vertex, place, signs, steps) {
  const turned = signs[0] * signs[1] * signs[2] < 0;
  const rows = [];
  for (let i = 0; i <= steps; i++) {
    rows.push([]);
    for (let j = 0; j <= steps - i; j++) {
      // The rim of the eighth of a sphere has the same angles as the rounded edges that meet it.
      const way = [steps - i - j, j, i].map(part => Math.sin(part * Math.PI / 2 / steps));
      const length = Math.hypot(...way);
      rows[i].push(vertex(place, AXES.map(axis => signs[axis] * way[axis] / length)));
    }
  }
  const triangle = (a, b, c) => mesh.indices.push(...turned ? [a, c, b] : [a, b, c]);
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < steps - i; j++) {
      triangle(rows[i][j], rows[i][j + 1], rows[i + 1][j]);
      if (j + 1 < steps - i) {
        triangle(rows[i][j + 1], rows[i + 1][j + 1], rows[i + 1][j]);
      }
    }
  }
}
