/**
 * Reads files of packings, one record after another. The records are JSON, pictures between other lines, or coverings.
 */
package io.github.quadrille.io.packing;
