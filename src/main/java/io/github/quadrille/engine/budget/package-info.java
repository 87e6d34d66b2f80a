/**
 * Decides whether an exact cover has a solution within a budget. A sweep passes the cells from one end or from both
 * ends, and keeps only the least cost of each state. The package does not use boards.
 */
package io.github.quadrille.engine.budget;
