/**
 * Reads exact covers from text, without a puzzle: items and options, as Knuth's programs read them, or matrices of 0
 * and 1.
 */
package io.github.quadrille.io.exactcover;
