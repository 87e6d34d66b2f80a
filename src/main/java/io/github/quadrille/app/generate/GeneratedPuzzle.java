package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds a puzzle and what is known about it.
 *
 * @param packing one packing of the puzzle, if any is known
 * @param diversity the diversity of that packing; empty on large boards, where it takes too long
 * @param difficulty the difficulty of the puzzle for a person, if it was measured
 */
public record GeneratedPuzzle(
        Puzzle puzzle,
        GeneratedPuzzle.Known known,
        Optional<Packing> packing,
        Optional<Diversity> diversity,
        Optional<Difficulty> difficulty) {
    /**
     * This order puts the easiest puzzles first. Puzzles of unknown difficulty count as the easiest, and keep their
     * order.
     */
    public static final Comparator<GeneratedPuzzle> EASIEST_FIRST =
            Comparator.comparing(made -> made.difficulty().orElse(Difficulty.NONE), Comparator.naturalOrder());

    /** Returns a puzzle of which no packing is known. */
    static GeneratedPuzzle without(Puzzle puzzle, Known known) {
        return new GeneratedPuzzle(puzzle, known, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * Returns a puzzle with a packing, and with its diversity if that is quick to compute.
     *
     * @param pieces the kinds that the packing might have
     */
    static GeneratedPuzzle packed(Puzzle puzzle, Known known, Packing packing, PieceChoice pieces) {
        Optional<Diversity> diversity = Diversity.isQuick(puzzle.region())
                ? Optional.of(Diversity.of(puzzle.region(), pieces.symmetry(), pieces.kinds(), packing))
                : Optional.empty();
        return new GeneratedPuzzle(puzzle, known, Optional.of(packing), diversity, Optional.empty());
    }

    /**
     * Adds a puzzle with one packing up to symmetry to a list, together with its difficulty, unless the list already
     * has this puzzle.
     */
    static void addUnique(
            List<GeneratedPuzzle> others, Puzzle puzzle, boolean twice, Packing packing, PieceChoice pieces) {
        Known known = twice ? Known.UNIQUE_UP_TO_SYMMETRY_TWICE : Known.UNIQUE_UP_TO_SYMMETRY;
        GeneratedPuzzle made = packed(puzzle, known, packing, pieces);
        if (others.stream().noneMatch(made::isSamePuzzle)) {
            others.add(made.measured());
        }
    }

    /** Returns the same puzzle with its difficulty, if a packing is known. */
    GeneratedPuzzle measured() {
        return new GeneratedPuzzle(
                puzzle, known, packing, diversity, packing.map(answer -> Difficulty.of(puzzle, answer)));
    }

    /** Returns the same puzzle by another name. */
    public GeneratedPuzzle named(String name) {
        return with(puzzle.named(name));
    }

    /** Returns the other puzzle, together with the facts that are known about this puzzle. */
    GeneratedPuzzle with(Puzzle other) {
        return new GeneratedPuzzle(other, known, packing, diversity, difficulty);
    }

    /** Returns whether another puzzle has the same board, the same pieces and the same given pieces. */
    public boolean isSamePuzzle(GeneratedPuzzle other) {
        return puzzle.region().equals(other.puzzle.region())
                && puzzle.bag().equals(other.puzzle.bag())
                && Set.copyOf(puzzle.given()).equals(Set.copyOf(other.puzzle.given()));
    }

    /** Says what is known about a generated puzzle, and how it is known. */
    public enum Known {
        /** The puzzle was made from a packing. */
        PLANTED("solvable", "by construction"),
        /** The exact search found a packing. */
        PACKED("solvable", "by the exact search"),
        /** The exact search found one packing and ended by itself. */
        UNIQUE("unique", "proven by the exact search"),
        /** The exact search found one packing and ended by itself, and the frontier counts one packing, too. */
        UNIQUE_TWICE("unique", "proven by the exact search and by the frontier"),
        /**
         * The exact search ended by itself, and symmetries of the puzzle map all packings that it found to each other.
         */
        UNIQUE_UP_TO_SYMMETRY("unique", "up to symmetry, proven by the exact search"),
        /**
         * The exact search ended by itself, and symmetries of the puzzle map all its packings to each other. The
         * frontier counts one class of packings, too.
         */
        UNIQUE_UP_TO_SYMMETRY_TWICE("unique", "up to symmetry, proven by the exact search and by the frontier"),
        /** The exact search proved that there is no packing. */
        INFEASIBLE("infeasible", "proven by the exact search"),
        /** A search for a packing was not made, or was stopped before it had a result. */
        UNKNOWN("unknown", "not decided");

        private final String word;
        private final String how;

        Known(String word, String how) {
            this.word = word;
            this.how = how;
        }

        /** Returns one word: solvable, unique, infeasible or unknown. */
        public String word() {
            return word;
        }

        /** Returns the words that say how this is known. */
        public String how() {
            return how;
        }

        @Override
        public String toString() {
            return word + ", " + how;
        }
    }
}
