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
            String few = among.map(ways -> ways.sentence(begun)).orElse("No piece is certain yet.");
            return Optional.of(few + " " + how());
        }

        /** Says it without a number. */
        private String how() {
            if (of.seen().signum() == 0) {
                return "One way to finish was found, and this piece lies here in it.";
            }
            if (count.equals(of.seen())) {
                return of.source() == Possibilities.Source.ALL && count.equals(BigInteger.ONE)
                        ? "There is only one way to finish, and this piece lies here in it."
                        : "This piece fits here in every solution that was found.";
            }
            double share = of.share(count);
            return "This piece fits here in %s solutions that were found; nothing else fits in more."
                    .formatted(share > 0.9 ? "nearly all" : share > 0.5 ? "most" : "some");
        }

        /** Says in how many packings it lies there; nothing where none were looked at. */
        public Optional<String> share() {
            return of.seen().signum() == 0
                    ? Optional.empty()
                    : Optional.of(String.format(
                            Locale.ROOT,
                            "%,d of %,d, %.1f %%, of %s",
                            count,
                            of.seen(),
                            100 * of.share(count),
                            of.source().words()));
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

        /** Says which ways there are, and why no others: of one way what is wrong with it, of more that there is something. */
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
            if (excluded.isEmpty()) {
                return ways + ".";
            }
            return excluded.size() == 1
                    ? ways + ": " + ReasonSentences.of(puzzle, excluded, "other ")
                    : "%s: the %d other ways lead nowhere.".formatted(ways, excluded.size());
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
