/**
 * Pictures of boards with pieces on them: text for terminals, SVG and PNG. {@code Picture} is what is to be seen;
 * {@code Drawing} decides the look that SVG and PNG share, {@code Timeline} what moves in an SVG.
 */
package io.github.quadrille.app.render;
