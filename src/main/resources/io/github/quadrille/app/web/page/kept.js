// The last puzzle that was worked on, which this browser keeps beside the address: a link may be cut off, and a puzzle that
// is too large has none.

const KEY = 'quadrille.last';
/** Stands in the address where a puzzle is too large for a code. */
export const LAST = 'last';

/**
 * Keeps a puzzle, as far as there is room.
 *
 * @param view what the server made of it
 * @param file as the server has read it
 */
export function keep(view, file) {
  try {
    localStorage.setItem(KEY, JSON.stringify({code: view.code ?? LAST, name: view.puzzle.name, file}));
  } catch {
    // The address has it still, if it is not too large.
  }
}

/** The last puzzle: {code, name, file}, or nothing. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
