/**
 * Searches for packings by an exact model with the constraint solver Choco. The model has one boolean variable for each
 * placement. Every mandatory cell is covered exactly once, every optional cell at most once, and every kind is used a
 * number of times inside its range.
 */
package io.github.quadrille.engine.choco;
