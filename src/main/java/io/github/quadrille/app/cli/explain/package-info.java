/**
 * Commands for people with a puzzle in hand: explain, hint, possible, info.
 */
package io.github.quadrille.app.cli.explain;
