/** Holds the name of the program's release. */
package io.github.quadrille.core.release;
