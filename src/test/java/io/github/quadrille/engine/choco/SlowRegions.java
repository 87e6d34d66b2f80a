package io.github.quadrille.engine.choco;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds slowly, but simply, an open region that the remaining pieces cannot fill because of its size. */
final class SlowRegions {
    private SlowRegions() {}

    /**
     * Returns whether there is a region of open cells that no remaining pieces can fill because of their sizes.
     * Optional cells of the region can stay open. For every region, the method tries every number of pieces of each
     * kind. If all kinds have the same size, it ignores how many pieces of each kind may still be laid.
     */
    static boolean anyHopeless(Puzzle puzzle, CoverState state, Set<Integer> open) {
        Set<Integer> rest = new HashSet<>(open);
        while (!rest.isEmpty()) {
            BitSet region = regionOf(puzzle.region(), rest, rest.iterator().next());
            int must =
                    (int) region.stream().filter(puzzle.region()::isMandatory).count();
            if (!canMake(puzzle.bag(), state, 0, must, region.cardinality())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the region of open cells around a cell, and removes the cells of this region from the rest. */
    private static BitSet regionOf(Region board, Set<Integer> rest, int start) {
        BitSet region = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>(Set.of(start));
        rest.remove(start);
        while (!queue.isEmpty()) {
            int cell = queue.pop();
            region.set(cell);
            for (int next : board.neighbours(cell)) {
                if (rest.remove(next)) {
                    queue.add(next);
                }
            }
        }
        return region;
    }

    private static boolean canMake(Bag bag, CoverState state, int kind, int least, int most) {
        if (kind == bag.size()) {
            return least <= 0;
        }
        int size = bag.kind(kind).size();
        int mostCopies = Math.min(most / size, ofOneSize(bag) ? most : state.allowed(kind));
        return IntStream.rangeClosed(0, mostCopies)
                .anyMatch(copies -> canMake(bag, state, kind + 1, least - copies * size, most - copies * size));
    }

    static boolean ofOneSize(Bag bag) {
        return bag.supplies().stream()
                        .map(supply -> supply.kind().size())
                        .distinct()
                        .count()
                == 1;
    }
}
