/**
 * Reads boards from images: drawings, pixel art, and photos of a grid on paper where one threshold divides ink from
 * paper.
 */
package io.github.quadrille.io.image;
