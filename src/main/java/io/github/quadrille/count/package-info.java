/** Counting packings: by search or by the frontier, up to symmetry, in parts that are journaled. */
package io.github.quadrille.count;
