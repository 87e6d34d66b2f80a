/**
 * Takes packings apart as a hand does, without turning a piece: by the fewest moves until something comes free, and so on with
 * what is left and with what came free. A referee that knows nothing of the search checks each list of moves.
 */
package io.github.quadrille.engine.assembly;
