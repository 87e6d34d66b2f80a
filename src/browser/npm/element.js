// Defines the element <quadrille-puzzle code="quad1-...">, which shows a board in a page and a button that solves it.
// The code can also be a size such as 6x10, with pieces="pentominoes".

import {puzzle as read, Refusal, solve} from './index.js';

const WORDS = {packed: 'Packed.', optimal: 'No covering is better.', infeasible: 'There is no packing.', undecided: 'Not decided.'};

class PuzzleElement extends HTMLElement {
  #gone = new AbortController();

  async connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({mode: 'open'});
    root.innerHTML = '<style>svg {display: block; max-width: 30em} rect {stroke: #8888}</style><svg></svg><button hidden>Solve</button> <output></output>';
    const [drawing, button, said] = ['svg', 'button', 'output'].map(name => root.querySelector(name));
    const options = {signal: this.#gone.signal};
    if (this.hasAttribute('pieces')) options.pieces = this.getAttribute('pieces');
    const attempt = async question => {
      try {
        await question();
      } catch (problem) {
        if (problem instanceof Refusal) said.value = problem.message;
        else if (problem !== this.#gone.signal.reason) throw problem;
      }
    };
    await attempt(async () => {
      const view = await read(this.getAttribute('code'), options);
      if (view.lattice !== 'square') throw new Refusal({status: 'unusable', errors: ['Only boards of squares are drawn here.']});
      draw(drawing, view, view.given ?? []);
      button.hidden = false;
      button.onclick = () => attempt(async () => {
        button.disabled = true;
        said.value = 'Searching ...';
        const {status, packings = [], reason} = await solve(this.getAttribute('code'), options);
        said.value = reason ?? WORDS[status];
        if (packings.length) draw(drawing, view, packings[0].pieces);
      });
    });
  }

  disconnectedCallback() {
    this.#gone.abort();
    this.#gone = new AbortController();
  }
}

function draw(drawing, {board, rows, columns, kinds}, pieces) {
  const colours = new Map(kinds.map(({name, colour}) => [name, colour]));
  const on = new Map(pieces.flatMap(({kind, cells}) => cells.map(cell => [String(cell), kind])));
  drawing.setAttribute('viewBox', `-1 -1 ${columns * 20 + 2} ${rows * 20 + 2}`);
  drawing.replaceChildren();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (board[row][column] === '#') continue;
      const cell = document.createElementNS(drawing.namespaceURI, 'rect');
      const kind = on.get(`${row},${column}`);
      Object.entries({x: column * 20, y: row * 20, width: 20, height: 20, fill: kind ? colours.get(kind) : '#fff'})
        .forEach(([name, value]) => cell.setAttribute(name, value));
      if (kind) cell.append(Object.assign(document.createElementNS(drawing.namespaceURI, 'title'), {textContent: kind}));
      drawing.append(cell);
    }
  }
}

customElements.define('quadrille-puzzle', PuzzleElement);
