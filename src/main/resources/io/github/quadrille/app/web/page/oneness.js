// Says everywhere in the same words that there is only one packing. Its images under symmetries of the board do not
// count.

import {ask} from './api.js';
import {number} from './number.js';

/**
 * Returns the sentence that there is one packing, without its full stop.
 *
 * @param images how many mirror images the packing has
 */
export const one = images => (images
  ? `There is one packing, and its ${images === 1 ? 'mirror image' : `${number(images)} mirror images`}`
  : 'There is exactly one packing');

/**
 * Returns how many mirror images the only packing of a puzzle has, or null if there are other packings or that is
 * unknown.
 */
export async function imagesOfOnly(file, limits) {
  const {unique} = await ask('unique', file, {...limits, classes: true});
  if (unique !== true) return null;
  const {status, packings} = await ask('count', file, limits);
  return status === 'counted' ? Number(packings) - 1 : null;
}
