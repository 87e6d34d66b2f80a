/**
 * Answers questions about a puzzle. Callers use the class {@link Solver}. An answer is found in stages, such as a count
 * of the area, arguments that no packing exists, sweeps and searches. All stages share one budget of time and nodes,
 * and their work is added up.
 */
package io.github.quadrille.engine.solve;
