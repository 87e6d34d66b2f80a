/**
 * Counts packings, also up to symmetry, by a search or by a frontier. It also estimates the work of finding every
 * packing.
 */
package io.github.quadrille.engine.count;
