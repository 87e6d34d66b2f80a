/** Explains puzzles without search, by the theorem about standard bags or by any short argument. */
package io.github.quadrille.engine.explain;
