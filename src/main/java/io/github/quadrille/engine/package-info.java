/**
 * Finds answers: by arguments, the search with Choco, the sweep of the frontier, sweeps within a budget and small
 * windows. It also finds best coverings, counts packings, and cuts puzzles into parts for several processes. The entry
 * point, {@code solve}, tries these methods in turn. The package depends on the core and on the writers of proofs, and
 * uses no files and no terminals.
 */
package io.github.quadrille.engine;
