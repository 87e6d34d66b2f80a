/** Boards in images: drawings, pixel art, photos of a grid on paper as far as a threshold goes. */
package io.github.quadrille.io.image;
