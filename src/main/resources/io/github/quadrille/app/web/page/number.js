// Formats numbers for people.

/**
 * Returns a number with all digits and with separators. A large count is a string or a BigInt, because a JavaScript
 * number would lose digits.
 */
export const number = value =>
  (typeof value === 'string' || typeof value === 'bigint' ? BigInt(value) : Number(value)).toLocaleString('en-US');
