/**
 * What a puzzle is: boards, pieces, goals, packings, verdicts, and the exact cover that engines read.
 * It also has the limits and the clock of every answer, and the questions that can be asked.
 * It knows no other wing: no files, no terminals, no JSON.
 */
package io.github.quadrille.core;
