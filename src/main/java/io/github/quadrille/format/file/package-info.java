/**
 * The readers and writers of the command line: puzzles (a size, YAML or JSON), packings and answers (JSON), targets and
 * games, all of them within limits, and with everything that is wrong said at once.
 */
package io.github.quadrille.format.file;
