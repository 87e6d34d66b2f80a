/**
 * Lists the placements of a puzzle's pieces on its board, numbers them, makes an exact cover of them, and puts them in
 * orbits under symmetries. Engines read these tables; users of the library do not see them.
 */
package io.github.quadrille.core.placement;
