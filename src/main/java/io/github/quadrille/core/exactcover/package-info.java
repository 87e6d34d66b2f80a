/**
 * The waist of the house: what every engine, export and proof reads of a puzzle, an exact cover with multiplicities in flat
 * arrays. It knows no rows, columns or lattices; a puzzle makes it once. Plain
 * searches walk on {@link io.github.quadrille.core.exactcover.LiveOptions}.
 */
package io.github.quadrille.core.exactcover;
