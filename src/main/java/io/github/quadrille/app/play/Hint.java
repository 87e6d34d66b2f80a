package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What to do next in a position. */
public sealed interface Hint {
    /** In a word or two, whether it can be completed. */
    default String status() {
        return "completable";
    }

    /** The piece to lay, if there is one. */
    default Optional<Placement> next() {
        return Optional.empty();
    }

    /** Why this piece, in whole sentences, if there is one. */
    default Optional<String> sentence(Puzzle begun) {
        return Optional.empty();
    }

    /** Nothing: all lies as it should. */
    record Finished() implements Hint {
        @Override
        public String status() {
            return "finished";
        }
    }

    /** A piece that has to lie where it does. */
    record Forced(Inference.Sure why) implements Hint {
        @Override
        public Optional<Placement> next() {
            return Optional.of(why.piece());
        }

        @Override
        public Optional<String> sentence(Puzzle begun) {
            return Optional.of(why.sentence(begun));
        }
    }

    /**
     * No rule says what has to be; this piece can lie there.
     *
     * @param count in how many of the packings that were looked at it does
     * @param of what was looked at
     * @param among the few ways that rules leave for a cell, of which this is one
     */
    record Likely(Placement piece, BigInteger count, Possibilities of, Optional<Narrowed> among) implements Hint {
        @Override
        public Optional<Placement> next() {
            return Optional.of(piece);
        }

        @Override
        public Optional<String> sentence(Puzzle begun) {
            return Optional.of(among.map(few -> few.sentence(begun)).orElse("No rule forces a piece.") + " " + share());
        }

        private String share() {
            if (of.seen().signum() == 0) {
                return "The limits did not suffice for more than one packing, which has it.";
            }
            if (of.source() == Possibilities.Source.ALL && count.equals(of.seen())) {
                return of.seen().equals(BigInteger.ONE)
                        ? "But there is one packing only, and it lies there."
                        : "But it lies there in all %,d packings.".formatted(of.seen());
            }
            boolean isSample = of.source() == Possibilities.Source.SAMPLE;
            return String.format(
                    Locale.ROOT,
                    "It lies there in %,d of %,d, %.1f %%%s, of %s: no %s in more%s.",
                    count,
                    of.seen(),
                    100 * of.share(count),
                    isSample ? String.format(Locale.ROOT, " (give or take %.1f)", 100 * of.error(count)) : "",
                    of.source().words(),
                    among.isPresent() ? "other of them does" : "piece lies anywhere",
                    isSample ? "; there are %,d in all".formatted(of.packings().orElseThrow()) : "");
        }
    }

    /**
     * A cell that few placements can cover.
     *
     * @param left those that no rule excludes
     * @param excluded all others, with what is wrong with each
     */
    record Narrowed(Cell cell, List<Placement> left, List<Inference.RuledOut> excluded) {
        /** Keeps copies. */
        public Narrowed {
            left = List.copyOf(left);
            excluded = List.copyOf(excluded);
        }

        /** Which ways there are, and why no others. */
        public String sentence(Puzzle puzzle) {
            String ways = "%s can be covered in %d ways only, by %s"
                    .formatted(
                            ReasonSentences.begun(ReasonSentences.place(puzzle, cell)),
                            left.size(),
                            left.stream()
                                    .map(Placement::kind)
                                    .distinct()
                                    .collect(Collectors.joining(", "))
                                    .replaceFirst(", (?=[^,]*$)", " or "));
            return ways + (excluded.isEmpty() ? "." : ": " + ReasonSentences.of(puzzle, excluded, "other "));
        }
    }

    /**
     * There is no way on.
     *
     * @param evidence why, as a solver knows
     * @param stuck why, as a person can see, where the rules say so
     * @param removal what to take away; nothing when the puzzle has no packing at all, or that is unknown
     * @param isHopeless whether the puzzle is known to have none even without given pieces
     */
    record NoWay(
            Evidence evidence,
            Optional<Inference.Stuck> stuck,
            Optional<PieceRemoval.Removal> removal,
            boolean isHopeless)
            implements Hint {
        @Override
        public String status() {
            return "not completable";
        }
    }

    /** Whether it can be completed is not known: a limit was reached. */
    record Unknown(Limit stoppedBy) implements Hint {
        @Override
        public String status() {
            return "undecided";
        }
    }
}
