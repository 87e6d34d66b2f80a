/**
 * Stochastic beam search over complete assignments, after the published beam system: all pieces are on the board all
 * the time, overlapping, and one piece at a time is moved or turned.
 */
package io.github.quadrille.lab.local.beam;
