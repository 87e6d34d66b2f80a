/**
 * Puzzles and packings as JSON, one value a line.
 */
package io.github.quadrille.io.json;
