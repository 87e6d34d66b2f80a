/**
 * The question and the answer: a puzzle is a region and a bag of pieces; its candidate placements; a packing; the
 * verdict of an engine; and the checker that every packing passes before anyone sees it.
 */
package io.github.quadrille.core.puzzle;
