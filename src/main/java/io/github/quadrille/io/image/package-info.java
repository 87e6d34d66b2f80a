/**
 * Reads boards from images. These can be drawings, pixel art, or photos of a grid on paper, if one threshold of
 * brightness separates ink from paper.
 */
package io.github.quadrille.io.image;
