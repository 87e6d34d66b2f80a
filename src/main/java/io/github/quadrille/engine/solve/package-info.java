/**
 * The front door: one way to ask about a puzzle. Behind it stand the stages of an answer (area, dive,
 * arguments, trial, frontier, search), which share one budget and one account of work.
 */
package io.github.quadrille.engine.solve;
