// Says in sentences what a race of two searches has shown.

import {EVERY, methodOf} from './methods.js';
import {number} from '../number.js';

const span = seconds => (seconds < 0.1 ? `${(seconds * 1000).toFixed(seconds < 0.01 ? 1 : 0)} ms` : `${seconds.toFixed(seconds < 10 ? 2 : 1)} s`);

/** Returns the sentences of a race as [{kind: 'yes' | 'no' | 'open', words}]. */
export function sentences(race) {
  return [exact(race), local(race), meaning(race)].filter(Boolean);
}

/** Returns whether the race tries only one local method. */
const isAlone = race => race.plan.method !== EVERY.word;

const isProvenEmpty = race => race.exact.answer?.status === 'infeasible';

function exact({exact: lane, coverable, isCovering, plan}) {
  const {answer, state, errors} = lane;
  const best = lane.points.at(-1)?.[1] ?? 0;
  const nodes = answer?.nodes === undefined ? '' : ` and ${number(answer.nodes)} steps`;
  if (state === 'refused') return {kind: 'no', words: `The exact search: ${errors.join(' ')}`};
  if (state === 'stopped') return {kind: 'open', words: `The exact search was stopped with ${best} of ${coverable} cells, undecided.`};
  if (!answer) return null;
  if (answer.status === 'packed') return {kind: 'yes', words: `The exact search found a packing after ${span(answer.seconds)}${nodes}.`};
  if (answer.status === 'optimal') return {kind: 'yes', words: `The exact search proved in ${span(answer.seconds)} that no covering is better than its own, ${best} cells.`};
  if (answer.status === 'infeasible') {
    return {kind: 'no', words: `The exact search proved in ${span(answer.seconds)} that there is ${isCovering ? 'no covering' : 'none'}. ${answer.reason ?? ''}`};
  }
  return {kind: 'open', words: `The exact search did not decide it in ${plan.time.replace('s', ' s')}: ${best} of ${coverable} cells at most so far.`};
}

function local(race) {
  const {runs, plan, coverable} = race;
  const name = methodOf(plan.method).name;
  const refused = runs.find(run => run.state === 'refused');
  if (refused && isAlone(race)) return {kind: 'no', words: refused.errors.join(' ')};
  const begun = runs.filter(run => run.state !== 'waiting');
  const found = begun.filter(run => run.answer?.status === 'packed');
  const best = Math.max(0, ...begun.map(run => run.points.at(-1)?.[1] ?? 0));
  if (runs.length > 1 && begun.some(run => run.answer)) {
    const ended = begun.filter(run => run.answer).length;
    return {kind: found.length ? 'yes' : 'open',
      words: `${name}: ${found.length} of ${ended} ${ended === 1 ? 'run' : 'runs'} ${race.running ? 'so far ' : ''}found a packing${found.length ? `, the first of them after ${iterations(found[0].answer)}` : `; the best covers ${best} of ${coverable} cells`}.`};
  }
  if (found.length) return {kind: 'yes', words: `${name} found a packing after ${iterations(found[0].answer)} (${span(found[0].answer.seconds)}).`};
  const only = begun[0];
  if (only?.answer?.status === 'optimal') return {kind: 'yes', words: `${name} covered ${best} cells.`};
  if (only?.answer) return {kind: 'open', words: `${name} ended after ${only.answer.limit === 'time' ? `${plan.time.replace('s', ' s')} and ` : ''}${iterations(only.answer)}: ${best} of ${coverable} cells at best.`};
  if (only?.state === 'stopped') return {kind: 'open', words: `${name} was stopped with ${best} of ${coverable} cells at best.`};
  return null;
}

/** Returns a sentence about what only the exact or only the local search has shown, or null. */
function meaning(race) {
  if (isAlone(race) && race.runs.some(run => run.state === 'refused')) return null;
  const running = race.running && race.runs.some(run => run.state === 'running' || run.state === 'waiting');
  const found = race.runs.some(run => run.answer?.status === 'packed');
  if (isProvenEmpty(race)) {
    return {kind: 'open', words: running ? 'The local search cannot know that, and tries on.' : 'The local search could not know that: not finding one proves nothing.'};
  }
  if (race.exact.answer?.status === 'optimal' && !running) {
    const best = Math.max(...race.runs.map(run => run.points.at(-1)?.[1] ?? 0)), most = race.exact.points.at(-1)?.[1] ?? 0;
    return best < most ? {kind: 'open', words: `The local search stayed ${most - best} ${most - best === 1 ? 'cell' : 'cells'} below the best, and cannot tell.`}
      : {kind: 'open', words: 'The local search found as good a covering, but only the exact search can say that none is better.'};
  }
  if (race.exact.answer?.status === 'packed' && !found && !running) {
    return {kind: 'open', words: 'There is a packing, as the exact search shows; the local search just did not find it.'};
  }
  if (race.exact.answer?.status === 'undecided' && found) {
    return {kind: 'yes', words: 'Here the local search was the better one: what it found was checked.'};
  }
  return null;
}

function iterations(answer) {
  const restarts = answer.restarts ? `, ${number(answer.restarts)} ${answer.restarts === 1 ? 'restart' : 'restarts'}` : '';
  return `${number(answer.iterations)} ${answer.iterations === 1 ? 'iteration' : 'iterations'}${restarts}`;
}
