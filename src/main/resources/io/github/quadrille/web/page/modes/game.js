// The line-clearing game: pieces next to red tokens, full lines go, and the target has to go with one of them.

import {html, svg} from '../lib/lit-html.js';
import {Plan} from '../lattices.js';
import {download} from '../saving.js';
import {boardsDialog, allBoards} from '../game/boards.js';
import {Easel} from '../game/easel.js';
import {Fewest} from '../game/fewest.js';
import {Hand} from '../game/hand.js';
import {Match} from '../game/match.js';
import {carriedPiece, tokens} from '../game/picture.js';
import {EMPTY, ofWord, toCsv, toWord} from '../game/position.js';
import {TETROMINOES, grip} from '../game/tetrominoes.js';
import {rack} from '../game/rack.js';

const FIRST = 'Board 26';
/** So far above a finger is the piece, in CSS pixels. */
const LIFT = 56;
const MEETS = {both: 'Opposite edges meet (dashed): what leaves on one side comes in on the other.',
  horizontal: 'Left and right edge meet (dashed).', vertical: 'Top and bottom edge meet (dashed).', none: 'No edges meet.'};

export class GameMode {
  id = 'game';
  title = 'Clear lines';
  #app;
  #match = null;
  #fewest = null;
  #easel = null;
  #hand = new Hand();
  /** A pointer that carries the piece: {touch, moved, from, at, unit}. */
  #drag = null;
  #byKeys = false;
  #listening = new AbortController();

  constructor(app) {
    this.#app = app;
  }

