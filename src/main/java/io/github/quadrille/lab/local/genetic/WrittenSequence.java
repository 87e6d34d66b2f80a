package io.github.quadrille.lab.local.genetic;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A {@code WrittenSequence} is a sequence that was written by a user or another program, in the published notation,
 * such as {@code Z3 I0 S2}. The bag must allow the number of pieces of each kind, and the board must have room for this
 * number. The published fitter turns the sequence into a part of a packing with a fitness.
 */
public final class WrittenSequence {
    /** At most this many mistakes are described, because readers do not correct more mistakes at once. */
    private static final int MOST_MISTAKES = 20;

    private static final Pattern WORD = Pattern.compile("[^\\s,]+");
    private static final Pattern PIECE = Pattern.compile("(.+)([0-9])");

    private final Puzzle puzzle;
    private final GenePieces pieces;
    private final Chromosome chromosome;

    private WrittenSequence(Puzzle puzzle, GenePieces pieces, Chromosome chromosome) {
        this.puzzle = puzzle;
        this.pieces = pieces;
        this.chromosome = chromosome;
    }

    /**
     * A {@code Mistake} is an error in a text.
     *
     * @param index the index of the character where the error is
     * @param message the message, with advice
     */
    public record Mistake(int index, String message) {}

    /**
     * A {@code Fitted} is the result of placing a sequence.
     *
     * @param packing the pieces that were placed
     * @param fitness the published fitness, in which the distance between each pair of empty cells is subtracted twice
     * @param fitnessOnce the fitness in which each of these distances is subtracted once
     * @param fitnessOfPacking the fitness of a packing, which is the same in both cases
     * @param length the number of pieces in the sequence
     * @param leftOut the pieces that did not fit anywhere, as they were written
     */
    public record Fitted(
            Packing packing, long fitness, long fitnessOnce, long fitnessOfPacking, int length, List<String> leftOut) {
        public Fitted {
            leftOut = List.copyOf(leftOut);
        }
    }

    /**
     * Reads pieces that are separated by blanks or commas.
     *
     * @param text the text
     * @param puzzle the puzzle
     * @param mistakes the list to which the mistakes are added: the first 20, and then an entry with the number of
     *     further mistakes
     * @return the sequence; empty if there is a mistake
     */
    public static Optional<WrittenSequence> parse(String text, Puzzle puzzle, List<Mistake> mistakes) {
        GenePieces pieces = new GenePieces(puzzle, GeneticRules.Rotations.ALL);
        List<MatchResult> words = WORD.matcher(text).results().toList();
        int[] used = new int[puzzle.bag().size()];
        int[] order = new int[words.size()];
        int[] turns = new int[pieces.size()];
        for (int place = 0; place < words.size(); place++) {
            Matcher piece = PIECE.matcher(words.get(place).group());
            int kind = piece.matches() ? puzzle.bag().indexOfKind(piece.group(1)) : -1;
            String wrong = kind < 0 ? unknown(words.get(place).group(), puzzle) : "";
            if (kind >= 0 && Integer.parseInt(piece.group(2)) >= pieces.turnsOf(kind)) {
                wrong = turnedTooFar(words.get(place).group(), pieces.turnsOf(kind), puzzle.symmetry());
            }
            if (!wrong.isEmpty()) {
                mistakes.add(new Mistake(words.get(place).start(), wrong));
            }
            int meant = kind < 0 ? puzzle.bag().indexOfKind(words.get(place).group()) : kind;
            if (meant >= 0 && used[meant]++ < pieces.countOf(meant) && wrong.isEmpty()) {
                order[place] = pieces.first(kind) + used[kind] - 1;
                turns[order[place]] = Integer.parseInt(piece.group(2));
            }
        }
        addWrongCounts(text, puzzle, pieces, used, mistakes);
        if (mistakes.size() > MOST_MISTAKES) {
            String more =
                    "%d more mistakes are not shown. Correct these first.".formatted(mistakes.size() - MOST_MISTAKES);
            Mistake last = new Mistake(mistakes.get(MOST_MISTAKES).index(), more);
            mistakes.subList(MOST_MISTAKES, mistakes.size()).clear();
            mistakes.add(last);
        }
        return mistakes.isEmpty()
                ? Optional.of(new WrittenSequence(puzzle, pieces, new Chromosome(order, turns)))
                : Optional.empty();
    }

