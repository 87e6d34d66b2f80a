/**
 * Holds the packages that write proofs and check them. A machine can verify such a proof. The writers depend on {@code
 * core} only, so that every engine can use them. Each engine turns its own reasons into proof steps. The checker
 * depends on nothing else of this program, so that an error elsewhere cannot hide in the checker.
 */
package io.github.quadrille.proof;
