// Lets the user carry a piece with a mouse, a pen or a finger. While the piece moves, only the transform of its group
// changes. The outline on the board changes when other cells are below it.

import {render} from '../lib/lit-html.js';
import {cellUnder} from '../board.js';
import {full, key} from '../lattices.js';
import {Stroke} from '../stroke.js';
import {aimed} from './aiming.js';
import {held} from './pictures.js';
import {lyingOn} from './laying.js';
import {snapped} from './snapping.js';

const THRESHOLD = 6;
const WHEEL_REST = 140;
/** A finger that rests on a free cell for this many milliseconds crosses it out. */
const LONG = 550;
/** A carried piece is held this many cells above the finger, which would otherwise hide it. */
const LIFT = 1.4;

export class Drag {
  #game;
  /** This press may become a drag: {id, x, y, take, tap}. */
  #press = null;
  /** This pointer carries a piece: {id, touch, layer, group, x, y, board, inverse, landing, ...}. */
  #carry = null;
  #turned = 0;
  /** This pointer crosses cells out or erases crosses: {id, isCrossed, stroke, mark}. */
  #crossing = null;

  constructor(game) {
    this.#game = game;
  }

  get isCarrying() {
    return this.#carry !== null;
  }

  /** Listens to events of the whole window while the mode is shown. */
  listen(signal) {
    const hear = (name, act, options = {}) => addEventListener(name, act, {signal, ...options});
    hear('pointermove', event => this.#move(event));
    hear('pointerup', event => this.#up(event));
    hear('pointercancel', event => event.pointerId === (this.#carry ?? this.#press ?? this.#crossing)?.id && this.cancel());
    hear('pointerdown', event => this.#second(event));
    hear('wheel', event => this.#wheel(event), {passive: false});
    hear('scroll', () => this.#measure(), {passive: true});
    hear('contextmenu', event => (this.#carry || event.target.closest?.('.table .board')) && event.preventDefault());
  }

  fromTray(event, kind) {
    if (event.button > 0 || this.#carry) return;
    this.#press = {id: event.pointerId, x: event.clientX, y: event.clientY, take: () => this.#game.take(kind)};
  }

  /** Begins a press on a piece in the view in space. @returns whether the piece may be carried */
  fromSpace(event, piece, tap) {
    if (event.button > 0 || this.#carry || this.#game.round.isFirst(piece)) return false;
    this.#press = {id: event.pointerId, x: event.clientX, y: event.clientY, tap, take: () => this.#game.lift(piece)};
    return true;
  }

  fromBoard(event) {
    if (this.#carry) return;
    const cell = cellUnder(this.#game.puzzle, event);
    const {hand, plan, notes} = this.#game;
    const canCross = cell && !hand && this.#game.isFree(cell);
    if (canCross && (event.button === 2 || notes.isCrossing)) {
      this.#crossing = {id: event.pointerId, isCrossed: !notes.isCrossed(cell), stroke: new Stroke(), mark: {}};
      this.overBoard(event);
      return;
    }
    if (event.button > 0) return;
    const isHeld = cell && hand?.cells(plan)?.some(each => key(each) === key(cell));
    const piece = cell && lyingOn(this.#game.lying, cell);
    this.#press = {
      id: event.pointerId, x: event.clientX, y: event.clientY, tap: cell && (() => this.#game.tapped(cell)),
      take: () => isHeld || Boolean(piece && this.#game.lift(piece)),
    };
    if (canCross && event.pointerType === 'touch') this.#waitFor(this.#press, cell);
  }

  #waitFor(press, cell) {
    setTimeout(() => {
      if (this.#press !== press) return;
      this.#press = null;
      this.#game.notes.toggle(cell);
    }, LONG);
  }

  /** Crosses out the cells under the pointer, or erases their crosses if the stroke began with erasing. */
  overBoard(event) {
    if (this.#crossing?.id !== event.pointerId) return;
    const {isCrossed, stroke, mark} = this.#crossing;
    this.#game.notes.cross(stroke.to(this.#game.puzzle, event), isCrossed, mark);
  }

  #move(event) {
    const press = this.#press;
    if (press && event.pointerId === press.id && Math.hypot(event.clientX - press.x, event.clientY - press.y) > THRESHOLD) {
      this.#press = null;
      if (press.take()) this.#begin(event);
    }
    if (this.#carry?.id === event.pointerId) this.#to(event.clientX, event.clientY);
  }

  #begin(event) {
    document.documentElement.setPointerCapture(event.pointerId);
    const layer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    layer.setAttribute('class', 'hand');
    layer.setAttribute('aria-hidden', 'true');
    const group = layer.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
    document.body.append(layer);
    document.documentElement.classList.add('carrying');
    this.#carry = {id: event.pointerId, touch: event.pointerType === 'touch', layer, group, x: 0, y: 0, hover: undefined};
    this.#measure();
    this.redraw();
  }

  /** Measures the board when a drag begins and after scrolling, not at each move. */
  #measure() {
    const board = this.#carry && document.querySelector('.table .board');
    if (!board) return;
    this.#carry.board = board.getScreenCTM();
    this.#carry.inverse = this.#carry.board.inverse();
    this.#carry.landing = board.querySelector(':scope > .landing');
  }

  /** Draws the carried piece again, for example after a turn. */
  redraw() {
    if (!this.#carry) return;
    const {hand, puzzle} = this.#game;
    render(held(puzzle.lattice, hand.shape, {...this.#game.kind(hand.kind), colours: hand.colours}), this.#carry.group);
    this.#carry.over = undefined;
    this.#to(this.#carry.x, this.#carry.y);
  }

  /** Moves the carried piece one layer, or in space one place, further away or nearer. */
  deeper(step) {
    const {hand} = this.#game;
    if (this.#carry.ray) {
      hand.deeper += step;
      this.redraw();
      return;
    }
    const deep = Math.max(...hand.shape.map(cell => full(cell)[0]));
    hand.depth = Math.min(deep, Math.max(-deep, hand.depth - step));
    this.redraw();
  }

  #to(x, y) {
    const carry = this.#carry;
    Object.assign(carry, {x, y});
    const scale = carry.board.a;
    const height = y - (carry.touch ? LIFT * scale : 0);
    carry.group.setAttribute('transform', `translate(${x} ${height}) scale(${scale})`);
    const at = new DOMPoint(x, height).matrixTransform(carry.inverse);
    this.#over([at.x, at.y], this.#game.app.depth.ray(x, height));
  }

  #over(point, ray) {
    const {hand, plan, puzzle} = this.#game;
    const isFree = cells => !this.#game.obstacle(cells);
    hand.by = ray ? aimed(puzzle, plan, hand.shape, ray, hand.deeper, isFree) : snapped(plan, hand.shape, point, hand.depth, isFree);
    this.#carry.ray = ray;
    const over = `${hand.by} ${ray !== null}`;
    if (over === this.#carry.over) return;
    this.#carry.over = over;
    const cells = hand.cells(plan)?.filter(cell => plan.contains(cell)) ?? [];
    const fits = hand.by && !this.#game.obstacle(hand.cells(plan));
    this.#land(plan, cells, fits ? 'fits' : 'bad');
    this.#carry.layer.classList.toggle('fits', Boolean(fits));
    this.#carry.layer.classList.toggle('in-space', Boolean(ray && fits));
    this.#game.app.depth.hold(this.#game.held);
  }

  #land(plan, cells, how) {
    const {landing} = this.#carry;
    landing.setAttribute('class', `landing ${how}`);
    landing.querySelector('.cells').setAttribute('d', plan.area(cells));
    landing.querySelector('.outline').setAttribute('d', plan.outline(cells));
  }

  #up(event) {
    if (this.#crossing?.id === event.pointerId) this.#crossing = null;
    if (this.#press?.id === event.pointerId) {
      this.#press.tap?.();
      this.#press = null;
    }
    if (this.#carry?.id !== event.pointerId) return;
    this.#end(this.#game.drop());
  }

  /** Turns the carried piece when a second finger touches the screen. */
  #second(event) {
    if (this.#carry && event.pointerId !== this.#carry.id) {
      event.preventDefault();
      this.#game.turn('turned');
    }
  }

  #wheel(event) {
    if (!this.#carry) return;
    event.preventDefault();
    if (event.timeStamp - this.#turned < WHEEL_REST) return;
    this.#turned = event.timeStamp;
    if (this.#carry.ray) this.deeper(Math.sign(event.deltaY));
    else this.#game.turn(event.shiftKey ? 'flipped' : 'turned');
  }

  /** Ends the press or drag and puts the piece back. */
  cancel() {
    this.#press = this.#crossing = null;
    if (!this.#carry) return;
    this.#game.putBack();
    this.#end(true);
  }

  /**
   * Ends the drag.
   *
   * @param quick whether the picture of the piece disappears at once; otherwise it fades, because the piece goes back
   */
  #end(quick) {
    const {layer} = this.#carry;
    this.#land(this.#game.plan, [], '');
    this.#game.app.depth.hold(null);
    this.#carry = null;
    document.documentElement.classList.remove('carrying');
    layer.classList.add('going');
    if (quick) layer.remove();
    else setTimeout(() => layer.remove(), 200);
  }
}
