// Measures how long the user has played. The clock stops while the page is hidden.

export class Clock {
  #before = 0;
  #since = null;
  #timer = 0;
  #wanted = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#look());
  }

  /** Returns the seconds played so far. */
  get seconds() {
    return this.#before + (this.#since === null ? 0 : (performance.now() - this.#since) / 1000);
  }

  /** Sets the clock to this many seconds and stops it. */
  set(seconds) {
    this.stop();
    this.#before = seconds;
    this.#show();
  }

  go() {
    this.#wanted = true;
    this.#look();
  }

  stop() {
    this.#wanted = false;
    this.#look();
  }

  #look() {
    const running = this.#wanted && !document.hidden;
    if (running === (this.#since !== null)) return;
    clearInterval(this.#timer);
    if (running) {
      this.#since = performance.now();
      this.#timer = setInterval(() => this.#show(), 250);
    } else {
      this.#before = this.seconds;
      this.#since = null;
    }
  }

  /** Writes the time directly into the page, because drawing the whole page takes longer. */
  #show() {
    const place = document.querySelector('.clock');
    if (place && place.textContent !== this.words) place.textContent = this.words;
  }

  get words() {
    const whole = Math.floor(this.seconds);
    const two = number => String(number).padStart(2, '0');
    const hours = Math.floor(whole / 3600);
    return `${hours ? `${hours}:${two(Math.floor(whole / 60) % 60)}` : Math.floor(whole / 60)}:${two(whole % 60)}`;
  }
}
