/**
 * Searches with a stochastic beam over complete assignments, after the published beam system. All pieces are always on
 * the board and may overlap. One piece at a time is moved or turned.
 */
package io.github.quadrille.lab.local.beam;
