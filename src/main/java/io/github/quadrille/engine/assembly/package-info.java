/**
 * Takes packings apart by sliding pieces as a hand does, without turning them. It uses the fewest moves until a part
 * comes free. Then it goes on with the rest and with the part that came free. A referee that is independent of the
 * search checks each list of moves.
 */
package io.github.quadrille.engine.assembly;
