/**
 * Counts packings by search or by the frontier, also up to symmetry, and estimates the work of finding every packing.
 */
package io.github.quadrille.engine.count;
