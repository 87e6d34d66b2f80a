/**
 * Draws pictures of boards with pieces on them: text for terminals, SVG and PNG, and models of solid pieces. {@code
 * Picture} holds what is to be seen. {@code Drawing} decides the look that SVG and PNG share, and {@code Timeline}
 * decides what moves in an SVG.
 */
package io.github.quadrille.app.render;
