/** Holds the commands for people who are solving a puzzle: explain, hint, possible, info, rate, assemble. */
package io.github.quadrille.app.cli.explain;
