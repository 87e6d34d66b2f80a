/**
 * The two constructive searches of the published constructive system: from the empty board, lay one more piece at a time, where
 * the filled cells stay close together, and begin anew when no piece fits any more.
 *
 * <p>The published program never found a packing. Two flaws of it are not kept: its goal test could never be true, and
 * it laid a piece only where the corner of the piece's bounding box was empty, even when the piece leaves that corner
 * free. A third one is: its text has hill climbing look for the closest filled cell or the border, and its program looks
 * at the border on the empty board alone. As coded, all states that the hill climbing can reach with the standard bag,
 * whatever it chooses among equals, were enumerated, 2,137 on 4x10 and 1,031 on 5x8, and none covers more than 36 of 40
 * cells. With {@link Border#INTENDED} they are 2,329 and 6,269, with {@link Border#NEAREST} 13,737 and 17,472, and none
 * is a packing either. States with the same filled cells and the same pieces left count once, the empty board is one of
 * them. As described, with {@link HillClimbing.BorderCounts#ALWAYS}, it packs both boards after some hundred restarts.
 */
package io.github.quadrille.lab.local.constructive;
