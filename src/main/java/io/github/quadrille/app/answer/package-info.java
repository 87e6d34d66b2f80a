/**
 * What the command line and the server answer alike about hints, possibilities, refutations, arguments, proofs and generated
 * puzzles: records, which {@link io.github.quadrille.io.json.JsonLine} writes.
 */
package io.github.quadrille.app.answer;
