/**
 * Holds options and results of questions about a puzzle, such as counts and samples, and the listeners that follow an
 * answer while it is made. The callers and the engines share these types.
 */
package io.github.quadrille.core.question;
