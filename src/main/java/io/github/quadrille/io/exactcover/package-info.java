/**
 * Reads exact covers from text, without a puzzle. The text has items and options, as Knuth's programs read them, or is
 * a matrix of 0 and 1.
 */
package io.github.quadrille.io.exactcover;
