// Draws the form for rules: common rules to choose, others to write as in a puzzle file, and colours of pieces.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {Refusal} from './refusal.js';
import {isIdle, toFile} from './puzzle.js';

const TICKS = [['no-four-meet', 'No four pieces meet'], ['no-fault-line', 'No fault line']];
const APART = [['', 'may touch'], ['edges', 'share no side'], ['corners', 'do not touch, even at corners']];
/** These rules name kinds, which the user ticks. */
const OF_KINDS = [['border', 'At the edge of the board'], ['inside', 'Not at the edge']];
/** The form has separate fields for these rules. */
const OWN = [...TICKS.map(([name]) => name), 'apart', 'symmetric', ...OF_KINDS.map(([name]) => name)];
/** A text of this form needs no quotes in a puzzle file. */
const PLAIN = /^[A-Za-z0-9][\w.@' -]*$/;

const nameOf = rule => Object.keys(rule)[0];
const own = (puzzle, name) => puzzle.rules.find(rule => name in rule && (OF_KINDS.some(([of]) => of === name) || typeof rule[name] !== 'object'));
const others = puzzle => puzzle.rules.filter(rule => !OWN.includes(nameOf(rule)) || own(puzzle, nameOf(rule)) !== rule);

/** Returns a value as a puzzle file writes it in one line. */
function written(value) {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (value && typeof value === 'object') return `{${Object.entries(value).map(([name, each]) => `${written(name)}: ${written(each)}`).join(', ')}}`;
  return typeof value === 'string' && !PLAIN.test(value) ? JSON.stringify(value) : String(value);
}

const line = rule => Object.entries(rule).map(([name, value]) => `${name}: ${written(value)}`).join(', ');

/** Turns lines into a list. A text that is already a list stays unchanged. */
const listed = text => (/^\s*[[-]/.test(text) ? text : text.split('\n').filter(each => each.trim()).map(each => `- ${each.trim()}`).join('\n'));

export class RuleForm {
  #app;
  #isOpen = false;
  /** The user has written this text, which is not read yet or is wrong: {text, of: the rules that it replaces}. */
  #written = null;
  #errors = [];
  #asked = 0;

  constructor(app) {
    this.#app = app;
  }

  /**
   * Draws the form.
   *
   * @param cells the part of the form that makes rules about cells
   */
  panel(cells) {
    const {puzzle} = this.#app.store;
    const count = puzzle.rules.length + (hasColours(puzzle) ? 1 : 0);
    return html`<details class="rule-form" ?open=${this.#isOpen || count > 0} @toggle=${event => { this.#isOpen = event.target.open; }}>
      <summary><h2>Rules</h2> <span class="count">${count || 'none'}</span></summary>
      ${this.#fields(puzzle)}
      ${cells}
      ${this.#others(puzzle)}
      ${hasColours(puzzle) ? this.#colours(puzzle) : null}
    </details>`;
  }

  #fields(puzzle) {
    const {view} = this.#app.store;
    const isHexagonal = puzzle.lattice === 'hexagonal';
    const chosen = own(puzzle, 'symmetric')?.symmetric ?? '';
    const names = [...new Set([...view?.symmetric ?? [], ...(chosen ? [chosen] : [])])];
    return html`
      ${TICKS.filter(([name]) => !isHexagonal || own(puzzle, name)).map(([name, words]) => html`<label class="check"><input type="checkbox" data-rule=${name}
        .checked=${Boolean(own(puzzle, name))} @change=${event => this.#set(name, event.target.checked || null)}> ${words}</label>`)}
      <div class="row wrap">${this.#choice('Pieces of the same kind', 'apart', APART, own(puzzle, 'apart')?.apart ?? '')}
        ${names.length ? this.#choice('The packing is symmetric by', 'symmetric', [['', 'nothing'], ...names.map(name => [name, name])], chosen) : null}</div>
      ${OF_KINDS.map(([name, words]) => this.#kinds(puzzle, name, words))}`;
  }

  /** Draws a button for each kind that a rule may name. */
  #kinds(puzzle, name, words) {
    const kinds = Object.keys(puzzle.pieces);
    const said = [own(puzzle, name)?.[name] ?? []].flat();
    const ticked = said.includes('any') ? kinds : said;
    const toggle = kind => this.#set(name, ticked.includes(kind) ? ticked.filter(each => each !== kind) : [...ticked, kind]);
    return kinds.length ? html`<div class="field" role="group" aria-label=${words}><span>${words}</span><div class="row wrap">${kinds.map(kind => html`<button
      data-kinds=${`${name}-${kind}`} aria-pressed=${ticked.includes(kind)} @click=${() => toggle(kind)}>${this.#app.store.short(kind)}</button>`)}</div></div>` : null;
  }

  #choice(words, name, options, value) {
    return html`<label class="field">${words} <select data-rule=${name} .value=${value} @change=${event => this.#set(name, event.target.value || null)}>
      ${options.map(([word, text]) => html`<option value=${word} ?selected=${word === value}>${text}</option>`)}</select></label>`;
  }

  /**
   * Sets the value of a rule.
   *
   * @param value the new value; null or an empty list removes the rule
   */
  #set(name, value) {
    if (value?.length === 0) value = null;
    const {puzzle} = this.#app.store;
    const before = own(puzzle, name);
    const rest = value === null ? puzzle.rules.filter(rule => rule !== before) : puzzle.rules.map(rule => (rule === before ? {[name]: value} : rule));
    this.#app.store.change({...puzzle, rules: value === null || before ? rest : [...rest, {[name]: value}]});
  }

  #others(puzzle) {
    const text = others(puzzle).map(line).join('\n');
    if (this.#written?.of !== text) [this.#written, this.#errors] = [null, []];
    const idle = puzzle.rules.filter(rule => isIdle(puzzle, rule));
    return html`<label class="field">Other rules, one a line, as in a puzzle file
        <textarea id="other-rules" rows="2" placeholder="border: [I, L]" aria-invalid=${this.#errors.length > 0} aria-describedby="rule-errors" .value=${this.#written?.text ?? text}
          @input=${event => { this.#written = {text: event.target.value, of: text}; }} @change=${event => this.#read(event.target.value)}></textarea></label>
      <div id="rule-errors" aria-live="polite">${this.#errors.length ? html`<ul class="errors">${this.#errors.map(words => html`<li>${words}</li>`)}</ul>` : null}
        ${idle.length ? html`<p class="advice" id="idle-rules">Not kept, because a piece of it is not in the bag: ${idle.map(line).join('; ')}</p>` : null}</div>`;
  }

  /** Lets the engine read the rules that the user has written. */
  async #read(text) {
    const asked = ++this.#asked;
    const {store} = this.#app;
    try {
      const said = listed(text);
      const view = said && await ask('puzzle', toFile({...store.puzzle, rules: [], given: []}), {rules: said});
      if (asked !== this.#asked) return;
      [this.#written, this.#errors] = [null, []];
      const kept = store.puzzle.rules.filter(rule => !others(store.puzzle).includes(rule));
      const all = [...kept, ...view?.puzzle?.rules ?? []];
      store.change({...store.puzzle, rules: [...new Map(all.map(rule => [JSON.stringify(rule), rule])).values()]});
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (asked === this.#asked) this.#errors = problem.bare;
    }
    this.#app.draw();
  }

  /** Draws the fields for the colours of pieces: a letter for each cell, and a slash between rows. */
  #colours(puzzle) {
    const {store} = this.#app;
    return html`<h3>Colours of pieces</h3>
      <p class="advice">A letter for each cell, ? for any colour, a slash between rows. Paint the board with the same letters.</p>
      <div class="row wrap">${Object.keys(puzzle.pieces).map(kind => html`<label class="field">${store.short(kind)} <input class="seed" data-colours=${kind} placeholder=${drawn(store.kind(kind), puzzle)}
        .value=${puzzle.shapes[kind]?.colours?.join('/') ?? ''} @change=${event => store.change(coloured(store.puzzle, kind, event.target.value.trim()))}></label>`)}</div>
      <button id="no-colours" @click=${() => store.change(Object.keys(puzzle.shapes).reduce((each, kind) => coloured(each, kind, ''), {...store.puzzle, colours: null}))}>No colours at all</button>`;
  }
}

const hasColours = puzzle => puzzle.colours !== null || Object.keys(puzzle.pieces).some(kind => puzzle.shapes[kind]?.colours);

/** Returns the puzzle with other colours for a kind, which keeps its shape. */
function coloured(puzzle, kind, written) {
  const {[kind]: shape, ...rest} = puzzle.shapes;
  const cells = shape?.colours ? shape.cells : shape;
  if (written) return {...puzzle, shapes: {...rest, [kind]: {...(cells ? {cells} : {}), colours: written.split('/')}}};
  return {...puzzle, shapes: cells ? {...rest, [kind]: cells} : rest};
}

/** Returns a kind as the colour field shows it: '?' for each cell, and '.' elsewhere. */
function drawn(kind, {lattice}) {
  if (!kind || lattice !== 'square') return '';
  const most = axis => Math.max(...kind.cells.map(cell => cell[axis]));
  const inside = new Set(kind.cells.map(String));
  return Array.from({length: most(0) + 1}, (_, row) => Array.from({length: most(1) + 1}, (__, column) => (inside.has(`${row},${column}`) ? '?' : '.')).join('')).join('/');
}
