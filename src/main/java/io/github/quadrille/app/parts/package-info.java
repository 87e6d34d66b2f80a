/**
 * Answers questions about a puzzle by cutting the puzzle into parts. Each part is a task for a thread of this process,
 * or for another machine.
 */
package io.github.quadrille.app.parts;
