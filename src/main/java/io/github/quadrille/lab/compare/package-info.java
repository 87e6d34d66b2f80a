/**
 * Compares local searches. Several of them run repeatedly on the same puzzles. Each run is checked independently and
 * compared with the proven answer. The report is a single page.
 */
package io.github.quadrille.lab.compare;
