package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a person can be sure of in a position: about a cell, or about a kind. */
public sealed interface Inference {
    /** What would lie on the cell, or where the kind would lie, and why it cannot. */
    List<RuledOut> excluded();

    /** In one or two sentences. */
    String sentence(Puzzle puzzle);

    /** How many pieces one has to imagine at once, at most; 0 when there is nothing else to try. */
    default int depth() {
        return excluded().stream().mapToInt(RuledOut::depth).max().orElse(0);
    }

    /**
     * A piece that has to lie where it does.
     *
     * @param cell which nothing else can cover; without it there is no other place for the kind
     * @param rule for which nothing else can be laid, if it is about one
     */
    record Sure(Placement piece, Optional<Cell> cell, Optional<String> rule, List<RuledOut> excluded)
            implements Inference {
        /** Keeps a copy. */
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

        /** Says why nothing else may lie there. */
        private String others(Puzzle puzzle) {
            Optional<String> rules = Forbidden.rules(
                    puzzle,
                    other -> cell.map(at -> other.cells().contains(at))
                            .orElseGet(() -> other.kind().equals(piece.kind())));
            if (excluded.isEmpty()) {
                return rules.map(broken -> "nothing else may lie there, because of " + broken)
                        .orElse("nothing else fits.");
            }
            return ReasonSentences.of(puzzle, excluded, "other ")
                    + rules.map(broken -> " More would fit, but not by " + broken)
                            .orElse("");
        }
    }

    /**
     * A cell that nothing can cover, or a kind that fits nowhere: the position cannot be completed.
     *
     * @param end what is wrong at a glance; or else what is excluded is all there was for a cell or a kind
     * @param cell that nothing can cover, if it is about one
     * @param kind that fits nowhere, if it is about one
     */
    record Stuck(Optional<Contradiction> end, Optional<Cell> cell, Optional<String> kind, List<RuledOut> excluded)
            implements Inference {
        /** Keeps a copy. */
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
     * Why a piece cannot lie somewhere: one would have to go on in one way only, and would be stuck.
     *
     * @param piece where it cannot lie
     * @param forced what would have to lie then, one after the other
     * @param end what is wrong then
     */
    record RuledOut(Placement piece, List<Placement> forced, Contradiction end) {
        /** Keeps a copy. */
        public RuledOut {
            forced = List.copyOf(forced);
        }

        /** How many pieces one has to imagine: the piece itself, and those that it forces. */
        public int depth() {
            return 1 + forced.size();
        }

        /** As in {@code then 3 cells at (0, 0) are cut off}, with the pieces that come between. */
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
