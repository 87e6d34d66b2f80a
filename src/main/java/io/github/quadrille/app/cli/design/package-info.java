/** Holds the commands that make puzzles and show them: generate, print, render, make, export, link. */
package io.github.quadrille.app.cli.design;
