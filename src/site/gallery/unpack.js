// Unpacks LZMA data, which are a third smaller than data in the formats that browsers unpack by themselves. The code
// follows the specification of the format at https://www.7-zip.org/sdk.html and uses its names.

const STATES = 12;
const POSITIONS = 16;
const LENGTHS = 2 + 2 * 8 * POSITIONS + 256;
// Each constant is the index at which one kind of probability begins.
const IS_MATCH = 0;
const IS_REPEAT = IS_MATCH + STATES * POSITIONS;
const IS_FIRST = IS_REPEAT + STATES;
const IS_SECOND = IS_FIRST + STATES;
const IS_THIRD = IS_SECOND + STATES;
const IS_LONG = IS_THIRD + STATES;
const SLOT = IS_LONG + STATES * POSITIONS;
const SPECIAL = SLOT + 4 * 64;
const ALIGN = SPECIAL + 128;
const LENGTH = ALIGN + 16;
const REPEATED_LENGTH = LENGTH + LENGTHS;
const LITERAL = REPEATED_LENGTH + LENGTHS;

/** Returns the unpacked bytes, whose number is in the header. */
export function unpack(packed) {
  const head = new DataView(packed.buffer, packed.byteOffset);
  const contextBits = packed[0] % 9;
  const literalMask = (1 << Math.floor(packed[0] / 9) % 5) - 1;
  const positionMask = (1 << Math.floor(packed[0] / 45)) - 1;
  const out = new Uint8Array(head.getUint32(5, true));
  const chances = new Uint16Array(LITERAL + (0x300 << contextBits) * (literalMask + 1)).fill(1024);
  let next = 18;
  // The two values are the range and the code of the decoder, as unsigned 32-bit numbers.
  const now = Uint32Array.of(0xffffffff, head.getUint32(14));

  function shift() {
    if (now[0] < 0x1000000) {
      now[0] <<= 8;
      now[1] = now[1] << 8 | packed[next++];
    }
  }

  function bit(index) {
    const chance = chances[index];
    const bound = (now[0] >>> 11) * chance;
    const found = now[1] < bound ? 0 : 1;
    if (found) {
      now[0] -= bound;
      now[1] -= bound;
      chances[index] = chance - (chance >> 5);
    } else {
      now[0] = bound;
      chances[index] = chance + (2048 - chance >> 5);
    }
    shift();
    return found;
  }

  function direct(count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      now[0] >>>= 1;
      const found = now[1] < now[0] ? 0 : 1;
      if (found) now[1] -= now[0];
      value = value << 1 | found;
      shift();
    }
    return value;
  }

  function tree(first, bits) {
    let node = 1;
    for (let i = 0; i < bits; i++) node = node << 1 | bit(first + node);
    return node - (1 << bits);
  }

  function backwards(first, bits) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < bits; i++) {
      const found = bit(first + node);
      node = node << 1 | found;
      value |= found << i;
    }
    return value;
  }

  function length(first, position) {
    if (!bit(first)) return 2 + tree(first + 2 + position * 8, 3);
    if (!bit(first + 1)) return 10 + tree(first + 2 + (POSITIONS + position) * 8, 3);
    return 18 + tree(first + 2 + 2 * POSITIONS * 8, 8);
  }

  function distance(copied) {
    const slot = tree(SLOT + Math.min(copied - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const begin = (2 | slot & 1) << bits;
    return slot < 14
      ? begin + backwards(SPECIAL + begin - slot, bits)
      : begin + (direct(bits - 4) << 4) + backwards(ALIGN, 4);
  }

  function literal(at, isAfterMatch, back) {
    const before = at ? out[at - 1] : 0;
    const first = LITERAL + 0x300 * (((at & literalMask) << contextBits) + (before >> 8 - contextBits));
    let node = 1;
    if (isAfterMatch) {
      for (let copied = out[at - back - 1]; node < 0x100; copied <<= 1) {
        const likely = copied >> 7 & 1;
        const found = bit(first + (1 + likely << 8) + node);
        node = node << 1 | found;
        if (found !== likely) break;
      }
    }
    while (node < 0x100) node = node << 1 | bit(first + node);
    return node;
  }

  let state = 0;
  let backs = [0, 0, 0, 0];
  for (let at = 0; at < out.length;) {
    const position = at & positionMask;
    if (!bit(IS_MATCH + state * POSITIONS + position)) {
      out[at] = literal(at, state >= 7, backs[0]);
      at++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count = 1;
    if (!bit(IS_REPEAT + state)) {
      count = length(LENGTH, position);
      backs = [distance(count), backs[0], backs[1], backs[2]];
      state = state < 7 ? 7 : 10;
    } else {
      const which = !bit(IS_FIRST + state) ? 0 : !bit(IS_SECOND + state) ? 1 : 2 + bit(IS_THIRD + state);
      if (which === 0 && !bit(IS_LONG + state * POSITIONS + position)) {
        state = state < 7 ? 9 : 11;
      } else {
        backs.unshift(...backs.splice(which, 1));
        count = length(REPEATED_LENGTH, position);
        state = state < 7 ? 8 : 11;
      }
    }
    for (; count > 0; count--, at++) out[at] = out[at - backs[0] - 1];
  }
  return out;
}
