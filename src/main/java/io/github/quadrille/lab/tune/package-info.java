/**
 * Searches the parameters of a local method, and measures what that gains on puzzles and seeds it has not seen.
 * Settings race on the same seeds. Then the winner is tested against the usual setting. Methods come as {@link
 * io.github.quadrille.lab.tune.Tunable}s. Their parameters are declared beside the methods.
 */
package io.github.quadrille.lab.tune;
