/**
 * Reads pictures of packings in text as grids of symbols. It knows many forms in which people and programs draw them.
 */
package io.github.quadrille.io.picture;
