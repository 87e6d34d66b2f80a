// How hard a puzzle is, in words, by how far a person has to think.

/**
 * @param guesses how often no rule decides
 * @param ahead how many pieces one has to imagine at most
 */
export function rated(guesses, ahead) {
  if (guesses) return `rules leave a choice at ${guesses === 1 ? 'one step' : `${guesses} steps`}`;
  if (ahead > 2) return `hard, one has to think ${ahead} pieces ahead`;
  return ahead ? `moderate, one thinks ${ahead === 1 ? 'a piece' : `${ahead} pieces`} ahead` : 'easy, every step follows';
}

/** The same of all hints to the end. */
export const ratedBy = hints => rated(hints.filter(each => each.hint === 'likely').length, Math.max(0, ...hints.map(each => each.depth ?? 0)));
