/** Reads and writes coverings of large targets, and reads limits on how often each shape can be used in a covering. */
package io.github.quadrille.io.target;
