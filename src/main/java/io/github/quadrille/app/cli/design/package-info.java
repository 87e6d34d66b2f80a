/** Commands that make puzzles and show them: generate, print, render, export, link. */
package io.github.quadrille.app.cli.design;
