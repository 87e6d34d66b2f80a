/**
 * Holds the packages that write and check proofs which a machine can verify. The writers depend on {@code core} only,
 * so that every engine can use them. Each engine turns its own reasons into proof steps. The checker depends on nothing
 * else of this program, so that an error elsewhere cannot hide in it.
 */
package io.github.quadrille.proof;
