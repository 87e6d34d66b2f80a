/** Writes puzzles, packings and any record as JSON, one object in each line. */
package io.github.quadrille.io.json;
