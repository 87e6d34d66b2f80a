/**
 * Files of packings, record by record: JSON, pictures among other lines, coverings.
 */
package io.github.quadrille.io.packing;
