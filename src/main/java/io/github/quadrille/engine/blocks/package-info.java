/**
 * Decides which rectangles the standard bag packs, with a proof. The proof is a reason why not, or a cut into small
 * blocks that the exact search packs. Such blocks also make packings of boards that are far too large for any search.
 */
package io.github.quadrille.engine.blocks;
