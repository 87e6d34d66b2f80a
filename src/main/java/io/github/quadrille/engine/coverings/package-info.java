/**
 * Best coverings: where not every cell can be covered, or need be, what is worth most, and why nothing is worth more. Each
 * question, "is a covering worth so much?", is asked of the exact search as a packing puzzle with gaps. Where a packing may
 * leave cells open, a covering is made better until it is one.
 */
package io.github.quadrille.engine.coverings;
