/**
 * Searches for packings and learns from dead ends. {@link io.github.quadrille.engine.learner.PackingLearner} searches
 * for any packing, and for packings that a symmetry maps to themselves. Readers can begin with the rows, the assignment
 * and the learnt clauses. The analysis of a conflict, the activities and the restarts come next. The search that puts
 * them together comes last.
 */
package io.github.quadrille.engine.learner;
