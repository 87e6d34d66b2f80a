// Saves the board as a picture, which the page itself draws because the engine in a browser cannot draw.

import {render} from './lib/lit-html.js';
import {board} from './board.js';
import {ofView} from './puzzle.js';

const CELL = 64;
const LOOKS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-opacity', 'stroke-dasharray', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];

/**
 * Returns the picture of a board as a file.
 *
 * @param fresh whether given pieces are drawn like all others
 */
export async function drawing(view, format, fresh) {
  const drawn = svg(view, fresh);
  return format === 'svg' ? new Blob([drawn.text], {type: 'image/svg+xml'}) : painted(drawn);
}

/** Returns the board's SVG picture, with the properties of the style sheet written into its elements. */
function svg(view, fresh) {
  const puzzle = ofView(view);
  const colour = kind => view.kinds.find(each => each.name === kind).colour;
  const host = document.createElement('div');
  host.className = 'unseen';
  document.body.append(host);
  try {
    render(board(puzzle, {label: puzzle.name, pieces: view.given.map(piece => ({...piece, colour: colour(piece.kind), given: !fresh}))}), host);
    const svg = host.querySelector('svg');
    for (const element of svg.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      for (const look of LOOKS) element.setAttribute(look, style.getPropertyValue(look));
      element.removeAttribute('class');
    }
    const [, , width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    svg.setAttribute('width', width * CELL);
    svg.setAttribute('height', height * CELL);
    svg.removeAttribute('class');
    return {text: new XMLSerializer().serializeToString(svg).replace(/<!--.*?-->/g, ''), width: width * CELL, height: height * CELL};
  } finally {
    host.remove();
  }
}

async function painted({text, width, height}) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: Math.ceil(width), height: Math.ceil(height)});
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}
