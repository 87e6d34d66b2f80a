/** A search that learns a clause from every dead end, by Sat4j: whether some rows have a solution, and a puzzle a packing. */
package io.github.quadrille.engine.learner;
