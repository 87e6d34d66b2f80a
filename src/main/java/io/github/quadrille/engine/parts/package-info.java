/**
 * Answers a question in parts. The package cuts a puzzle into parts, and records in a table and a journal which parts
 * are answered. It gives parts and other tasks to threads or to other machines. The caller supplies the code that does
 * a task.
 */
package io.github.quadrille.engine.parts;
