/**
 * Holds targets of up to millions of cells, coverings of them by tetrominoes, and the independent checker of coverings.
 */
package io.github.quadrille.core.target;
