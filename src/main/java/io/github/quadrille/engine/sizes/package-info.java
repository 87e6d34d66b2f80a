/**
 * Finds out which rectangles can be filled by copies of some pieces. It finds tables of sizes, rectangles that no
 * smaller rectangles fill, the fewest copies that fill a rectangle, and sizes that can never be filled. It also finds
 * the smallest box that holds some pieces.
 */
package io.github.quadrille.engine.sizes;
