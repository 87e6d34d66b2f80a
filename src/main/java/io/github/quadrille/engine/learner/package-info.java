/**
 * Searches for packings and learns from dead ends. {@link io.github.quadrille.engine.learner.PackingLearner} searches
 * for any packing, and for packings that a symmetry maps to themselves. A reader may begin with the rows, then read the
 * assignment, the learnt clauses, the analysis of a conflict, activities and restarts, and last the search that puts
 * them together.
 */
package io.github.quadrille.engine.learner;
