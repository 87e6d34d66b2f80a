package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.engine.argument.Certificate.Multiple;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Says that the colours of the pieces do not fit those of the board. Either the pieces that must be used have more
 * cells of some colours than the board can take. Or the board has more cells of some colours to cover than all pieces
 * have.
 *
 * <p>The argument is sound because a piece's cell covers a board cell of the same colour, unless one of the two has no
 * colour. Choose some colours, and let a kind have n cells of these colours. Then each placement of the kind covers at
 * least n board cells that have one of these colours or none. Let the kind have m cells of these colours or of no
 * colour. Then each placement covers at most m board cells of these colours.
 *
 * @param weights 0 for each cell of the board that is not counted; for each counted cell 1, or -1 if the board has too
 *     few such cells
 * @param kinds the number of counted cells of each kind, with the same sign as the weights
 */
public record ColourCountArgument(String sentence, List<Integer> weights, List<Integer> kinds) implements Argument {
    /** Copies the lists. */
    public ColourCountArgument {
        weights = List.copyOf(weights);
        kinds = List.copyOf(kinds);
    }

    /**
     * Searches the puzzle for an argument about colours, without listing placements. The time is proportional to the
     * number of colours times the number of cells of the board and of all kinds.
     */
    public static Optional<ColourCountArgument> find(Puzzle puzzle) {
        return puzzle.rules().colours().flatMap(colours -> new Counting(puzzle, colours).find());
    }

    @Override
    public String name() {
        return "colours";
    }

    @Override
    public Optional<CellWeights> picture() {
        return Optional.of(new CellWeights(0, weights.stream().map(Math::abs).toList()));
    }

    @Override
    public Certificate certificate() {
        return new Certificate.Fractional(Multiple.weighted(weights, kinds));
    }

    @Override
    public String toString() {
        return name() + ": " + sentence;
    }

    /** Counts cells by their colours. */
    private static final class Counting {
        private final Puzzle puzzle;
        private final Region region;
        private final Bag bag;
        private final List<Character> onBoard;
        private final List<List<Character>> ofKinds = new ArrayList<>();
        private final Set<Character> known = new TreeSet<>();

        Counting(Puzzle puzzle, Rule.Colours colours) {
            this.puzzle = puzzle;
            this.region = puzzle.region();
            this.bag = puzzle.bag();
            this.onBoard = region.cells().stream().map(colours::on).toList();
            for (Kind kind : bag.kinds()) {
                Map<Cell, Character> own = puzzle.rules().gaps().contains(kind.name())
                        ? Map.of()
                        : colours.shapes().getOrDefault(kind.name(), Map.of());
                ofKinds.add(kind.shape().cells().stream()
                        .map(cell -> own.getOrDefault(cell, Rule.ANY_COLOUR))
                        .toList());
            }
            known.addAll(onBoard);
            ofKinds.forEach(known::addAll);
            known.remove(Rule.ANY_COLOUR);
        }

        /**
         * Searches for an argument. First, it tries each colour alone, because such an argument is simpler to state.
         * Then it tries all the colours together of which the pieces have too many cells. Last, it tries all the
         * colours together of which the pieces have too few cells.
         */
        Optional<ColourCountArgument> find() {
            return first(this::tooManyOfPieces)
                    .or(() -> first(this::tooManyOfBoard))
                    .or(() -> tooManyOfPieces(where(this::isCrowded)))
                    .or(() -> tooManyOfBoard(where(this::isScarce)));
        }

        private Optional<ColourCountArgument> first(Function<Set<Character>, Optional<ColourCountArgument>> way) {
            return known.stream()
                    .map(colour -> way.apply(Set.of(colour)))
                    .flatMap(Optional::stream)
                    .findFirst();
        }

