/** Counting packings: by search, by dynamic programming along a frontier, up to symmetry, in parts that are journaled. */
package io.github.quadrille.count;
