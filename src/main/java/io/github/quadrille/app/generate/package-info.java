/**
 * Makes puzzles. A puzzle can be put together from solved blocks, made from a packing, made to have exactly one
 * packing, or random. All random choices come from the generator of random numbers that the caller passes.
 */
package io.github.quadrille.app.generate;
