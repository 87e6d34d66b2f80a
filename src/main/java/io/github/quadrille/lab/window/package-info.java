/**
 * Packs small windows of a board exactly and fast, thousands in a second. One search object is set up again and again,
 * and allocates no memory once its arrays have grown. Local searches and coverings of large boards use these windows.
 */
package io.github.quadrille.lab.window;
