/**
 * Answers a question in parts. The package cuts a puzzle, records what is answered in a table and a journal, and gives
 * parts and other tasks to threads or to other machines. The caller passes in how a task is done.
 */
package io.github.quadrille.engine.parts;
