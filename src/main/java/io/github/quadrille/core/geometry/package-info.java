/** Cells, polyominoes and their orientations, the symmetry group of the square, and the region that is to be covered. */
package io.github.quadrille.core.geometry;
