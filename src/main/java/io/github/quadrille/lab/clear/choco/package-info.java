/**
 * Solves the line-clearing game as a constraint model. It uses no search of the other solvers, and no bound except
 * {@link io.github.quadrille.lab.clear.Relaxation}.
 */
package io.github.quadrille.lab.clear.choco;
