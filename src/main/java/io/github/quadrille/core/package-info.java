/**
 * Holds what a puzzle is: boards, pieces, goals, packings, verdicts, and the exact cover that engines read. It also has
 * the limits and the clock that can stop a search, and the questions that can be asked. It uses no other part of the
 * project, no terminals and no JSON. The only files that it reads are its own resources.
 */
package io.github.quadrille.core;
