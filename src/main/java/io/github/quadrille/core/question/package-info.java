/**
 * Holds the questions about a puzzle, and the listeners to an answer while it is made. The callers and the engines have
 * these types in common.
 */
package io.github.quadrille.core.question;
