/** Reads and writes boards and plans of the line-clearing game, in the published format. */
package io.github.quadrille.io.game;
