/** Texts for other programs: what XML needs, and tables. */
package io.github.quadrille.core.text;
