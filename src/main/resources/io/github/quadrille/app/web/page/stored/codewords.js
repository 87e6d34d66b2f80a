// The words that codes of puzzles have a byte for. They are those of CodeWords.java and never change.

const TETROMINOES = ['I', 'O', 'T', 'L', 'S', 'J', 'Z'];
const PENTOMINOES = ['F5', 'I5', 'L5', 'N5', 'P5', 'T5', 'U5', 'V5', 'W5', 'X5', 'Y5', 'Z5'];
const FIRST_MIDDLE = 0x80;
const FIRST_LEAD = 0xc0;
const LINE_END = 10;

const lines = (kinds, count) => kinds.map(kind => `  ${kind}: ${count}\n`).join('');
const FIVE = ['T', 'I', 'O', 'L', 'S'];

const COMMON = [
  'name: ', '\nboard: ', '\nboard: |\n  ', '\nwrap: none\nsymmetry: free\npieces:\n', '\nwrap: none\nsymmetry: one-sided\npieces:\n',
  '\nwrap: none\nsymmetry: fixed\npieces:\n', '\nwrap: horizontal\nsymmetry: ', '\nwrap: vertical\nsymmetry: ', '\nwrap: both\nsymmetry: ',
  'free\npieces:\n', 'one-sided\npieces:\n', 'fixed\npieces:\n', '\nlattice: cubic', '\nlattice: hexagonal', '\nlattice: triangular',
  lines(PENTOMINOES, 1), lines(FIVE, 1), lines(FIVE, 'any'), lines(FIVE, 4), 'shapes:\n  ', ': |\n    ', '\n    ', '\n  ', ': any\n', ': 1\n',
  'goal: cover\nmaximise: ', 'cells\ncell-weights: |\n  ', 'pieces\nweights:\n', 'given:\n',
];
const LISTED = [', [[', '], [', ']]]\n', ']]]\n  - ['];
const KINDS = [...TETROMINOES, ...PENTOMINOES];

/** By their byte: a line's end stays what it is. */
const WORDS = new Map([
  ...COMMON.map((word, at) => [at + 1 < LINE_END ? at + 1 : at + 2, word]),
  ...[...KINDS.map(kind => `  ${kind}: 1\n`), ...KINDS.map(kind => `  ${kind}: `), ...KINDS.map(kind => `  ${kind}: any\n`), ...LISTED]
    .map((word, at) => [FIRST_MIDDLE + at, word]),
]);

const SPELLED = [...WORDS].map(([code, word]) => ({code, bytes: new TextEncoder().encode(word)}))
  .sort((one, other) => other.bytes.length - one.bytes.length);

/** Bytes of a text with a byte for each word, the longest first. */
export function shortened(bytes) {
  const short = [];
  for (let at = 0; at < bytes.length;) {
    const word = SPELLED.find(each => each.bytes.every((byte, by) => bytes[at + by] === byte));
    short.push(word ? word.code : bytes[at]);
    at += word ? word.bytes.length : 1;
  }
  return new Uint8Array(short);
}

/** The bytes of the text again; middles of characters stand where words cannot. */
export function spelled(bytes) {
  const text = [];
  let middles = 0;
  for (const byte of bytes) {
    const inside = byte >= FIRST_MIDDLE && byte < FIRST_LEAD;
    const isMiddle = middles > 0 && inside;
    const isWord = byte < 32 ? byte !== LINE_END : !isMiddle && inside;
    if (isWord) text.push(...new TextEncoder().encode(WORDS.get(byte)));
    else text.push(byte);
    middles = isMiddle ? middles - 1 : byte < FIRST_LEAD ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
  }
  return new Uint8Array(text);
}
