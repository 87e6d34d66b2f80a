// Moves the view smoothly to its goal, and draws frames only while something moves.

/** The distance of each value from its goal shrinks exponentially, at this rate per second. */
const HASTE = {explode: 9, shown: 7, film: 5, orbit: 16};
const LONGEST_STEP = 0.05;

export class Motion {
  now = {explode: 0, shown: 0, film: 0};
  #goal = {...this.now};
  #orbit;
  #draw;
  #frame = 0;
  #last = 0;
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  /** Takes a function `draw()` that draws one frame of the current state. */
  constructor(orbit, draw) {
    this.#orbit = orbit;
    this.#draw = draw;
  }

  /** Sets the goals of `explode`, `shown` and `film`. The values in `atOnce` are set immediately. */
  to(goal, atOnce = {}) {
    Object.assign(this.#goal, goal);
    Object.assign(this.now, atOnce);
    this.ask();
  }

  /** Requests another frame after a change. */
  ask() {
    if (!this.#frame) {
      this.#last = performance.now();
      this.#frame = requestAnimationFrame(time => this.#step(time));
    }
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  #step(time) {
    const seconds = Math.max(0.001, Math.min(LONGEST_STEP, (time - this.#last) / 1000));
    this.#last = time;
    const share = haste => this.#calm.matches ? 1 : 1 - Math.exp(-haste * seconds);
    let moving = this.#orbit.advance(share(HASTE.orbit));
    for (const name of Object.keys(this.now)) {
      const way = this.#goal[name] - this.now[name];
      const near = Math.abs(way) < 0.002;
      this.now[name] = near ? this.#goal[name] : this.now[name] + share(HASTE[name]) * way;
      moving ||= !near;
    }
    this.#draw();
    this.#frame = moving ? requestAnimationFrame(next => this.#step(next)) : 0;
  }
}
