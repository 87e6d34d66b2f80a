// Keeps the last puzzle in this browser as well as in the address. A link may be cut off, and a puzzle may be too large
// for a link.

const KEY = 'quadrille.last';
/** The address has this word if a puzzle is too large for a code. */
export const LAST = 'last';

/**
 * Stores a puzzle if there is enough room.
 *
 * @param view the server's view of the puzzle
 * @param file the text that the server has read
 */
export function keep(view, file) {
  try {
    localStorage.setItem(KEY, JSON.stringify({code: view.code ?? LAST, name: view.puzzle.name, file}));
  } catch {
    // The address still holds the puzzle unless it is too large.
  }
}

/** Returns the last puzzle as {code, name, file}, or null. */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}
