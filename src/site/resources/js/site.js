// What pages of the site can do with a script: search all of them, list the sections of this one, and copy what is to be typed.
'use strict';

const MOST = 12;
const AROUND = 70;

/** What people look for, and how the pages call it. */
const SYNONYMS = {
  worksheet: ['paper', 'print'], handout: ['paper', 'for a class'], paper: ['print'],
  phone: ['telephone', 'page'], mobile: ['telephone', 'page'], tablet: ['telephone', 'page'], app: ['page', 'install'],
  share: ['link', 'code'], send: ['link', 'code'], qr: ['code'],
  many: ['count'], number: ['count'],
  teacher: ['for a class', 'pupil', 'paper'], school: ['for a class', 'pupil'], lesson: ['for a class', 'pupil'], student: ['for a class', 'pupil'],
  download: ['install'], setup: ['install'], windows: ['install'], mac: ['install'],
  image: ['picture'], photo: ['picture'], excel: ['csv', 'table'], spreadsheet: ['csv', 'table'],
  '3d': ['cubic', 'printer'], laser: ['cutter'], hard: ['difficulty'], easy: ['difficulty'],
  impossible: ['no packing', 'infeasible'], solution: ['packing'], solutions: ['packings'], prove: ['proof'],
};
/** They say nothing of what is looked for. */
const SMALL = new Set(['a', 'an', 'and', 'are', 'can', 'do', 'does', 'for', 'how', 'i', 'in', 'is', 'it', 'my', 'of', 'on', 'the', 'there', 'to', 'what', 'with']);

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** The index is read when someone first wants to search. */
let index = null;
function sections() {
  index ??= new Promise((resolve, reject) => {
    const script = element('script', {src: 'js/search-index.js'});
    script.onload = () => resolve(window.searchIndex);
    script.onerror = () => reject(new Error('no index'));
    document.head.append(script);
  });
  return index;
}

/** How well a section answers; 0 if a word is missing, and what it is called elsewhere, too. */
function score(section, words) {
  let sum = 0;
  for (const word of words) {
    const best = Math.max(points(section, word), ...(SYNONYMS[word] ?? []).map(other => 0.8 * points(section, other)));
    if (best === 0) {
      return 0;
    }
    sum += best;
  }
  return sum;
}

/** Titles say most, then headings; of a page its beginning. The beginning of a word says more than its middle. */
function points([, title, heading, text], word) {
  const inTitle = found(title, word);
  return (heading === '' ? 24 * inTitle : 6 * inTitle + 10 * found(heading, word))
    + Math.min(4, text.toLowerCase().split(word).length - 1) + (heading === '' && text.toLowerCase().includes(word) ? 4 : 0);
}

/** 1 where a word begins so, less where it is in the middle of one. */
function found(text, word) {
  const all = text.toLowerCase();
  return all.split(/[^\p{L}\p{N}]+/u).some(each => each.startsWith(word)) ? 1 : all.includes(word) ? 0.4 : 0;
}

/** What is looked for, without small words, unless there are no others. */
function wordsOf(query) {
  const all = query.toLowerCase().split(/\s+/).filter(word => word.length > 1);
  const telling = all.filter(word => !SMALL.has(word));
  return telling.length > 0 ? telling : all;
}

function anchor(heading) {
  return heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
}

function result([page, title, heading, text], words) {
  const places = [words[0], ...(SYNONYMS[words[0]] ?? [])].map(word => text.toLowerCase().indexOf(word));
  const at = places.find(place => place >= 0) ?? 0;
  const from = Math.max(0, at - AROUND);
  const around = (from > 0 ? '… ' : '') + text.slice(from, at + 2 * AROUND) + ' …';
  const href = heading === '' ? page : page + '#' + anchor(heading);
  return element('li', {}, element('a', {href}, heading === '' ? title : `${title}: ${heading}`), element('p', {}, around));
}

function addSearch() {
  const input = element('input', {type: 'search', placeholder: 'Search (press /)', 'aria-label': 'Search all pages', autocomplete: 'off'});
  const results = element('ol', {'aria-label': 'Found'});
  const said = element('p', {role: 'status'});
  const form = element('form', {role: 'search', id: 'search'}, input, said, results);
  async function look() {
    const words = wordsOf(input.value);
    const all = words.length === 0 ? [] : await sections();
    const found = all.map(section => [score(section, words), section]).filter(([points]) => points > 0).sort((a, b) => b[0] - a[0]);
    results.replaceChildren(...found.slice(0, MOST).map(([, section]) => result(section, words)));
    said.textContent = words.length === 0 ? '' : found.length === 0 ? 'No page has these words.' : `${found.length} section${found.length === 1 ? '' : 's'}`;
  }
  input.addEventListener('input', look);
  form.addEventListener('submit', event => {
    event.preventDefault();
    results.querySelector('a')?.click();
  });
  document.addEventListener('keydown', event => {
    if (event.key === '/' && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    }
    if (event.key === 'Escape' && document.activeElement === input) {
      input.value = '';
      look();
    }
  });
  document.querySelector('#bodyColumn')?.prepend(form);
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  look();
}

/** The links of pages name sections as GitHub does. */
function nameSections() {
  for (const heading of document.querySelectorAll('#bodyColumn :is(h1, h2, h3, h4)')) {
    heading.id ||= anchor(heading.textContent);
  }
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** What made these pages writes signs of an address as numbers: `#m.3Dplay` for `#m=play`. */
function mendLinks() {
  for (const link of document.querySelectorAll('a[href*="gallery/index.html#"]')) {
    link.href = link.getAttribute('href').replace(/\.([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  }
}

/** What is on this page, if it is long. */
function addContents() {
  const headings = [...document.querySelectorAll('#bodyColumn h2')];
  const title = document.querySelector('#bodyColumn h1');
  if (title === null || headings.length < 4) {
    return;
  }
  const items = headings.map(heading => element('li', {}, element('a', {href: '#' + heading.id}, heading.textContent)));
  title.after(element('nav', {id: 'contents', 'aria-label': 'On this page'}, element('ul', {}, ...items)));
}

/** Keys scroll what is wider than the page. */
function reachByKeys() {
  for (const wide of document.querySelectorAll('#bodyColumn :is(pre, table)')) {
    if (wide.scrollWidth > wide.clientWidth) {
      wide.tabIndex = 0;
    }
  }
}

/** Tells commands and files from answers and from forms of commands, which have brackets. */
function isTyped(code) {
  return /language-(?!text)/.test(code.className) || /^(mvn|quadrille|PATH=)[^[]*$/.test(code.textContent);
}

/** A button beside what is to be typed or saved copies it, where the browser lets a page do so. */
function addCopying() {
  if (!navigator.clipboard) {
    return;
  }
  for (const code of [...document.querySelectorAll('#bodyColumn pre code')].filter(isTyped)) {
    const button = element('button', {type: 'button', 'aria-live': 'polite'}, 'Copy');
    const say = word => { button.textContent = word; };
    button.onclick = () => navigator.clipboard.writeText(code.textContent).then(() => say('Copied'), () => say('Not copied'));
    button.onblur = () => say('Copy');
    const block = element('div', {class: 'typed'});
    code.parentElement.replaceWith(block);
    block.append(code.parentElement, button);
  }
}

// The skin marks the menu as a second head of the page.
document.querySelector('#leftColumn')?.setAttribute('role', 'none');
addSearch();
nameSections();
addContents();
addCopying();
mendLinks();
reachByKeys();
