/**
 * A search that learns from its dead ends. {@link io.github.quadrille.engine.learner.PackingLearner} asks for any packing, and for those that a symmetry
 * leaves as they are. To read it as a chapter: rows, the assignment and what follows from rows, learnt clauses and what follows
 * from them, the analysis of a conflict, activities, restarts, and the search that puts them together.
 */
package io.github.quadrille.engine.learner;
