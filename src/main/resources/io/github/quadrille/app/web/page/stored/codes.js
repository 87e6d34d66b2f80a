// Codes of puzzles, as the program writes and reads them: `quad1-`, then in the base64 of addresses three bytes of a checksum
// and the text with its frequent words shortened, compressed.

import {Refusal} from '../refusal.js';
import {shortened, spelled} from './codewords.js';

const BEGIN = 'quad1-';
const CHECK_BYTES = 3;

export const isCode = text => text.trim().startsWith(BEGIN);

export async function writeCode(text) {
  const packed = await through(new CompressionStream('deflate-raw'), shortened(new TextEncoder().encode(text)));
  const all = new Uint8Array([...check(packed), ...packed]);
  return BEGIN + btoa(String.fromCharCode(...all)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws Refusal when it is damaged */
export async function readCode(code) {
  try {
    const word = code.trim().slice(BEGIN.length).replaceAll('-', '+').replaceAll('_', '/');
    const all = Uint8Array.from(atob(word), letter => letter.charCodeAt(0));
    const packed = all.slice(CHECK_BYTES);
    if (check(packed).some((byte, at) => byte !== all[at])) throw new Error('The checksum is another.');
    return new TextDecoder().decode(spelled(await through(new DecompressionStream('deflate-raw'), packed)));
  } catch {
    throw new Refusal(404, {errors: ['This code is damaged. Maybe it was cut off when it was copied.']});
  }
}

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The last three bytes of the CRC-32. */
function check(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  sum = ~sum;
  return [16, 8, 0].map(by => (sum >>> by) & 0xff);
}
