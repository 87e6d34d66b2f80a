// Numbers as people read them.

/** With all its digits, also where a count is beyond the numbers of this language, and so a text or a BigInt. */
export const number = value =>
  (typeof value === 'string' || typeof value === 'bigint' ? BigInt(value) : Number(value)).toLocaleString('en-US');
