/** How sentences name what only those who show them can name. */
package io.github.quadrille.core.wording;
