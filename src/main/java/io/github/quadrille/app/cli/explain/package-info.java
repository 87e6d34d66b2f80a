/** Commands for people with a puzzle in hand: explain, hint, possible, info, rate, assemble. */
package io.github.quadrille.app.cli.explain;
