/** What is known of a puzzle without search: the theorem about standard bags, or any short argument. */
package io.github.quadrille.engine.explain;
