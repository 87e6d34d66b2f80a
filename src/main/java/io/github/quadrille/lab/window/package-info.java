/**
 * Packs small windows of a board exactly and fast, thousands a second: one object is set up again and again and
 * allocates nothing once it has grown. What local searches and coverings of large boards are made of.
 */
package io.github.quadrille.lab.window;
