/**
 * Holds what a puzzle is: boards, pieces, goals, packings, verdicts, and the exact cover that engines read. It also has
 * the limits and the clock of every answer, and the questions that can be asked. It uses no other part of the project,
 * and no files, terminals or JSON.
 */
package io.github.quadrille.core;
