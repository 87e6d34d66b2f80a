/**
 * Contains records of answers about hints, possibilities, refutations, arguments, ratings, disassemblies, proofs and
 * generated puzzles. The command line and the server give the same records, and {@link
 * io.github.quadrille.io.json.JsonLine} writes them.
 */
package io.github.quadrille.app.answer;
