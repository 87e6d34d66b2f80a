package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.puzzle.Packing;

/**
 * Holds a packing, and whether it can be taken apart.
 *
 * @param number the number of the packing in the list of packings, from 1; packings that differ only by a turn of the
 *     whole packing are listed once
 */
public record TestedPacking(long number, Packing packing, Disassembly result) {}
