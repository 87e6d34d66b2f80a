/**
 * Holds what every engine, export and proof reads of a puzzle: an exact cover with multiplicities, in flat arrays. It
 * has no lattices and no coordinates of cells. Simple searches use {@link
 * io.github.quadrille.core.exactcover.LiveOptions}.
 */
package io.github.quadrille.core.exactcover;