  get heading() {
    return (this.#easel ?? this.#match)?.name ?? this.title;
  }

  get history() {
    return this.#easel ?? this.#match ?? {canUndo: false, canRedo: false};
  }

  enter() {
    this.#listening = new AbortController();
    addEventListener('keydown', event => this.#anywhere(event), {signal: this.#listening.signal});
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
    this.#drag = null;
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

  /** For the address. */
  kept() {
    if (!this.#match) return {};
    const {start, line, name} = this.#match;
    return {n: name, b: toWord(start), ...(start.wrap === 'both' ? {} : {w: start.wrap}), ...(start.all ? {a: 1} : {}),
      ...(line.length ? {l: line.map(cells => cells.map(([row, column]) => row * start.columns + column).join('.')).join('_')} : {})};
  }

  /** From the address. */
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

  /** The board as the core draws boards. */
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
        pointerdown: event => this.#down(event), pointermove: event => this.#over(event),
        pointerleave: () => { if (!this.#drag) { hand.at = null; this.#app.draw(); } }, keydown: event => this.#key(event),
      },
    };
  }

  #down(event) {
    if (event.button > 0 || !this.#hand.piece) return;
    event.preventDefault();
    event.currentTarget.focus({preventScroll: true});
    this.#follow(event, false);
  }

  /** A mouse that hovers. */
  #over(event) {
    if (!this.#drag && event.pointerType !== 'touch' && this.#hand.piece) this.#hold(event);
  }

  /** From now on the piece goes with the pointer, until it is let go; one that was held already is turned by a tap. */
  #follow(event, fromTray, turns = false) {
    const touch = event.pointerType === 'touch';
    const drag = this.#drag = {touch, moved: !fromTray, from: [event.clientX, event.clientY]};
    const move = each => {
      if (each.pointerId !== event.pointerId || this.#drag !== drag) return;
      drag.moved ||= Math.hypot(each.clientX - drag.from[0], each.clientY - drag.from[1]) > 6;
      this.#hold(each);
    };
    const up = each => {
      if (each.pointerId !== event.pointerId) return;
      ['pointermove', 'pointerup', 'pointercancel'].forEach(name => removeEventListener(name, name === 'pointermove' ? move : up));
      if (this.#drag !== drag) return;
      this.#drag = null;
      if (each.type === 'pointerup' && drag.moved && this.#hand.at) this.#lay();
      if (each.type === 'pointerup' && !drag.moved && turns) this.#hand.rotate();
      if (touch) this.#hand.at = null;
      this.#app.draw();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    this.#hold(event);
  }

  #hold(event) {
    this.#byKeys = false;
    const picture = document.querySelector('.flat .board');
    const lift = this.#drag?.touch ? LIFT : 0;
    const matrix = picture.getScreenCTM();
    const at = new DOMPoint(event.clientX, event.clientY - lift).matrixTransform(matrix.inverse());
    if (this.#drag) Object.assign(this.#drag, {at: [event.clientX, event.clientY - lift], unit: matrix.a});
    const {width, height} = new Plan(this.#puzzle).size;
    const inside = at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
    if (inside) this.#hand.hold(this.#match, [at.x, at.y]);
    else this.#hand.at = null;
    this.#app.draw();
  }

  async #lay() {
    const cells = this.#hand.cells(this.#match.here);
    if (await this.#match.lay(cells)) this.#hand.at = null;
    this.#app.draw();
  }

  /** Where the piece is, for whoever moves it with keys. */
  #told() {
    const hand = this.#hand, match = this.#match;
    if (!this.#byKeys || !hand.piece || !hand.at || match.won) return '';
    const [row, column] = hand.at;
    return `${hand.piece.name} at row ${row + 1}, column ${column + 1}: ${match.isLegal(hand.cells(match.here)) ? 'fits' : 'does not fit'}`;
  }

  /** Keys are heard wherever the focus is, but for what they mean there. */
  #anywhere(event) {
    const {target, key} = event;
    if (target.closest?.('.board, dialog, input, select, textarea') || event.ctrlKey || event.metaKey || this.#easel) return;
    if (target.closest?.('button, a') && (key === 'Enter' || key === ' ')) return;
    this.#key(event);
  }

  #key(event) {
    this.#byKeys = true;
    const hand = this.#hand, match = this.#match;
    const step = {ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]}[event.key];
    const piece = TETROMINOES[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (piece) {
      hand.take(piece.name);
      if (!hand.at) hand.step(match.here, 0, 0);
    } else if (step && hand.piece) hand.step(match.here, ...step);
    else if (event.key.toLowerCase() === 'r' && hand.piece) hand.rotate(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === 'f' && hand.piece) hand.flip();
    else if ((event.key === 'Enter' || event.key === ' ') && hand.piece && hand.at) this.#lay();
    else if (event.key === 'Escape' && hand.piece) hand.drop();
    else if (event.key === 'Backspace') match.undo();
    else return;
    event.preventDefault();
    this.#app.draw();
  }

  below() {
    if (this.#easel) return this.#easel.below();
    if (!this.#match) return null;
    return html`${rack(this.#hand, {
      take: (name, event) => {
        const again = this.#hand.piece?.name === name;
        if (!again) this.#hand.take(name);
        if (event && event.button === 0) this.#follow(event, true, again);
        else if (again) this.#hand.rotate();
        this.#app.draw();
      },
      rotate: () => { this.#hand.rotate(); this.#app.draw(); },
      flip: () => { this.#hand.flip(); this.#app.draw(); },
    })}
    <p class=${this.#match.refused ? 'said refused' : 'said'} aria-live="polite">${this.#match.refused || this.#told()}</p>
    ${this.#drag?.moved && !this.#hand.at ? carriedPiece(this.#hand.shape, grip(this.#hand.shape), this.#drag.at, this.#drag.unit) : null}`;
  }

  panel() {
    const match = this.#match;
    if (this.#easel) {
      return this.#easel.panel(() => this.#begin(this.#easel.name, this.#easel.here), () => { this.#easel = null; this.#app.draw(); });
    }
    if (!match) return html`<p>…</p>`;
    return html`
      <div class="row wrap"><h2 class="grow">${match.name}</h2>
        <button id="boards" @click=${() => this.#app.open(this.openDialog())}>Other boards …</button>
        <button id="draw-board" @click=${() => { this.#easel = new Easel(this.#app, match.start, match.name); this.#hand.drop(); this.#app.draw(); }}>Change it</button></div>
      <div aria-live="polite">${match.won
        ? html`<div class="verdict yes" data-won><p>Won in ${match.moves === 1 ? 'one move' : `${match.moves} moves`}.</p>
            ${this.#fewest.par === null ? null : html`<p>${match.moves === this.#fewest.par ? 'Fewer do not do: that is proven.' : `The fewest are ${this.#fewest.par}.`}</p>`}</div>`
        : match.errors.length ? html`<ul class="errors">${match.errors.map(words => html`<li>${words}</li>`)}</ul>`
          : html`<p class="goal">${match.here.all ? 'All blue tokens have to go.' : html`The <b class="target-word">target</b> has to go.`}
              ${match.legal === null ? '' : match.legal.size ? '' : html`<b>Nothing can be laid any more.</b>`}</p>`}</div>
      <div class="row"><b id="moves" class="grow" data-moves=${match.moves}>${match.moves === 1 ? '1 move' : `${match.moves} moves`}</b>
        <button id="take-back" ?disabled=${!match.canUndo} @click=${() => match.undo()}>Take back</button>
        <button id="again" ?disabled=${!match.canUndo} @click=${() => match.again()}>Again</button></div>
      ${this.#fewest.panel()}
      <h2>Rules</h2>
      <p class="advice">Lay a piece on four empty squares, one of them at least next to a red token; it becomes red. Then every full row and column
        is emptied. ${MEETS[match.here.wrap]}</p>
      <p class="advice keys">Drag a piece, or: <kbd>1</kbd>–<kbd>7</kbd> takes one, arrows move it, <kbd>R</kbd> turns, <kbd>F</kbd> flips, <kbd>Enter</kbd> lays it,
        <kbd>Backspace</kbd> takes back.</p>`;
  }
}
