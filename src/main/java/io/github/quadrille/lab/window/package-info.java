/**
 * Packs small windows of a board exactly and fast, thousands a second. One object is set up again and again, and
 * allocates nothing once it has grown. Local searches and coverings of large boards use it.
 */
package io.github.quadrille.lab.window;
