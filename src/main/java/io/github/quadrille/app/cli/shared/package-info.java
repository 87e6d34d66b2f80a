/**
 * Holds the code that several groups of commands share: the terminal, files to write, puzzles as arguments, answers,
 * and proofs.
 *
 * <p>An option is a field of a {@link io.github.quadrille.app.cli.shared.Flags} or of a {@link
 * io.github.quadrille.app.cli.shared.Command}. One expression declares its names, its label, its reader and its help,
 * as in {@code file("--csv", "FILE", "Write a table.")}. The field then holds the value that the command line gives.
 *
 * <p>Rules between options are declared in the constructor by {@code needs}, {@code excludes} and {@code range}, each
 * with the sentence that refuses the options. The program checks all of them before the command answers.
 */
package io.github.quadrille.app.cli.shared;
