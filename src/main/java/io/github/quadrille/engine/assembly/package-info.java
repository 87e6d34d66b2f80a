/**
 * Takes packings apart as a hand does, without turning a piece. It uses the fewest moves until something comes free,
 * and goes on with the rest and with the part that came free. A referee that is independent of the search checks each
 * list of moves.
 */
package io.github.quadrille.engine.assembly;
