/**
 * Makes puzzles with something known about them: put together from solved blocks, planted, with exactly one packing, or
 * random. All random choices come from the generator of random numbers that the caller passes.
 */
package io.github.quadrille.app.generate;
