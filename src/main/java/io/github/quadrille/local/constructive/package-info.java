/**
 * The two constructive searches of a published student system: from the empty board, lay one more piece at a time, where
 * the filled cells stay close together, and begin anew when no piece fits any more.
 *
 * <p>The published program never found a packing. Two flaws of it are not kept: its goal test could never be true, and
 * it laid a piece only where the corner of the piece's bounding box was empty, even when the piece leaves that corner
 * free.
 */
package io.github.quadrille.local.constructive;
