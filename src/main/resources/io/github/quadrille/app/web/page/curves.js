// Draws curves over time as small pictures.

import {html, svg} from './lib/lit-html.js';

const WIDTH = 320, HEIGHT = 120;

/** Draws the worth of the best covering and its upper bound as curves. */
export function closing(points, unit) {
  return curves([
    {name: 'bound', points: points.map(({seconds, bound}) => [seconds, bound])},
    {name: 'best', points: points.map(({seconds, worth}) => [seconds, worth])},
  ], unit);
}

/** Draws named curves as steps through points [seconds, value]. Returns null if there are no points. */
function curves(all, unit) {
  const points = all.flatMap(curve => curve.points);
  if (!points.length) return null;
  const end = Math.max(...points.map(([x]) => x), 0.1);
  const values = points.map(([, y]) => y);
  const least = Math.min(...values), most = Math.max(...values, least + 1);
  const place = ([x, y]) => [4 + (x / end) * (WIDTH - 8), HEIGHT - 4 - ((y - least) / (most - least)) * (HEIGHT - 8)];
  const steps = curve => {
    let path = '', before = null;
    for (const at of [...curve.points, [end, curve.points.at(-1)?.[1]]].filter(([, y]) => y !== undefined)) {
      const [x, y] = place(at);
      path += before === null ? `M${x} ${y}` : `H${x}V${y}`;
      before = y;
    }
    return path;
  };
  return html`<figure class="curves"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img"
      aria-label=${all.map(curve => `${curve.name} ${curve.points.at(-1)?.[1] ?? 'nothing'} ${unit}`).join(', ')}>
      ${all.map((curve, at) => svg`<path class=${`curve curve-${at}`} d=${steps(curve)}/>`)}</svg>
    <figcaption>${all.map((curve, at) => html`<span class=${`key key-${at}`}>${curve.name}: ${curve.points.at(-1)?.[1] ?? '–'} ${unit}</span>`)}
      <span class="numbers">${end.toFixed(1)} s</span></figcaption></figure>`;
}
