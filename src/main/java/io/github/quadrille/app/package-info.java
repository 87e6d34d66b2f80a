/**
 * The program: the command line, the page and its server, pictures, sheets of paper, play, generators of puzzles, and
 * the cluster. Nothing else knows it.
 */
package io.github.quadrille.app;
