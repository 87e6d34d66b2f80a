/**
 * Explains puzzles without search, by the theorem about standard bags or by any short argument. A standard bag has
 * equally many of each free tetromino.
 */
package io.github.quadrille.engine.explain;
