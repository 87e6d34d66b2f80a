/** Reads files of packings, record by record: JSON, pictures among other lines, and coverings. */
package io.github.quadrille.io.packing;
