/**
 * Holds targets, which are 0/1 matrices of up to millions of cells. Tetrominoes cover the cells of a target, and an
 * independent checker evaluates such coverings.
 */
package io.github.quadrille.core.target;