        private Set<Character> where(Predicate<Set<Character>> property) {
            return known.stream()
                    .filter(colour -> property.test(Set.of(colour)))
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        private boolean isCrowded(Set<Character> colours) {
            return needed(colours) > count(board(colours, 1));
        }

        private boolean isScarce(Set<Character> colours) {
            return !isOpen(colours) && count(toCover(colours)) > offered(colours);
        }

        private Optional<ColourCountArgument> tooManyOfPieces(Set<Character> colours) {
            Set<Character> orNone = orNone(colours);
            int[] room = board(orNone, -1);
            long needed = needed(colours);
            if (needed <= count(room)) {
                return Optional.empty();
            }
            List<Integer> each = IntStream.range(0, bag.size())
                    .mapToObj(kind -> bag.count(kind).min() > 0 ? -cells(kind, colours) : 0)
                    .toList();
            String sentence = "The pieces have %s%s of %s, but %s."
                    .formatted(
                            isFixed(colours) ? "" : "at least ",
                            cells(needed),
                            words(colours),
                            have("only", count(room), "board", colours, count(room) > count(board(colours, 1))));
            return Optional.of(new ColourCountArgument(sentence, boxed(room), each));
        }

        private Optional<ColourCountArgument> tooManyOfBoard(Set<Character> colours) {
            Set<Character> orNone = orNone(colours);
            int[] toCover = toCover(colours);
            if (isOpen(orNone) || count(toCover) <= offered(orNone)) {
                return Optional.empty();
            }
            List<Integer> each = IntStream.range(0, bag.size())
                    .mapToObj(kind -> bag.count(kind).max() > 0 ? cells(kind, orNone) : 0)
                    .toList();
            long offered = offered(orNone);
            String few = isFixed(orNone) ? "only" : "at most";
            String sentence = "The board has %s of %s to cover, but %s."
                    .formatted(
                            cells(count(toCover)),
                            words(colours),
                            have(few, offered, "pieces", colours, offered > offered(colours)));
            return Optional.of(new ColourCountArgument(sentence, boxed(toCover), each));
        }

        private static Set<Character> orNone(Set<Character> colours) {
            Set<Character> orNone = new TreeSet<>(colours);
            orNone.add(Rule.ANY_COLOUR);
            return orNone;
        }

        private int[] board(Set<Character> colours, int weight) {
            return onBoard.stream()
                    .mapToInt(colour -> colours.contains(colour) ? weight : 0)
                    .toArray();
        }

        /**
         * Weighs the mandatory cells of these colours by 1. If the goal is a covering, all weights are 0, because every
         * cell may stay uncovered.
         */
        private int[] toCover(Set<Character> colours) {
            int[] weights = board(colours, puzzle.goal() instanceof Goal.Pack ? 1 : 0);
            for (int cell = 0; cell < weights.length; cell++) {
                weights[cell] = region.isMandatory(cell) ? weights[cell] : 0;
            }
            return weights;
        }

        private static long count(int... weights) {
            return Math.abs(Arrays.stream(weights).asLongStream().sum());
        }

        private int cells(int kind, Set<Character> colours) {
            return (int) ofKinds.get(kind).stream().filter(colours::contains).count();
        }

        private long needed(Set<Character> colours) {
            return kinds(colours)
                    .mapToLong(kind -> (long) bag.count(kind).min() * cells(kind, colours))
                    .sum();
        }

        private long offered(Set<Character> colours) {
            return kinds(colours)
                    .mapToLong(kind -> (long) bag.count(kind).max() * cells(kind, colours))
                    .sum();
        }

        private boolean isOpen(Set<Character> colours) {
            return kinds(colours).mapToObj(bag::count).anyMatch(CountRange::isOpen);
        }

        private boolean isFixed(Set<Character> colours) {
            return kinds(colours).mapToObj(bag::count).allMatch(CellCount::isFixed);
        }

        /** Returns the indices of the kinds that have cells of these colours. */
        private IntStream kinds(Set<Character> colours) {
            return IntStream.range(0, bag.size()).filter(kind -> !Collections.disjoint(ofKinds.get(kind), colours));
        }

        private static List<Integer> boxed(int... weights) {
            return Arrays.stream(weights).boxed().toList();
        }

        private static String cells(long number) {
            return "%,d %s".formatted(number, number == 1 ? "cell" : "cells");
        }

        private static String words(Set<Character> colours) {
            List<String> names = colours.stream().map(String::valueOf).toList();
            int last = names.size() - 1;
            return last == 0
                    ? "the colour " + names.get(0)
                    : "the colours %s and %s".formatted(String.join(", ", names.subList(0, last)), names.get(last));
        }

        private static String have(String few, long cells, String what, Set<Character> colours, boolean orNone) {
            String them = (colours.size() == 1 ? "it" : "one of them") + (orNone ? " or no colour" : "");
            return cells == 0
                    ? "no cell of the %s has %s".formatted(what, them)
                    : "%s %s of the %s %s %s".formatted(few, cells(cells), what, cells == 1 ? "has" : "have", them);
        }
    }
}
