/** Solves the line-clearing game as a constraint model. It shares no search and no bound with the other solvers. */
package io.github.quadrille.lab.clear.choco;
