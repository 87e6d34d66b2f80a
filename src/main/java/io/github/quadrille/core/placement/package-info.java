/**
 * The placements of a puzzle's pieces on its board: they are listed, numbered, made an exact cover, and put in orbits of
 * symmetries. Engines read these tables; users of the library do not see them.
 */
package io.github.quadrille.core.placement;
