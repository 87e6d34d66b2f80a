/**
 * Which rectangles the standard bag packs, with a proof: why not, or a cut into small blocks that the exact search
 * packs; and packings of boards far beyond any search, put together from such blocks.
 */
package io.github.quadrille.engine.blocks;
