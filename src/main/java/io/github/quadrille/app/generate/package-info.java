/**
 * Puzzles with something known about them: put together from solved blocks, planted, with exactly one packing, or at
 * random. All chance comes from the generator of random numbers that is handed in.
 */
package io.github.quadrille.app.generate;
