/**
 * Contains the two constructive searches of the published constructive system. From the empty board, they place one
 * more piece at a time, where the filled cells stay close together. They restart when no piece fits any more.
 *
 * <p>The published program never found a packing. Two of its flaws are not kept. Its goal test could never be true. And
 * it placed a piece only where the corner of the piece's bounding box was empty, even if the piece leaves that corner
 * free. A third flaw is kept: in its text hill climbing uses the closest filled cell or the border, but in its program
 * the border counts on the empty board only.
 *
 * <p>All states that the hill climbing as coded can reach with the standard bag, whatever it chooses among equals, were
 * enumerated: 2,137 on 4x10 and 1,031 on 5x8. None covers more than 36 of 40 cells. With {@link Border#INTENDED} there
 * are 2,329 and 6,269 states, with {@link Border#NEAREST} 13,737 and 17,472, and none is a packing either. States with
 * the same filled cells and the same remaining pieces count once, and the empty board is one of them. As described,
 * with {@link HillClimbing.BorderCounts#ALWAYS}, it packs both boards after some hundred restarts.
 */
package io.github.quadrille.lab.local.constructive;
