/**
 * Takes packings apart by sliding pieces as a hand does, without turning them. It uses the fewest moves until a part
 * comes free. Then it takes the free part and the remaining pieces apart in the same way. A referee that is independent
 * of the search checks each list of moves.
 */
package io.github.quadrille.engine.assembly;
