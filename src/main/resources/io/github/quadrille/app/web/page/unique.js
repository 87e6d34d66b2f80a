// Makes a puzzle with exactly one packing of one that has several: by laying pieces, by choosing from the bag, or by holes.

import {html} from './lib/lit-html.js';
import {ask} from './api.js';
import {number} from './number.js';
import {imagesOfOnly, one} from './oneness.js';
import {rated, ratedBy} from './rating.js';
import {ofView, toFile} from './puzzle.js';

const TIME = '20s';

/** @param packing its pieces, where one is seen */
export function uniqueDialog(app, packing) {
  const state = {doing: null, made: null};
  const make = (words, how) => async () => {
    state.doing = words;
    state.made = null;
    app.draw();
    try {
      state.made = await how(app, packing);
    } catch (problem) {
      app.toasts.complain(problem);
    }
    state.doing = null;
    app.draw();
  };
  const choice = (id, title, words, how) => html`<li><button class="choice" id=${id} ?disabled=${state.doing} @click=${make(title, how)}><b>${title}</b><span>${words}</span></button></li>`;
  return {
    title: 'Make it unique',
    body: () => html`<p>A puzzle for others has one answer. How shall the others go?</p>
      <ul class="choices">${choice('unique-given', 'Lay some pieces', 'as few of a packing as decide it; they are given', byGiven)}
        ${choice('unique-bag', 'Choose from the bag', 'other numbers of the same kinds, on the same board', (...all) => generated(...all, 0))}
        ${choice('unique-holes', 'Punch holes', 'and choose from the bag: the board loses up to a quarter of its cells', (...all) => generated(...all, 0.25))}</ul>
      <div aria-live="polite">${state.doing ? html`<p class="numbers">${state.doing} …</p>` : state.made ? shown(app, state.made) : null}</div>`,
  };
}

const shown = (app, {view, words}) => html`<div class="verdict yes" id="made-unique"><p>${words}</p>
  <button class="primary" id="take-unique" @click=${() => { app.store.change(ofView(view)); app.close(); app.go('play'); }}>Take it</button></div>`;

/** Pieces of a packing are taken away again as long as no other packing has the rest. */
async function byGiven({store}, packing) {
  const {puzzle} = store;
  const isUnique = async given => (await ask('unique', toFile(puzzle, given), {'time-limit': TIME})).unique === true;
  let given = packing ?? (await ask('solve', toFile(puzzle, []), {'time-limit': TIME})).packings?.[0]?.pieces;
  if (!given) throw new Error('There is no packing to begin with. Maybe Why?');
  for (const piece of given) {
    const fewer = given.filter(each => each !== piece);
    if (await isUnique(fewer)) given = fewer;
  }
  const view = await ask('puzzle', toFile(puzzle, given));
  const {hints} = await ask('hint', toFile(puzzle, given), {all: true, 'time-limit': TIME});
  return {view, words: given.length
    ? `${one(0)} with ${given.length === 1 ? 'this piece' : `these ${number(given.length)} pieces`} laid, and without any one of them more: that is proven. By hand: ${ratedBy(hints)}.`
    : `${one(0)} as it is: that is proven.`};
}

async function generated({store}, packing, share) {
  const {puzzle, view} = store;
  const any = Object.fromEntries(view.kinds.map(({name, size}) => [name, `0..${Math.floor(view.cells / size)}`]));
  const answer = await ask('generate', toFile({...puzzle, pieces: any}), {holes: Math.floor(view.cells * share), 'time-limit': TIME, seed: 1 + Math.floor(Math.random() * 1e6)});
  if (answer.status !== 'generated') throw new Error(`None was made: ${answer.reason.replace(/ Maybe .*/s, '')}. Maybe another way of the three.`);
  const {guesses, look_ahead: ahead, near_solutions: near} = answer.difficulty ?? {};
  const words = answer.difficulty ? ` By hand: ${rated(guesses, ahead)}; ${number(near)} tries nearly work.` : '';
  const file = JSON.stringify(answer.puzzle);
  const [, symmetric, how] = /^(up to symmetry, )?(.*)$/.exec(answer.how);
  const images = symmetric ? await imagesOfOnly(file, {'time-limit': TIME}) : 0;
  return {view: await ask('puzzle', file), words: `${one(images)}, ${how}.${words}`};
}
