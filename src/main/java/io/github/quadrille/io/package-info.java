/**
 * Reads puzzles, packings, targets and game boards from files and texts, and writes answers for people and for other
 * programs. The packages below depend on neither terminals nor the web.
 *
 * <p>The classes in this package itself are for users of the library. They read and write puzzles (YAML or JSON) and
 * packings (JSON). They report everything that is wrong with an input at once, each fault with its line, the value seen
 * and advice.
 */
package io.github.quadrille.io;
