/**
 * Answers questions about a puzzle; {@link Solver} is the one class to call. An answer is found in stages (area, dive,
 * arguments, trial, frontier, search), which share one budget and one account of work.
 */
package io.github.quadrille.engine.solve;
