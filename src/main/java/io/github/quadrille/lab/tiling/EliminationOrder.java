package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.tiling.FewestGaps.RowRange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;

/**
 * Chooses the order in which cells are eliminated. The next cell is always one with the fewest neighbours (minimum
 * degree). At first, two cells are neighbours if a placement can cover both. When a cell is eliminated, its neighbours
 * become neighbours of each other. The neighbours that a cell has when it is eliminated are its bag. The parent of a
 * cell is the cell of its bag that is eliminated first. After all bags are known, the order is rearranged without
 * changing the bags. In the new order, all cells whose chain of parents leads to a cell stand together, right before
 * that cell (a postorder of the elimination tree). If several groups of cells lead to the same parent, the group with
 * the highest cell number comes first.
 *
 * <p>Every cell has a bit from 0 to 63. A cell and all cells of its bag have different bits. This is possible because
 * the graph, with all neighbours that eliminations have added, can be coloured from the cell that is eliminated last to
 * the first. The number of colours is one more than the number of cells in the largest bag (Fulkerson and Gross, 1965).
 */
final class EliminationOrder {
    private final int[] order;
    private final int[] position;
    /**
     * For each position, this array has the number of cells whose chain of parents leads to the cell at the position,
     * including that cell. The parent of a cell is defined at {@link #parent}.
     */
    private final int[] reach;

    private final int[] bit;
    /** This array has, for each cell, its bag: the neighbours that it has when it is eliminated. */
    private final int[][] bag;

    private EliminationOrder(int[][] bag, int[] fewestFirst) {
        int cells = bag.length;
        this.bag = bag;
        this.position = new int[cells];
        this.order = new int[cells];
        this.reach = new int[cells];
        this.bit = new int[cells];
        for (int i = 0; i < cells; i++) {
            position[fewestFirst[i]] = i;
        }
        arrange(fewestFirst);
        for (int i = cells - 1; i >= 0; i--) {
            bit[order[i]] = Long.numberOfTrailingZeros(~bits(order[i]));
        }
        Arrays.fill(reach, 1);
        for (int i = 0; i < cells; i++) {
            if (parent(order[i]) >= 0) {
                reach[position[parent(order[i])]] += reach[i];
            }
        }
    }

    /**
     * Returns the order of the cells of a graph. The result is empty if a cell would have more neighbours than the
     * width when it is eliminated. The time is O(cells * width^2).
     *
     * @param width the greatest allowed number of these neighbours, at most 63
     */
    static Optional<EliminationOrder> of(PieceGraph graph, int width) {
        int cells = graph.cells();
        Neighbours neighbours = new Neighbours(graph);
        BucketQueue queue = new BucketQueue(width + 1);
        for (int c = cells - 1; c >= 0; c--) {
            push(queue, c, neighbours, width);
        }
        int[] order = new int[cells];
        int[][] bag = new int[cells][];
        for (int done = 0; done < cells; ) {
            int fewest = queue.lowest();
            if (fewest > width) {
                return Optional.empty();
            }
            int c = queue.poll();
            if (bag[c] == null && neighbours.degree(c) == fewest) {
                order[done++] = c;
                bag[c] = neighbours.remove(c);
                for (int other : bag[c]) {
                    push(queue, other, neighbours, width);
                }
            }
        }
        return Optional.of(new EliminationOrder(bag, order));
    }

    private static void push(BucketQueue queue, int c, Neighbours neighbours, int width) {
        if (neighbours.degree(c) <= width) {
            queue.push(c, neighbours.degree(c));
        }
    }

    /**
     * Fills the order from its end. A parent comes after all cells that lead to it. If several groups of cells lead to
     * the same parent, the group with the highest cell number comes first.
     */
    private void arrange(int[] fewestFirst) {
        int cells = fewestFirst.length;
        int[] latest = new int[cells];
        long[] byLatest = new long[cells];
        for (int i = 0; i < cells; i++) {
            int c = fewestFirst[i];
            latest[c] = Math.max(latest[c], c);
            byLatest[i] = (long) latest[c] << 32 | c;
            int parent = parent(c);
            if (parent >= 0) {
                latest[parent] = Math.max(latest[parent], latest[c]);
            }
        }
        Arrays.sort(byLatest);
        int[] child = new int[cells];
        int[] sibling = new int[cells];
        Arrays.fill(child, -1);
        int roots = -1;
        for (long entry : byLatest) {
            int c = (int) entry;
            int parent = parent(c);
            sibling[c] = parent < 0 ? roots : child[parent];
            if (parent < 0) {
                roots = c;
            } else {
                child[parent] = c;
            }
        }
        int[] stack = new int[cells];
        int top = push(stack, 0, roots, sibling);
        for (int i = cells - 1; i >= 0; i--) {
            order[i] = stack[--top];
            top = push(stack, top, child[order[i]], sibling);
        }
        for (int i = 0; i < cells; i++) {
            position[order[i]] = i;
        }
    }

