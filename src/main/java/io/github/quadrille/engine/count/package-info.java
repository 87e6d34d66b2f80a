/** Counting packings: by search or by the frontier, up to symmetry, and what finding every packing would take. */
package io.github.quadrille.engine.count;