    private static String unknown(String word, Puzzle puzzle) {
        Bag bag = puzzle.bag();
        if (bag.indexOfKind(word) >= 0) {
            return "%s has no digit for its turn. Write %s0 for an unturned %s.".formatted(word, word, word);
        }
        boolean digit = Character.isDigit(word.charAt(word.length() - 1)) && word.length() > 1;
        String name = digit ? word.substring(0, word.length() - 1) : word;
        return "The bag has no kind '%s'. Use one of %s.".formatted(name, known(bag));
    }

    private static String known(Bag bag) {
        return bag.kinds().stream().map(kind -> kind.name() + "0").collect(Collectors.joining(", "));
    }

    private static String turnedTooFar(String word, int turns, PieceSymmetry symmetry) {
        return "%s is turned too far: %s pieces are turned %s. Write %s%d."
                .formatted(
                        word,
                        symmetry.word(),
                        turns == 1 ? "0 only" : "0 to " + (turns - 1),
                        word.substring(0, word.length() - 1),
                        turns - 1);
    }

    private static boolean isExact(Bag bag) {
        return bag.supplies().stream()
                .allMatch(supply -> supply.count().isExactly(supply.count().min()));
    }

    private static void addWrongCounts(
            String text, Puzzle puzzle, GenePieces pieces, int[] used, List<Mistake> mistakes) {
        long least = puzzle.bag().supplies().stream()
                .mapToLong(supply -> supply.count().min())
                .sum();
        if (text.isBlank() && least > 0) {
            mistakes.add(new Mistake(
                    0,
                    "The sequence is empty, but the bag has %s%,d. Begin with one of %s."
                            .formatted(isExact(puzzle.bag()) ? "" : "at least ", least, known(puzzle.bag()))));
            return;
        }
        for (int kind = 0; kind < used.length; kind++) {
            CountRange count = puzzle.bag().count(kind);
            int most = pieces.countOf(kind);
            if (used[kind] < count.min() || used[kind] > most) {
                String name = puzzle.bag().kind(kind).name();
                boolean isFew = used[kind] < count.min();
                int difference = isFew ? count.min() - used[kind] : used[kind] - most;
                String asked = used[kind] > most && most < count.max()
                        ? "the board has room for %d".formatted(most)
                        : "the bag has %s".formatted(count.words());
                mistakes.add(new Mistake(
                        text.length(),
                        "The sequence has %d of %s, but %s. Use %d %s."
                                .formatted(
                                        used[kind],
                                        name,
                                        asked,
                                        difference,
                                        (difference == 1 ? "is " : "are ") + (isFew ? "missing" : "too many"))));
            }
        }
    }

    /** Places the pieces of the sequence, and returns which pieces fit and the fitness. */
    public Fitted fitted() {
        Fitter fitter = new Fitter(puzzle, pieces, GeneticRules.Pairs.ORDERED);
        Fitter once = new Fitter(puzzle, pieces, GeneticRules.Pairs.UNORDERED);
        List<String> leftOut = new ArrayList<>();
        boolean[] laid = fitter.laid(chromosome);
        for (int place = 0; place < laid.length; place++) {
            if (!laid[place]) {
                int piece = chromosome.piece(place);
                leftOut.add(puzzle.bag().kind(pieces.kind(piece)).name() + chromosome.turn(piece));
            }
        }
        return new Fitted(
                fitter.packing(chromosome),
                fitter.fitness(chromosome).value(),
                once.fitness(chromosome).value(),
                Fitness.ofPacking(puzzle),
                chromosome.length(),
                leftOut);
    }
}
