// Makes the QR code of a text (ISO/IEC 18004) with byte mode, the lowest error correction and a fixed mask. A text that
// is too long has no code.

import {svg} from './lib/lit-html.js';

/** Each version, from 1, has this many correction bytes in a block. The next list holds its number of blocks. */
const CORRECTING = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];
/** These bits encode correction level L and mask 0 with their own correction. */
const FORMAT = 0b111011111000100;

/** The list holds the powers of 2 in the field of 256 elements. */
const POWERS = [1];
for (let i = 1; i < 255; i++) POWERS.push(POWERS[i - 1] << 1 ^ (POWERS[i - 1] >> 7) * 0x11d);
const times = (one, other) => (one && other ? POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255] : 0);

const alignments = version => Math.floor(version / 7) + 2;

/** Returns how many bytes a version has for data and correction. */
function room(version) {
  const count = alignments(version);
  return Math.floor(((16 * version + 128) * version + 64 - (version > 1 ? (25 * count - 10) * count - 55 : 0) - (version > 6 ? 36 : 0)) / 8);
}

/** Returns the correction bytes of a block: the remainder of a polynomial division. */
function correction(data, degree) {
  let divisor = [1];
  for (let i = 0; i < degree; i++) divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, POWERS[i]));
  const rest = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    for (let at = 0; at < degree; at++) rest[at] ^= times(divisor[at + 1], factor);
  }
  return rest;
}

/** Returns the data and then the correction of all blocks, with one byte of each block in turn. */
function interleaved(data, version) {
  const [degree, count] = [CORRECTING[version - 1], BLOCKS[version - 1]];
  const short = Math.floor(data.length / count), long = data.length % count;
  let from = 0;
  const blocks = Array.from({length: count}, (_, at) => data.slice(from, from += short + (at >= count - long)));
  const turns = lists => Array.from({length: Math.max(...lists.map(list => list.length))}, (_, at) => lists.map(list => list[at])).flat().filter(byte => byte !== undefined);
  return [...turns(blocks), ...turns(blocks.map(block => correction(block, degree)))];
}

/** Returns the rows of dark and light squares, or null if the text is too long. */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + CORRECTING.findIndex((degree, at) => bytes.length + (at < 9 ? 2 : 3) <= room(at + 1) - degree * BLOCKS[at]);
  if (!version) return null;
  const capacity = room(version) - CORRECTING[version - 1] * BLOCKS[version - 1];
  const bits = `0100${bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0')}${bytes.map(byte => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const data = bits.slice(0, bits.length - bits.length % 8).match(/.{8}/g).map(byte => parseInt(byte, 2));
  for (let fill = 0xec; data.length < capacity; fill ^= 0xec ^ 0x11) data.push(fill);
  return drawn(interleaved(data, version), version);
}

function drawn(bytes, version) {
  const size = 17 + 4 * version;
  const grid = Array.from({length: size}, () => Array(size).fill(null));
  const set = (row, column, dark) => { if (grid[row]?.[column] !== undefined) grid[row][column] = Boolean(dark); };
  const square = (row, column, reach, light) => {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) set(row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
    }
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(row, column, 4, [2, 4]);
  const places = version > 1 ? [6] : [];
  const step = Math.floor((version * 8 + alignments(version) * 3 + 5) / (alignments(version) * 4 - 4)) * 2;
  for (let at = size - 7; version > 1 && places.length < alignments(version); at -= step) places.splice(1, 0, at);
  for (const row of places) {
    for (const column of places) {
      const isCorner = [row, column].every(at => at === 6 || at === size - 7) && !(row > 6 && column > 6);
      if (!isCorner) square(row, column, 2, [1]);
    }
  }
  for (let bit = 0; bit < 15; bit++) {
    const dark = FORMAT >> bit & 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, true);
  if (version > 6) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = rest << 1 ^ (rest >> 11) * 0x1f25;
    for (let bit = 0; bit < 18; bit++) {
      const [long, across] = [Math.floor(bit / 3), size - 11 + bit % 3];
      set(long, across, (version << 12 | rest) >> bit & 1);
      set(across, long, (version << 12 | rest) >> bit & 1);
    }
  }
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = (right + 1 & 2) === 0;
    for (let line = 0; line < size; line++) {
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - line : line;
        if (grid[row][column] !== null) continue;
        grid[row][column] = Boolean((bytes[bit >> 3] >> 7 - (bit & 7) & 1) ^ (row + column) % 2 === 0);
        bit++;
      }
    }
  }
  return grid;
}

/** Returns the dark squares as a path and the number of squares in a row, or null if the text is too long. */
export function qrPath(text) {
  const grid = qr(text);
  return grid && {size: grid.length, path: grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')};
}

/** Draws the QR code, dark on white even on a dark page. */
export function qrPicture(text, label) {
  const drawn = qrPath(text);
  if (!drawn) return null;
  return svg`<svg class="qr" viewBox=${`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`} role="img" aria-label=${label}><path d=${drawn.path}/></svg>`;
}
