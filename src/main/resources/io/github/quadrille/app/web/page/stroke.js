// The cells that a pointer goes over while it is down, also where it is faster than it is heard of.

import {Plan, key} from './lattices.js';

/** Shorter than any cell is wide. */
const STEP = 0.2;

export class Stroke {
  #last = null;

  /** The cells on the straight lines from where the pointer was heard of last to where it is. */
  to(puzzle, event) {
    const inverse = event.currentTarget.closest('svg').getScreenCTM().inverse();
    const plan = new Plan(puzzle);
    const cells = new Map();
    for (const {clientX, clientY} of [...event.getCoalescedEvents?.() ?? [], event]) {
      const at = new DOMPoint(clientX, clientY).matrixTransform(inverse);
      const from = this.#last ?? at;
      const steps = Math.ceil(Math.hypot(at.x - from.x, at.y - from.y) / STEP);
      for (let step = 0; step <= steps; step++) {
        const share = steps && step / steps;
        const cell = plan.at([from.x + (at.x - from.x) * share, from.y + (at.y - from.y) * share]);
        if (cell) cells.set(key(cell), cell);
      }
      this.#last = at;
    }
    return [...cells.values()];
  }
}
