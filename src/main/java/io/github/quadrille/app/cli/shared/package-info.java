/**
 * What several groups of commands share: the terminal, files to write, puzzles as arguments, answers, proofs, the cluster.
 */
package io.github.quadrille.app.cli.shared;
