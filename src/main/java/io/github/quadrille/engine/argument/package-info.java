/** Short reasons why a puzzle has no packing, looked for before any search. */
package io.github.quadrille.engine.argument;
