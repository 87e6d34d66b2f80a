/** Writes puzzles, packings and any record as JSON, one object a line. */
package io.github.quadrille.io.json;
