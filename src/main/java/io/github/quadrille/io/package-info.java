/**
 * The wing of files and texts: puzzles, packings, targets and boards of the game are read, answers are written, for people's
 * files and for other programs. It knows the wings below it, and neither terminals nor the web.
 *
 * <p>What stands here itself is for users of the library: reads and writes puzzles (YAML or JSON) and packings (JSON), and says everything that is wrong
 * with an input at once, each with its line, the value seen and advice.
 */
package io.github.quadrille.io;
