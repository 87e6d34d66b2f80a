/** The line-clearing game as a constraint model: an answer that shares no search and no bound with the others. */
package io.github.quadrille.lab.clear.choco;
