/** Finds short reasons why a puzzle has no packing, before any search. */
package io.github.quadrille.engine.argument;
