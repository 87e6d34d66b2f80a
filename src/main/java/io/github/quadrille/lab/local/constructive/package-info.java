/**
 * Contains the two constructive searches of the published constructive system. Both searches begin with the empty board
 * and place one more piece at a time, so that the filled cells stay close together. They restart when no piece fits any
 * more.
 *
 * <p>The published program never found a packing. Two of its flaws are corrected here. The first is its goal test,
 * which could never be true. The second is that it placed a piece only if the top-left corner of the piece's bounding
 * box was empty, even if the piece does not cover that corner. Two other flaws of its hill climbing are kept by
 * default. In the published text, hill climbing measures the distance to the closest filled cell or to the border,
 * whichever is nearer. In the program, the border counts only while the board is empty. Moreover, the program measures
 * one step too many to the last row and to the last column, see {@link Border#PUBLISHED}.
 *
 * <p>With the standard bag and the rule of the program, all states that hill climbing can reach were enumerated, with
 * every choice among equal placements. There are 2,137 states on 4x10 and 1,031 on 5x8. None of these states covers
 * more than 36 of 40 cells. With {@link Border#INTENDED} there are 2,329 and 6,269 states, and with {@link
 * Border#NEAREST} 13,737 and 17,472. None of these is a packing either. States with the same filled cells and the same
 * remaining pieces are counted once, and the empty board is counted, too. With the rule of the text, {@link
 * HillClimbing.BorderCounts#ALWAYS}, hill climbing packs both boards after some hundred restarts.
 */
package io.github.quadrille.lab.local.constructive;
