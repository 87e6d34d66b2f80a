// Turns and zooms the view like a turntable, by mouse, touch and keyboard. The motion ends gently.

const FIRST = {turn: -0.62, tilt: 0.5, zoom: 1};
const STEEPEST = 1.5;
const KEY_ANGLE = Math.PI / 18;
const KEYS = {
  ArrowLeft: orbit => orbit.turnBy(-KEY_ANGLE, 0),
  ArrowRight: orbit => orbit.turnBy(KEY_ANGLE, 0),
  ArrowUp: orbit => orbit.turnBy(0, KEY_ANGLE),
  ArrowDown: orbit => orbit.turnBy(0, -KEY_ANGLE),
  '+': orbit => orbit.zoomBy(1.15),
  '=': orbit => orbit.zoomBy(1.15),
  '-': orbit => orbit.zoomBy(1 / 1.15),
  '0': orbit => orbit.reset(),
};

export class Orbit {
  #canvas;
  #changed;
  #pointers = new Map();
  #goal = {...FIRST};
  #stop = new AbortController();
  #travelled = 0;

  /**
   * Listens to the canvas. The function `changed` is called when something has to move. The function `clicked(event)`
   * is called for a press that did not turn the view. The function `taken(event)` returns whether a press has another
   * purpose.
   */
  constructor(canvas, changed, clicked, taken) {
    this.#canvas = canvas;
    this.#changed = changed;
    Object.assign(this, FIRST);
    const on = (name, action, options = {}) => canvas.addEventListener(name, action, {signal: this.#stop.signal, ...options});
    on('pointerdown', event => (this.dragging || !taken(event)) && this.#down(event));
    on('pointermove', event => this.#move(event));
    on('pointerup', event => this.#up(event, clicked));
    on('pointercancel', event => this.#pointers.delete(event.pointerId));
    on('wheel', event => this.#wheel(event), {passive: false});
    on('keydown', event => this.#key(event));
    on('dblclick', () => this.reset());
  }

  get dragging() {
    return this.#pointers.size > 0;
  }

  turnBy(turn, tilt) {
    this.#goal.turn += turn;
    this.#goal.tilt = Math.max(-STEEPEST, Math.min(STEEPEST, this.#goal.tilt + tilt));
    this.#changed();
  }

  zoomBy(factor) {
    this.#goal.zoom = Math.max(0.5, Math.min(4, this.#goal.zoom * factor));
    this.#changed();
  }

  reset() {
    const whole = 2 * Math.PI;
    this.turn -= whole * Math.round((this.turn - FIRST.turn) / whole);
    this.#goal = {...FIRST};
    this.#changed();
  }

  /** Moves the view by this share of its way to the goal, and returns whether it must move further. */
  advance(share) {
    let left = false;
    for (const name of Object.keys(FIRST)) {
      const way = this.#goal[name] - this[name];
      const near = Math.abs(way) < 0.0005;
      this[name] = near ? this.#goal[name] : this[name] + share * way;
      left ||= !near;
    }
    return left;
  }

  dispose() {
    this.#stop.abort();
  }

  #down(event) {
    if (this.#pointers.size === 0) {
      this.#travelled = 0;
    }
    this.#pointers.set(event.pointerId, event);
    this.#canvas.setPointerCapture(event.pointerId);
  }

  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
    this.#travelled += Math.hypot(x, y);
    const other = [...this.#pointers.values()].find(pointer => pointer.pointerId !== event.pointerId);
    const apart = pointer => Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY);
    if (other) {
      this.zoomBy(apart(event) / Math.max(1, apart(before)));
    } else if (this.#travelled > 4) {
      const angle = 2.6 * Math.PI / Math.max(300, this.#canvas.clientHeight * 2);
      this.turnBy(x * angle, y * angle);
    }
    this.#pointers.set(event.pointerId, event);
  }

  #up(event, clicked) {
    if (this.#pointers.delete(event.pointerId) && this.#pointers.size === 0 && this.#travelled <= 4) {
      clicked(event);
    }
  }

  /** Zooms by the wheel while Ctrl is pressed or the picture has the focus. Otherwise the wheel scrolls the page. */
  #wheel(event) {
    if (event.ctrlKey || document.activeElement === this.#canvas) {
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
    }
  }

  #key(event) {
    const action = KEYS[event.key];
    if (action && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      action(this);
    }
  }
}
