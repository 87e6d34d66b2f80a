/**
 * Searches for good parameters of a local method, and measures the gain on seeds that the search has not used, and on
 * other puzzles if the caller gives some. Settings race on the same seeds. Then the winner is tested against the
 * default setting. A {@link io.github.quadrille.lab.tune.Tunable} is a method with its parameters. The parameters are
 * declared next to the methods.
 */
package io.github.quadrille.lab.tune;
