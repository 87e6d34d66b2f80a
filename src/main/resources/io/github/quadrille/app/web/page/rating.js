// How hard a puzzle is, by the level from 1 to 10 that the program rates it with.

import {ask} from './api.js';

export const HARDEST = 10;

/** Published series have such words: [word, least level, most]. */
export const WORDS = [['easy', 1, 3], ['medium', 4, 6], ['hard', 7, HARDEST]];

const wordOf = level => WORDS.find(([, , most]) => level <= most)[0];

/** A level in words, or that there is none. */
export const levelWords = level => (level === null ? 'not rated: too large for the robot that plays it' : `level ${level} of ${HARDEST}, ${wordOf(level)}`);

/** The level of a puzzle, or null where it cannot be rated. */
export async function levelOf(file, signal) {
  const {difficulty} = await ask('rate', file, {'time-limit': '5s'}, signal);
  return difficulty?.level ?? null;
}
