/** Reads and writes coverings of large targets, and reads how often shapes may be used there. */
package io.github.quadrille.io.target;
