/**
 * Searches the parameters of a local method, and says what that gains on puzzles it has not seen: races between settings
 * on the same seeds, and a test of the winner against the usual setting. Methods come as {@link
 * io.github.quadrille.lab.tune.Tunable}s; what parameters there are, is declared beside the methods.
 */
package io.github.quadrille.lab.tune;
