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

/** A {@code Hint} says what to do next in a position. */
public sealed interface Hint {
    /** Returns a word or two that say whether the position can be completed. */
    default String status() {
        return "completable";
    }

    /** Returns the piece to lay, if there is one. */
    default Optional<Placement> next() {
        return Optional.empty();
    }

    /**
     * Returns whole sentences that say why the piece of {@link #next} is to be laid; empty if there is no piece to lay.
     */
    default Optional<String> sentence(Puzzle begun) {
        return Optional.empty();
    }

    /** Says that nothing is left to do: the packing is complete. */
    record Finished() implements Hint {
        @Override
        public String status() {
            return "finished";
        }
    }

    /** Holds a piece that must lie at its place, and the reason. */
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
     * Holds a piece that can lie at its place. Such a hint is given where the rules of reasoning find no piece that
     * must lie at its place.
     *
     * @param count the number of packings that have this piece, among the packings that were looked at
     * @param of the packings that were looked at
     * @param among a cell that this piece covers, with the few placements that the rules leave for the cell; empty if
     *     the piece was not chosen among such placements
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

        /** Says in a sentence, without a number, how often this piece is in a solution. */
        private String how() {
            if (of.seen().signum() == 0) {
                return "One way to finish was found. It has this piece here.";
            }
            if (count.equals(of.seen())) {
                return of.source() == Possibilities.Source.ALL && count.equals(BigInteger.ONE)
                        ? "There is only one way to finish. It has this piece here."
                        : "This piece is here in every solution that was found.";
            }
            double share = of.share(count);
            return "This piece is here in %s of the solutions that were found; no other piece and place is in more."
                    .formatted(share > 0.9 ? "nearly all" : share > 0.5 ? "most" : "some");
        }

        /** Says in how many packings this piece lies here; empty where no packings were looked at. */
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
     * Holds a cell that few placements can cover.
     *
     * @param left the placements that no rule of reasoning excludes
     * @param excluded all other placements, each with the reason why it is impossible
     */
    record Narrowed(Cell cell, List<Placement> left, List<Inference.RuledOut> excluded) {
        /** Keeps copies of the lists. */
        public Narrowed {
            left = List.copyOf(left);
            excluded = List.copyOf(excluded);
        }

        /**
         * Returns a sentence that says how many placements are left to cover the cell, and of which kinds they are. If
         * one placement is excluded, the sentence says why. If several are excluded, it says only that they lead
         * nowhere.
         */
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
     * Says that the position cannot be completed.
     *
     * @param evidence the reason that a solver found
     * @param stuck a reason that a person can see; empty if the rules of reasoning give none
     * @param removal the pieces to take away; empty when the puzzle has no packing at all, or when no such pieces were
     *     found
     * @param isHopeless whether the puzzle is known to have no packing even without given pieces
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

    /** Says that it is not known whether the position can be completed, because a limit was reached. */
    record Unknown(Limit stoppedBy) implements Hint {
        @Override
        public String status() {
            return "undecided";
        }
    }
}
