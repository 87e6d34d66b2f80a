/**
 * Describes what is wrong with an input. A problem has advice, and its line and column if it is at a place in the text.
 */
package io.github.quadrille.io.input;
