// Adds functions to the pages of the site: a search of all pages, a list of the sections of a page, and buttons that
// copy commands.
'use strict';

const MOST = 12;
const AROUND = 70;

/** Maps words that readers search for to words that the pages use. */
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
/** These words do not help to find a page. */
const SMALL = new Set(['a', 'an', 'and', 'are', 'can', 'do', 'does', 'for', 'how', 'i', 'in', 'is', 'it', 'my', 'of', 'on', 'the', 'there', 'to', 'what', 'with']);

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** The index is loaded when the reader first searches. */
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

/** Returns how well a section matches the words. The result is 0 if a word and all its synonyms are missing. */
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

/** Returns the points of a section for one word. Titles count most, then headings and the first section of a page. */
function points([, title, heading, text], word) {
  const inTitle = found(title, word);
  return (heading === '' ? 24 * inTitle : 6 * inTitle + 10 * found(heading, word))
    + Math.min(4, text.toLowerCase().split(word).length - 1) + (heading === '' && text.toLowerCase().includes(word) ? 4 : 0);
}

/** Returns 1 if a word of the text begins with this word, 0.4 if the text contains it elsewhere, and 0 otherwise. */
function found(text, word) {
  const all = text.toLowerCase();
  return all.split(/[^\p{L}\p{N}]+/u).some(each => each.startsWith(word)) ? 1 : all.includes(word) ? 0.4 : 0;
}

/**
 * Returns the words of a query that have two letters or more and are not in SMALL. If no such word remains, SMALL is
 * ignored.
 */
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

/** Gives headings the ids that GitHub uses, because the links of the pages refer to them. */
function nameSections() {
  for (const heading of document.querySelectorAll('#bodyColumn :is(h1, h2, h3, h4)')) {
    heading.id ||= anchor(heading.textContent);
  }
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/**
 * Repairs links to the gallery. The site generator writes characters of an address as numbers: `#m.3Dplay` for
 * `#m=play`.
 */
function mendLinks() {
  for (const link of document.querySelectorAll('a[href*="gallery/index.html#"]')) {
    link.href = link.getAttribute('href').replace(/\.([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  }
}

/** Adds a list of the sections of a long page. */
function addContents() {
  const headings = [...document.querySelectorAll('#bodyColumn h2')];
  const title = document.querySelector('#bodyColumn h1');
  if (title === null || headings.length < 4) {
    return;
  }
  const items = headings.map(heading => element('li', {}, element('a', {href: '#' + heading.id}, heading.textContent)));
  title.after(element('nav', {id: 'contents', 'aria-label': 'On this page'}, element('ul', {}, ...items)));
}

/** Makes tables and code that are wider than the page reachable with the Tab key, so that keys can scroll them. */
function reachByKeys() {
  for (const wide of document.querySelectorAll('#bodyColumn :is(pre, table)')) {
    if (wide.scrollWidth > wide.clientWidth) {
      wide.tabIndex = 0;
    }
  }
}

/**
 * Returns whether a block is a command or a file that a reader can use. The output of a command is neither, and neither
 * is a general form of a command, which has brackets.
 */
function isTyped(code) {
  return /language-(?!text)/.test(code.className) || /^(mvn|quadrille|PATH=)[^[]*$/.test(code.textContent);
}

/** Adds a copy button to each command or file if the browser lets a page copy. */
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

// The skin of the site wrongly marks the menu as a second header of the page.
document.querySelector('#leftColumn')?.setAttribute('role', 'none');
addSearch();
nameSections();
addContents();
addCopying();
mendLinks();
reachByKeys();
