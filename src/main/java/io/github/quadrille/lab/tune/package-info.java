/**
 * Searches the parameters of a local method, and measures the gain on puzzles and seeds that the search has not used.
 * Settings race on the same seeds. Then the winner is tested against the usual setting. Methods come as {@link
 * io.github.quadrille.lab.tune.Tunable}s. Their parameters are declared next to the methods.
 */
package io.github.quadrille.lab.tune;
