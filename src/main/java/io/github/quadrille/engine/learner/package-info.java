/**
 * Searches for packings and learns from dead ends. {@link io.github.quadrille.engine.learner.PackingLearner} searches
 * for any packing, and for packings that a symmetry maps to themselves. A good order of reading begins with the rows,
 * the assignment and the learnt clauses. The analysis of a conflict, activities and restarts come next, and last the
 * search that puts them together.
 */
package io.github.quadrille.engine.learner;
