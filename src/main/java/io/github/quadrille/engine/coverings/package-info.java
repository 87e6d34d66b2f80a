/**
 * Finds coverings that are worth most where not every cell can or need be covered, and shows that none is worth more.
 * Each question "is a covering worth at least this?" becomes a packing puzzle with gaps, for the exact search. Where a
 * packing may leave cells open, another search improves a covering until it is a packing.
 */
package io.github.quadrille.engine.coverings;
