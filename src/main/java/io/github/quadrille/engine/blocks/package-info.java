/**
 * Decides which rectangles can be packed with equally many of each free tetromino, and proves it. The proof is a reason
 * why there is no packing, or a cut into small blocks that the exact search packs. With such blocks, boards that are
 * far too large for any search can be packed, too.
 */
package io.github.quadrille.engine.blocks;
