/**
 * The exact model: one boolean variable per candidate placement, every mandatory cell covered exactly once, every
 * optional cell at most once, every kind used a number of times inside its range; Choco Solver searches.
 */
package io.github.quadrille.engine.choco;
