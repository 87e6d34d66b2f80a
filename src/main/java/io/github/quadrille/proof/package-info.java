/**
 * Proofs for machines: a room that writes their steps, and a room that checks them.
 * Writers know core only, so that every engine can use them; each engine turns its own reasons into steps.
 * The checker knows nothing of this program, so that no slip of ours can hide in it.
 */
package io.github.quadrille.proof;
