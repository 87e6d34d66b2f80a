package io.github.quadrille.engine.assembly;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says whether a packing can be taken apart. That is possible exactly when it can be assembled. */
public sealed interface Disassembly {
    /**
     * Holds moves that take all pieces apart.
     *
     * @param moves the moves, in an order in which they can be made; backwards they assemble the packing
     * @param levels numbers of moves: first the moves until one part comes free from the others, then the levels of
     *     each of the two parts; if the only level of a part is 0 or 1, this level is left out
     */
    record TakenApart(List<HandMove> moves, List<Integer> levels) implements Disassembly {
        /** Copies the lists. */
        public TakenApart {
            moves = List.copyOf(moves);
            levels = List.copyOf(levels);
        }

        /**
         * Returns moves together with the levels that follow from them. {@link MoveReferee} must have found no fault
         * with the moves.
         */
        public static TakenApart of(int pieces, List<HandMove> moves) {
            Set<Integer> all = IntStream.range(0, pieces).boxed().collect(Collectors.toSet());
            return new TakenApart(moves, levels(all, new ArrayDeque<>(moves)));
        }

        private static List<Integer> levels(Set<Integer> part, Deque<HandMove> open) {
            if (part.size() == 1) {
                return List.of(0);
            }
            int count = 1;
            while (!open.element().isAway()) {
                open.remove();
                count++;
            }
            Set<Integer> free = Set.copyOf(open.remove().pieces());
            Set<Integer> rest = new HashSet<>(part);
            rest.removeAll(free);
            boolean isRestNext =
                    !open.isEmpty() && rest.containsAll(open.element().pieces());
            List<Integer> levels = new ArrayList<>(List.of(count));
            for (Set<Integer> next : isRestNext ? List.of(rest, free) : List.of(free, rest)) {
                List<Integer> own = levels(next, open);
                if (own.size() > 1 || own.get(0) > 1) {
                    levels.addAll(own);
                }
            }
            return levels;
        }

        /** Returns the number of moves until the first part comes free, and 0 for a single piece. */
        public int first() {
            return levels.get(0);
        }

        /** Returns all levels as puzzle makers write them, such as {@code 5.2.1}. */
        public String level() {
            return levels.stream().map(String::valueOf).collect(Collectors.joining("."));
        }
    }

    /**
     * Says that no moves take the packing apart. The search has tried all moves.
     *
     * @param pieces the pieces that hold each other, numbered from 0
     */
    record Interlocked(List<Integer> pieces) implements Disassembly {
        /** Copies the list. */
        public Interlocked {
            pieces = List.copyOf(pieces);
        }
    }

    /**
     * Says why it is not known whether the packing can be taken apart. The reason is a clause that fits into a
     * sentence.
     */
    record Undecided(String reason) implements Disassembly {}
}
