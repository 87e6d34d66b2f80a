// Defines an element whose picture is loaded when it becomes visible, two pictures at a time. A browser has six
// connections to a server, and other questions must not wait behind a gallery.

import {pictureOf} from './api.js';

const MOST = 2;

class LazyPicture extends HTMLElement {
  static #waiting = [];
  static #loading = 0;
  static #seen = new IntersectionObserver(entries => {
    for (const entry of entries) {
      if (entry.isIntersecting) entry.target.#want();
    }
  });

  static observedAttributes = ['puzzle'];

  #stop = new AbortController();

  connectedCallback() {
    this.#stop = new AbortController();
    LazyPicture.#seen.observe(this);
  }

  /** Loads the picture of another puzzle, for example after the gallery was filtered. */
  attributeChangedCallback(name, old) {
    if (old === null || !this.isConnected) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  disconnectedCallback() {
    LazyPicture.#seen.unobserve(this);
    LazyPicture.#waiting = LazyPicture.#waiting.filter(each => each !== this);
    this.#stop.abort();
    URL.revokeObjectURL(this.querySelector('img')?.src ?? '');
    this.replaceChildren();
  }

  #want() {
    LazyPicture.#seen.unobserve(this);
    LazyPicture.#waiting.push(this);
    LazyPicture.#next();
  }

  static #next() {
    while (LazyPicture.#loading < MOST && LazyPicture.#waiting.length) {
      LazyPicture.#loading++;
      LazyPicture.#waiting.shift().#load().finally(() => {
        LazyPicture.#loading--;
        LazyPicture.#next();
      });
    }
  }

  async #load() {
    const {signal} = this.#stop;
    try {
      const picture = await (await pictureOf(this.getAttribute('puzzle'), signal)).blob();
      if (signal.aborted) return;
      const image = new Image();
      image.alt = '';
      image.src = URL.createObjectURL(picture);
      this.replaceChildren(image);
    } catch {
      // The name of the puzzle remains visible without its picture.
    }
  }
}

customElements.define('lazy-picture', LazyPicture);
