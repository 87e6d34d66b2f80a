// Finds the cells that a pointer passes while it is down, even if it moves faster than its events.

import {Plan, key} from './lattices.js';

/** The steps along a stroke are shorter than the width of any cell. */
const STEP = 0.2;

export class Stroke {
  #last = null;

  /** Returns the cells on the straight lines from the last event of the pointer to this one. */
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