    private static int push(int[] stack, int size, int first, int[] sibling) {
        int top = size;
        for (int c = first; c >= 0; c = sibling[c]) {
            stack[top++] = c;
        }
        return top;
    }

    /** Returns the cell at a position. */
    int cell(int i) {
        return order[i];
    }

    int position(int c) {
        return position[c];
    }

    /**
     * Returns the number of cells whose chain of parents leads to the cell at a position, including that cell. The
     * parent of a cell is defined at {@link #parent}. These cells have the positions from {@code position - reach + 1}
     * to the position itself.
     */
    int reach(int i) {
        return reach[i];
    }

    /**
     * Joins all tables of cells whose parent is the cell at a position, beginning with the smallest table. Returns null
     * when there is no such table.
     *
     * @param tables the tables of the cells at earlier positions
     * @param i the position
     */
    RowRange joined(RowRange[] tables, int i, BinaryOperator<RowRange> join) {
        List<RowRange> parts = new ArrayList<>();
        for (int child = i - 1; child > i - reach(i); child -= reach(child)) {
            parts.add(tables[child]);
        }
        parts.sort(Comparator.comparingInt(RowRange::size));
        RowRange joined = null;
        for (RowRange part : parts) {
            joined = joined == null ? part : join.apply(joined, part);
        }
        return joined;
    }

    /** Returns how many cells have more neighbours than the given width when they are eliminated. */
    int widerThan(int width) {
        return (int) Arrays.stream(bag).filter(one -> one.length > width).count();
    }

    /**
     * Returns the bag of a cell: the neighbours that it has when it is eliminated. The caller must not change the
     * array.
     */
    int[] bag(int c) {
        return bag[c];
    }

    /** Returns a mask in which only the bit of a cell is set. */
    long bit(int c) {
        return 1L << bit[c];
    }

    /** Returns a mask with the bits of the neighbours that a cell has when it is eliminated. */
    long bits(int c) {
        long bits = 0;
        for (int other : bag[c]) {
            bits |= bit(other);
        }
        return bits;
    }

    /**
     * Returns the parent of a cell. When the cell is eliminated, the parent is the one of its neighbours that is
     * eliminated next. The result is -1 if it has no neighbours then.
     */
    private int parent(int c) {
        int first = -1;
        for (int other : bag[c]) {
            first = first < 0 || position[other] < position[first] ? other : first;
        }
        return first;
    }

    /**
     * Holds the neighbours of each cell. At first, two cells are neighbours if a placement covers both. When a cell is
     * removed, its neighbours become neighbours of each other.
     */
    private static final class Neighbours {
        private final IntList[] of;
        private final int[] seen;
        private int round;

        Neighbours(PieceGraph graph) {
            of = new IntList[graph.cells()];
            Arrays.setAll(of, c -> new IntList(8));
            seen = new int[graph.cells()];
            for (int c = 0; c < graph.cells(); c++) {
                seen[c] = ++round;
                for (int i = 0; i < graph.degree(c); i++) {
                    for (int k = 0; k < 4; k++) {
                        join(c, graph.cell(graph.on(c, i), k));
                    }
                }
            }
        }

        /**
         * Adds {@code other} to the neighbours of a cell, unless {@code other} was already seen in this round. Each
         * round is for the neighbours of one cell.
         */
        private void join(int c, int other) {
            if (seen[other] != round) {
                seen[other] = round;
                of[c].add(other);
            }
        }

        int degree(int c) {
            return of[c].size();
        }

        /**
         * Removes a cell, and returns the neighbours that it had. The time is quadratic in the number of these
         * neighbours.
         */
        int[] remove(int removed) {
            int[] around = of[removed].toArray();
            of[removed] = new IntList(0);
            for (int c : around) {
                seen[c] = ++round;
                of[c].remove(removed);
                for (int i = 0; i < of[c].size(); i++) {
                    seen[of[c].get(i)] = round;
                }
                for (int other : around) {
                    join(c, other);
                }
            }
            return around;
        }
    }
}
