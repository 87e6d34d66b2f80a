/**
 * Decides whether an instance has a solution within a budget. It sweeps from both ends and keeps only the least cost
 * for each frontier. The package works on instances and does not use boards.
 */
package io.github.quadrille.engine.budget;
