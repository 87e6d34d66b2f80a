// Plays the line-clearing game. Pieces are laid next to red tokens, full lines disappear, and the target must disappear
// with one of them.

import {html, svg} from '../lib/lit-html.js';
import {download} from '../saving.js';
import {boardsDialog, allBoards} from '../game/boards.js';
import {Easel} from '../game/easel.js';
import {Fewest} from '../game/fewest.js';
import {Hand} from '../game/hand.js';
import {Holding} from '../game/holding.js';
import {Match} from '../game/match.js';
import {carriedPiece, tokens} from '../game/picture.js';
import {EMPTY, ofWord, toCsv, toWord} from '../game/position.js';
import {grip} from '../game/tetrominoes.js';
import {matchPanel} from '../game/panel.js';
import {rack} from '../game/rack.js';

const FIRST = 'Board 26';

export class GameMode {
  id = 'game';
  title = 'Clear lines';
  #app;
  #match = null;
  #fewest = null;
  #easel = null;
  #hand = new Hand();
  #holding;
  #listening = new AbortController();

  constructor(app) {
    this.#app = app;
    this.#holding = new Holding(app, this.#hand, () => this.#match, () => this.#puzzle);
  }

  get heading() {
    return (this.#easel ?? this.#match)?.name ?? this.title;
  }

  get history() {
    return this.#easel ?? this.#match ?? {canUndo: false, canRedo: false};
  }

  enter() {
    this.#listening = new AbortController();
    addEventListener('keydown', event => { if (this.#match && !this.#easel) this.#holding.anywhere(event); }, {signal: this.#listening.signal});
    if (!this.#match) {
      allBoards().then(all => {
        const board = all.find(({name}) => name === FIRST) ?? all[0];
        if (!this.#match) this.#begin(board.name, board.here);
      }).catch(problem => this.#app.toasts.complain(problem));
    }
  }

  leave() {
    this.#listening.abort();
    this.#fewest?.leave();
    this.#holding.drag = null;
  }

  openDialog() {
    return boardsDialog(this.#app, (name, here, draw) => {
      if (draw) this.#easel = new Easel(this.#app, here, name);
      else this.#begin(name, here);
      this.#app.draw();
    });
  }

  saveDialog() {
    return {title: 'Save', body: () => html`<p>A board file, as <code>quadrille clear</code> reads it: comma-separated, r, b and B.</p>
      <ul class="choices"><li><button class="choice" data-save="csv" @click=${() => {
        download(new Blob([toCsv(this.#here)], {type: 'text/csv'}), `${this.heading.replace(/\W+/g, '-')}.csv`);
        this.#app.close();
      }}><b>Board (CSV)</b><span>as it stands now</span></button></li></ul>`};
  }

  /** Returns the board and the moves as parameters of the address. */
  kept() {
    if (!this.#match) return {};
    const {start, line, name} = this.#match;
    return {n: name, b: toWord(start), ...(start.wrap === 'both' ? {} : {w: start.wrap}), ...(start.all ? {a: 1} : {}),
      ...(line.length ? {l: line.map(cells => cells.map(([row, column]) => row * start.columns + column).join('.')).join('_')} : {})};
  }

  /** Reads the board and the moves from the address. */
  async recall(said) {
    const here = said.has('b') && ofWord(said.get('b'), said.get('w') ?? 'both', said.has('a'));
    if (!here) return;
    this.#begin(said.get('n') ?? 'Board', here);
    const match = this.#match;
    for (const move of said.get('l')?.split('_') ?? []) {
      const cells = move.split('.').map(Number).map(square => [Math.floor(square / here.columns), square % here.columns]);
      if (match !== this.#match || !await match.lay(cells)) return;
    }
  }

  #begin(name, here) {
    this.#fewest?.leave();
    this.#easel = null;
    this.#match = new Match(this.#app, here, name, () => {
      this.#fewest.follow();
      this.#app.fragment.write();
    });
    this.#fewest = new Fewest(this.#app, this.#match);
    this.#app.fragment.write();
    this.#app.draw();
  }

  get #here() {
    return this.#easel?.here ?? this.#match.here;
  }

  /** Returns the board as a puzzle, which other code draws. */
  get #puzzle() {
    const {rows, columns, wrap} = this.#here;
    return {lattice: 'square', layers: 1, rows, columns, wrap, board: Array(rows).fill(EMPTY.repeat(columns))};
  }

  scene() {
    if (!this.#match && !this.#easel) return {pieces: [], label: 'The board'};
    const puzzle = this.#puzzle;
    if (this.#easel) {
      return {puzzle, pieces: [], over: tokens({here: this.#easel.here}), hear: this.#easel.hear(puzzle), cursor: this.#easel.cursor,
        label: 'The board that you draw. Arrow keys move, space paints.'};
    }
    const match = this.#match, hand = this.#hand;
    const held = hand.piece && hand.at && !match.won ? {cells: hand.cells(match.here), legal: false} : null;
    if (held) held.legal = match.isLegal(held.cells);
    return {
      puzzle, pieces: [],
      label: `The game, ${puzzle.rows} rows of ${puzzle.columns}. Keys 1 to 7 take a piece, arrows move it, R turns, F flips, Enter lays it.`,
      over: svg`${tokens({here: match.here, fresh: match.laid ?? [], leaving: match.leaving, held, shown: this.#fewest.next,
        reach: hand.piece && !match.won ? hand.reach(match) : []})}`,
      hear: {
        pointerdown: event => this.#holding.down(event), pointermove: event => this.#holding.over(event),
        pointerleave: () => { if (!this.#holding.drag) { hand.at = null; this.#app.draw(); } }, keydown: event => this.#holding.key(event),
      },
    };
  }

  below() {
    if (this.#easel) return this.#easel.below();
    if (!this.#match) return null;
    return html`${rack(this.#hand, {
      take: (name, event) => {
        const again = this.#hand.piece?.name === name;
        if (!again) this.#hand.take(name);
        if (event && event.button === 0) this.#holding.follow(event, true, again);
        else if (again) this.#hand.rotate();
        this.#app.draw();
      },
      rotate: () => { this.#hand.rotate(); this.#app.draw(); },
      flip: () => { this.#hand.flip(); this.#app.draw(); },
    })}
    <p class=${this.#match.refused ? 'said refused' : 'said'} aria-live="polite">${this.#match.refused || this.#holding.told()}</p>
    ${this.#holding.drag?.moved && !this.#hand.at ? carriedPiece(this.#hand.shape, grip(this.#hand.shape), this.#holding.drag.at, this.#holding.drag.unit) : null}`;
  }

  panel() {
    const match = this.#match;
    if (this.#easel) {
      return this.#easel.panel(() => this.#begin(this.#easel.name, this.#easel.here), () => { this.#easel = null; this.#app.draw(); });
    }
    if (!match) return html`<p>…</p>`;
    return matchPanel(match, this.#fewest, {
      boards: () => this.#app.open(this.openDialog()),
      change: () => { this.#easel = new Easel(this.#app, match.start, match.name); this.#hand.drop(); this.#app.draw(); },
    });
  }
}
