package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An {@code Inference} is something that a person can be sure of in a position. It is about a cell, a kind or a rule.
 */
public sealed interface Inference {
    /**
     * Returns the placements that the inference excludes, each with the reason why it is impossible. These placements
     * would cover the cell, be of the kind, or count for the rule that the inference is about.
     */
    List<RuledOut> excluded();

    /** Returns the inference in one or two sentences. */
    String sentence(Puzzle puzzle);

    /**
     * Returns the largest number of pieces that a person has to imagine at once, to see why a placement is excluded; 0
     * if no placement has to be excluded.
     */
    default int depth() {
        return excluded().stream().mapToInt(RuledOut::depth).max().orElse(0);
    }

    /**
     * Holds a piece that must lie at its place.
     *
     * @param cell the cell that no other piece can cover; empty if the inference is about a kind or a rule
     * @param rule the rule that asks for a piece, if no other piece can be laid for this rule; empty if the inference
     *     is about a cell or a kind
     */
    record Sure(Placement piece, Optional<Cell> cell, Optional<String> rule, List<RuledOut> excluded)
            implements Inference {
        /** Keeps a copy of the list. */
        public Sure {
            excluded = List.copyOf(excluded);
        }

        @Override
        public String sentence(Puzzle puzzle) {
            return cell.map(at -> ReasonSentences.begun(ReasonSentences.place(puzzle, at)) + " can only be covered by "
                                    + piece.kind())
                            .or(() -> rule.map(word -> "The rule '%s' asks for %s on %s"
                                    .formatted(word, piece.kind(), ReasonSentences.first(puzzle, piece.cells()))))
                            .orElseGet(() -> piece.kind() + " has only one place left, on "
                                    + ReasonSentences.first(puzzle, piece.cells()))
                    + ", as shown: "
                    + others(puzzle);
        }

        /**
         * Says why no other piece can cover the cell, why the kind has no other place, or why no other piece can be
         * laid for the rule.
         */
        private String others(Puzzle puzzle) {
            Optional<String> rules = Forbidden.rules(
                    puzzle,
                    other -> cell.map(at -> other.cells().contains(at))
                            .orElseGet(() -> other.kind().equals(piece.kind())));
            if (excluded.isEmpty()) {
                return rules.map(broken -> "no other piece may be placed there, because of " + broken)
                        .orElse("no other piece fits.");
            }
            return ReasonSentences.of(puzzle, excluded, "other ")
                    + rules.map(broken -> " Other pieces would fit, but they are forbidden by " + broken)
                            .orElse("");
        }
    }

    /**
     * Holds the reason why the position cannot be completed: a contradiction that is seen at a glance, a cell that
     * nothing can cover, or a kind that fits nowhere.
     *
     * @param end the contradiction that a person sees at a glance; if it is empty, {@code excluded} has all placements
     *     of the cell or the kind
     * @param cell the cell that nothing can cover; empty if the inference is about a contradiction, a kind or a rule
     * @param kind the kind that fits nowhere, or a description of a piece that a rule asks for; empty if the inference
     *     is about a contradiction or a cell
     */
    record Stuck(Optional<Contradiction> end, Optional<Cell> cell, Optional<String> kind, List<RuledOut> excluded)
            implements Inference {
        /** Keeps a copy of the list. */
        public Stuck {
            excluded = List.copyOf(excluded);
        }

        @Override
        public String sentence(Puzzle puzzle) {
            if (end.isPresent()) {
                return ReasonSentences.begun(end.get().words(puzzle)) + ".";
            }
            String what = cell.map(at -> "Nothing can cover " + ReasonSentences.place(puzzle, at))
                    .orElseGet(() -> kind.orElseThrow() + " fits nowhere");
            return what + ": " + ReasonSentences.of(puzzle, excluded, "");
        }
    }

    /**
     * Says why a piece cannot lie at a place: this piece, together with the pieces that it forces, leads to a
     * contradiction.
     *
     * @param piece the piece, at the place where it cannot lie
     * @param forced the pieces that this piece forces, one after the other; empty if the contradiction follows at once
     * @param end the contradiction at the end
     */
    record RuledOut(Placement piece, List<Placement> forced, Contradiction end) {
        /** Keeps a copy of the list. */
        public RuledOut {
            forced = List.copyOf(forced);
        }

        /** Returns how many pieces a person has to imagine: the piece itself, and the pieces that it forces. */
        public int depth() {
            return 1 + forced.size();
        }

        /**
         * Returns the reason as part of a sentence, with the pieces that are forced: {@code it forces T on (0, 0), and
         * 3 cells at (1, 1) are cut off}.
         */
        public String words(Puzzle puzzle) {
            String then = forced.isEmpty()
                    ? ""
                    : forced.stream()
                            .map(each -> each.kind() + " on " + ReasonSentences.first(puzzle, each.cells()))
                            .collect(Collectors.joining(", ", "it forces ", ", and "));
            return then + end.words(puzzle);
        }
    }
}
