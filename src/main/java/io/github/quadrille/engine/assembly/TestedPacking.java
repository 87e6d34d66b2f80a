package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.puzzle.Packing;

/**
 * Holds a packing, and whether it can be taken apart.
 *
 * @param number the number of the packing in the list of all packings up to turns of the whole, from 1
 */
public record TestedPacking(long number, Packing packing, Disassembly result) {}
