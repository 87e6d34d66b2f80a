/** Reads pictures of packings in text, in all forms that people and programs use, as grids of symbols. */
package io.github.quadrille.io.picture;
