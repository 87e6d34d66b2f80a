// Draws a chart of values over time: a stepped curve for each run, and dashed lines for known values.

import {html, svg} from '../lib/lit-html.js';
import {number} from '../number.js';

const NARROW = matchMedia('(max-width: 700px)');
const LEFT = 46, RIGHT = 24, TOP = 16, BOTTOM = 30;

/**
 * Draws a chart of values over time.
 *
 * @param lines [{name, tone, points: [[seconds, value]], faint?, until?: seconds}]
 * @param levels [{name, tone, value}], the known values drawn as horizontal lines
 * @param moments [{name, tone, seconds}], the known times drawn as vertical lines
 * @param logarithmic whether the time axis is logarithmic
 * @param least the smallest value of the axis
 */
export function chart({lines, levels, moments, logarithmic, unit, least}) {
  const width = NARROW.matches ? 360 : 720, height = NARROW.matches ? 210 : 240;
  const drawn = lines.filter(line => line.points.length);
  const end = Math.max(0.1, ...drawn.flatMap(line => [line.points.at(-1)[0], line.until ?? 0]), ...moments.map(each => each.seconds));
  const x = timeScale(logarithmic, end, LEFT, width - RIGHT);
  const values = [...drawn.flatMap(line => line.points.map(([, value]) => value)), ...levels.map(level => level.value)];
  const low = least ?? Math.min(...values, 0), high = Math.max(...values, low + 1);
  const y = value => height - BOTTOM - (Math.max(value, low) - low) / (high - low) * (height - TOP - BOTTOM);
  const steps = ({points, until}) => points.reduce((path, [seconds, value], at) =>
    `${path}${at ? 'H' : 'M'}${x(seconds)}${at ? 'V' : ' '}${y(value)}`, '') + `H${x(Math.max(until ?? 0, points.at(-1)[0]))}`;
  return html`<figure class="race-chart">
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${words(lines, levels, unit)}>
      ${ticks(low, high).map(value => svg`<path class="grid-line" d=${`M${LEFT} ${y(value)}H${width - RIGHT}`}/>
        <text class="race-tick" x=${LEFT - 6} y=${y(value) + 4} text-anchor="end">${number(value)}</text>`)}
      ${x.ticks.map(seconds => svg`<text class="race-tick" x=${x(seconds)} y=${height - 10} text-anchor="middle">${span(seconds)}</text>
        <path class="grid-line" d=${`M${x(seconds)} ${TOP}V${height - BOTTOM}`}/>`)}
      ${levels.map(level => svg`<path class=${`race-level tone-${level.tone}`} d=${`M${LEFT} ${y(level.value)}H${width - RIGHT}`}/>`)}
      ${moments.map(each => svg`<path class=${`race-level tone-${each.tone}`} d=${`M${x(each.seconds)} ${TOP}V${height - BOTTOM}`}/>`)}
      ${drawn.map(line => svg`<path data-line=${line.name} class=${`race-line tone-${line.tone}${line.faint ? ' faint' : ''}`} d=${steps(line)}/>`)}
      ${drawn.filter(line => !line.faint).map(line => svg`<circle class=${`race-end tone-${line.tone}`} r="4" cx=${x(line.points.at(-1)[0])} cy=${y(line.points.at(-1)[1])}/>`)}
    </svg>
    <figcaption>${[...lines.filter(line => !line.faint).map(line => [line, line.points.at(-1)?.[1]]), ...levels.map(level => [level, level.value]),
      ...moments.map(each => [each, null])].map(([each, value]) => html`<span class=${`race-legend tone-${each.tone}${each.seconds === undefined && each.points ? '' : ' dashed'}`}>
        ${each.name}${value === null ? '' : `: ${value === undefined ? '–' : number(value)}`}</span>`)}
      ${lines.some(line => line.faint) ? html`<span class="race-legend tone-local faint">other runs</span>` : null}</figcaption>
  </figure>`;
}

/**
 * Returns a function from seconds to a horizontal coordinate. On a logarithmic axis, all times below a millisecond
 * share one place.
 */
function timeScale(logarithmic, end, left, right) {
  const first = 0.001;
  const scale = logarithmic
    ? seconds => left + Math.log10(Math.max(seconds, first) / first) / Math.log10(end / first) * (right - left)
    : seconds => left + seconds / end * (right - left);
  const rounded = seconds => +scale(seconds).toFixed(1);
  rounded.ticks = logarithmic ? [0.001, 0.01, 0.1, 1, 10, 100].filter(seconds => seconds <= end) : ticks(0, end);
  return rounded;
}

/** Returns a few round numbers between two values. */
function ticks(low, high) {
  const rough = (high - low) / 4, ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(times => times * ten).find(each => each >= rough);
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({length: Math.floor(high / step + 1e-9) - first + 1}, (_, at) => +((first + at) * step).toPrecision(6));
}

const span = seconds => (seconds < 1 && seconds > 0 ? `${+(seconds * 1000).toPrecision(3)} ms` : `${+seconds.toPrecision(3)} s`);

const words = (lines, levels, unit) => [
  ...lines.filter(line => !line.faint).map(line => `${line.name}: ${line.points.at(-1)?.[1] ?? 'nothing yet'} ${unit}`),
  ...levels.map(level => `${level.name}: ${level.value}`)].join('; ');
