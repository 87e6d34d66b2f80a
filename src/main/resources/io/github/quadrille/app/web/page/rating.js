// Describes how hard a puzzle is by its level from 1 to 10, which the engine computes.

import {ask} from './api.js';

export const HARDEST = 10;

/** Published series use these words: [word, least level, largest level]. */
export const WORDS = [['easy', 1, 3], ['medium', 4, 6], ['hard', 7, HARDEST]];

const wordOf = level => WORDS.find(([, , most]) => level <= most)[0];

/** Returns the words for a level, or for a puzzle without a level. */
export const levelWords = level => (level === null ? 'not rated: too large for the robot that plays it' : `level ${level} of ${HARDEST}, ${wordOf(level)}`);

/** Returns the level of a puzzle, or null if it cannot be rated. */
export async function levelOf(file, signal) {
  const {difficulty} = await ask('rate', file, {'time-limit': '5s'}, signal);
  return difficulty?.level ?? null;
}
