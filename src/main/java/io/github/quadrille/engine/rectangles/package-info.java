/** Packs rectangles into a rectangle. One search works from the floor up, and another uses constraints of Choco. */
package io.github.quadrille.engine.rectangles;
