/** Holds what is wrong with an input: each problem with its line, its column and advice. */
package io.github.quadrille.io.input;
