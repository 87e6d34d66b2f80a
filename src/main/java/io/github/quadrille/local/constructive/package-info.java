/**
 * The two constructive searches of a published student system: from the empty board, lay one more piece at a time, where
 * the filled cells stay close together, and begin anew when no piece fits any more.
 *
 * <p>The published program never found a packing. Two flaws of it are not kept: its goal test could never be true, and
 * it laid a piece only where the corner of the piece's bounding box was empty, even when the piece leaves that corner
 * free. But the method is to blame, too: of all the states that the hill climbing can reach with the standard bag on
 * 4x10 or 5x8, whatever it chooses among equals, none is a packing (shown by trying all of them).
 */
package io.github.quadrille.local.constructive;
