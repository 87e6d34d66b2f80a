/**
 * Finds answers to the questions about puzzles. It uses short arguments, a tree search with Choco, and sweeps that pass
 * the board cell by cell. It also finds best coverings, counts packings, and cuts puzzles into parts for several
 * processes. The package {@code solve}, the entry point, tries these methods in turn. The engine depends on the core
 * and on the writers of proofs. It uses no terminals, and no files other than the journals of the package {@code
 * parts}.
 */
package io.github.quadrille.engine;
