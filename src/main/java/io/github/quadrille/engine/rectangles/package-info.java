/** Packs rectangles into a rectangle, by a search along the skyline of what is laid, and by Choco's own constraints. */
package io.github.quadrille.engine.rectangles;
