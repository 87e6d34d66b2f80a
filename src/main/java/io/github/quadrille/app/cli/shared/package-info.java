/**
 * What several groups of commands share: the terminal, files to write, puzzles as arguments, answers, proofs, the cluster.
 *
 * <p>An option is a field of a {@link io.github.quadrille.app.cli.shared.Flags} or of a {@link
 * io.github.quadrille.app.cli.shared.Command}: one expression says its names, its label, how it is read, and its help, as
 * in {@code file("--csv", "FILE", "Write a table.")}, and the field holds what is given. What options demand of each other
 * is said in the constructor by {@code needs}, {@code excludes} and {@code range}, each with the sentence that refuses. The
 * one execution strategy of the program checks all of these before the command answers.
 */
package io.github.quadrille.app.cli.shared;
