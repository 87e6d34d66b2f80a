package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A puzzle and what is known of it.
 *
 * @param packing one packing of it, if any is known
 * @param diversity of that packing; on large boards it takes too long
 * @param difficulty of the puzzle, where a person is to solve it
 */
public record GeneratedPuzzle(
        Puzzle puzzle,
        GeneratedPuzzle.Known known,
        Optional<Packing> packing,
        Optional<Diversity> diversity,
        Optional<Difficulty> difficulty) {
    /** The easiest first; those whose difficulty is unknown stay as they are, in front. */
    public static final Comparator<GeneratedPuzzle> EASIEST_FIRST =
            Comparator.comparing(made -> made.difficulty().orElse(Difficulty.NONE), Comparator.naturalOrder());

    /** Of which no packing is known. */
    static GeneratedPuzzle without(Puzzle puzzle, Known known) {
        return new GeneratedPuzzle(puzzle, known, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * With a packing.
     *
     * @param pieces that it might have
     */
    static GeneratedPuzzle packed(Puzzle puzzle, Known known, Packing packing, PieceChoice pieces) {
        Optional<Diversity> diversity = Diversity.isQuick(puzzle.region())
                ? Optional.of(Diversity.of(puzzle.region(), pieces.symmetry(), pieces.kinds(), packing))
                : Optional.empty();
        return new GeneratedPuzzle(puzzle, known, Optional.of(packing), diversity, Optional.empty());
    }

    /** Adds one that has one packing up to symmetry, and how hard it is, to others, unless it is among them. */
    static void addUnique(
            List<GeneratedPuzzle> others, Puzzle puzzle, boolean twice, Packing packing, PieceChoice pieces) {
        Known known = twice ? Known.UNIQUE_UP_TO_SYMMETRY_TWICE : Known.UNIQUE_UP_TO_SYMMETRY;
        GeneratedPuzzle made = packed(puzzle, known, packing, pieces);
        if (others.stream().noneMatch(made::isSamePuzzle)) {
            others.add(made.measured());
        }
    }

    /** The same, and how hard it is. */
    GeneratedPuzzle measured() {
        return new GeneratedPuzzle(
                puzzle, known, packing, diversity, packing.map(answer -> Difficulty.of(puzzle, answer)));
    }

    /** The same puzzle by another name. */
    public GeneratedPuzzle named(String name) {
        return with(puzzle.named(name));
    }

    /** The same of another puzzle. */
    GeneratedPuzzle with(Puzzle other) {
        return new GeneratedPuzzle(other, known, packing, diversity, difficulty);
    }

    /** Whether another one has the same board and pieces, and the same of them are given. */
    public boolean isSamePuzzle(GeneratedPuzzle other) {
        return puzzle.region().equals(other.puzzle.region())
                && puzzle.bag().equals(other.puzzle.bag())
                && Set.copyOf(puzzle.given()).equals(Set.copyOf(other.puzzle.given()));
    }

    /** What is known of a generated puzzle, and how. */
    public enum Known {
        /** A packing was there before the puzzle. */
        PLANTED("solvable", "by construction"),
        /** The exact search found a packing. */
        PACKED("solvable", "by the exact search"),
        /** The exact search found one packing and ended by itself. */
        UNIQUE("unique", "proven by the exact search"),
        /** The same, and the frontier counts one. */
        UNIQUE_TWICE("unique", "proven by the exact search and by the frontier"),
        /** The exact search ended by itself, and all packings that it found are images of one. */
        UNIQUE_UP_TO_SYMMETRY("unique", "up to symmetry, proven by the exact search"),
        /** The same, and the frontier counts one class. */
        UNIQUE_UP_TO_SYMMETRY_TWICE("unique", "up to symmetry, proven by the exact search and by the frontier"),
        /** The exact search says that there is no packing. */
        INFEASIBLE("infeasible", "proven by the exact search"),
        /** It was not looked for, or not long enough. */
        UNKNOWN("unknown", "not decided");

        private final String word;
        private final String how;

        Known(String word, String how) {
            this.word = word;
            this.how = how;
        }

        /** One word: solvable, unique, infeasible or unknown. */
        public String word() {
            return word;
        }

        /** In words, where the knowledge is from. */
        public String how() {
            return how;
        }

        @Override
        public String toString() {
            return word + ", " + how;
        }
    }
}
