/**
 * Reads puzzles, packings, targets and game boards from files and texts, and writes answers for people and for
 * programs. The packages inside this package depend neither on terminals nor on the web.
 *
 * <p>The classes in this package itself are for users of the library. They read and write puzzles (YAML or JSON) and
 * packings (JSON). They report everything that is wrong with an input at once. Each report has advice, and the line if
 * the problem is at a place in the text.
 */
package io.github.quadrille.io;
