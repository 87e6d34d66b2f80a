/**
 * Compares local searches. Each search is run repeatedly on the same puzzles. Each result is checked independently of
 * the search, and is compared with the proven answer to the puzzle, as far as there is a proof. The report is a single
 * page.
 */
package io.github.quadrille.lab.compare;
