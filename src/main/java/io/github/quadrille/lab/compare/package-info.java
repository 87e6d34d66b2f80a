/**
 * Comparisons: several local searches run again and again on the same puzzles, each run checked anew, and all of them
 * set against the proven answer; and the report of it as one page.
 */
package io.github.quadrille.lab.compare;
