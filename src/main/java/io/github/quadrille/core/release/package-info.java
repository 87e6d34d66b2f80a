/** Which release of the program this is. */
package io.github.quadrille.core.release;
