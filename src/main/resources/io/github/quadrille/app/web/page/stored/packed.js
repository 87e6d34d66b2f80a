// What follows from the packings of a puzzle for a position of it.

import {Refusal} from '../refusal.js';
import {number} from '../number.js';
import {pieceKey} from '../puzzle.js';

export const ELSEWHERE = 'Maybe quadrille serve, which answers everything.';

const none = {all: [], areAll: true, total: 0, having: () => [], numbersOf: given => given.map(() => undefined), of: () => []};

export const packingsOf = puzzle => puzzle.packings ?? none;

/** Why nobody can say more. */
export const someOnly = packings =>
  `There are ${number(packings.total)} packings, and this page has ${number(packings.all.length)} of them. ${ELSEWHERE}`;

/** That none has what lies. */
const dead = packings => (packings.total
  ? `None of the ${number(packings.total)} packings has all that lies.`
  : 'There is no packing, whatever lies.');

export function solved(puzzle, given) {
  if (puzzle.view.goal === 'cover') return covered(puzzle, given);
  if (puzzle.solve && (!given.length || puzzle.solve.status === 'infeasible')) return puzzle.solve;
  const packings = packingsOf(puzzle);
  const [found] = packings.having(given);
  if (found) return {status: 'packed', packings: [{pieces: packings.of(found)}]};
  return packings.areAll ? {status: 'infeasible', reason: dead(packings)} : {status: 'undecided', reason: someOnly(packings)};
}

/** One best covering is stored: what is a part of it leads to the most. */
function covered(puzzle, given) {
  const best = puzzle.solve.packings[0].pieces.map(pieceKey);
  if (given.every(piece => best.includes(pieceKey(piece)))) return puzzle.solve;
  return {status: 'undecided', bound: puzzle.solve.worth, reason: `This page has one best covering, which has not all that lies. ${ELSEWHERE}`};
}

export function pageOf(puzzle, given, {from = 0, count = 20, classes = false}) {
  const packings = packingsOf(puzzle);
  if (classes && given.length) throw new Refusal(404, {errors: [`Which packings are symmetric is stored of the empty board only. ${ELSEWHERE}`]});
  if (classes && packings.total && !packings.representatives) throw new Refusal(404, {errors: [someOnly(packings)]});
  const list = classes ? packings.representatives ?? [] : packings.having(given);
  const first = Number(from);
  const page = list.slice(first, first + count);
  if (!packings.areAll && !page.length) throw new Refusal(404, {errors: [someOnly(packings)]});
  const total = packings.areAll ? list.length : given.length ? undefined : packings.total;
  return {
    status: list.length ? 'packed' : 'infeasible', from: String(first), more: !packings.areAll || first + page.length < list.length,
    packings: page.map((packing, at) => ({number: String(first + at + 1), pieces: packings.of(packing)})),
    total: total === undefined ? undefined : String(total),
  };
}

export function countOf(puzzle, given) {
  const packings = packingsOf(puzzle);
  if (!given.length) return puzzle.count;
  if (!packings.areAll) throw new Refusal(404, {errors: [someOnly(packings)]});
  return {status: 'counted', packings: String(packings.having(given).length)};
}

export function twoOf(puzzle, given) {
  const packings = packingsOf(puzzle);
  const [one, other] = packings.having(given);
  if (!one) return packings.areAll ? {status: 'infeasible', unique: false, packings: [], reason: dead(packings)} : {status: 'undecided', unique: null};
  const known = other || packings.areAll;
  return {
    status: known ? 'packed' : 'undecided', unique: known ? !other : null,
    packings: [one, other].filter(Boolean).map(packing => ({pieces: packings.of(packing)})),
  };
}

/** Whether what lies can be completed. */
export function standing(puzzle, given) {
  const packings = packingsOf(puzzle);
  const [found] = packings.having(given);
  if (found) {
    return found.length === given.length
      ? {status: 'finished', reason: 'Every cell is covered as it should be.'}
      : {status: 'completable', reason: 'A stored packing has all that lies.'};
  }
  if (packings.areAll) return {status: 'not completable', reason: dead(packings)};
  return isFull(puzzle.view, given)
    ? {status: 'finished', reason: 'Every cell is covered as it should be.'}
    : {status: 'undecided', reason: someOnly(packings)};
}

/** Whether a position whose pieces lie beside each other is a packing, be it stored or not. */
function isFull({board, kinds}, given) {
  const covers = given.reduce((sum, piece) => sum + piece.cells.length, 0);
  const lying = name => given.filter(piece => piece.kind === name).length;
  return !board.some(row => row.includes('?')) && covers === board.join('').replaceAll('#', '').length
    && kinds.every(({name, min, max}) => lying(name) >= min && (max === null || lying(name) <= max));
}
