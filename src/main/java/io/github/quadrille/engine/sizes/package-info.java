/**
 * Finds out which rectangles copies of some pieces fill: tables of sizes, prime rectangles, orders, and sizes that can
 * never be filled. It also finds the smallest box for some pieces.
 */
package io.github.quadrille.engine.sizes;
