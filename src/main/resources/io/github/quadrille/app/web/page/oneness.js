// Whether there is only one packing, in the same words everywhere: mirror images of it, as the board allows them, are no
// others.

import {ask} from './api.js';
import {number} from './number.js';

/** @param images how many mirror images there are beside it */
export const one = images => (images
  ? `There is one packing, and its ${images === 1 ? 'mirror image' : `${number(images)} mirror images`}`
  : 'There is exactly one packing');

/** How many mirror images the only packing of a puzzle has; null where there are others, or that is not known. */
export async function imagesOfOnly(file, limits) {
  const {unique} = await ask('unique', file, {...limits, classes: true});
  if (unique !== true) return null;
  const {status, packings} = await ask('count', file, limits);
  return status === 'counted' ? Number(packings) - 1 : null;
}
