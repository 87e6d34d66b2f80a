package io.github.quadrille.engine.argument;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Describes a colouring in a text for people: by odd and even numbers of dark cells, by a balance of two colours, or by
 * plain weights. Every number in the text is counted on the board or in the bag.
 */
record ColouringSentence(Puzzle puzzle, int modulus, List<Integer> weights, List<Integer> kindWeights) {

    /**
     * If more kinds than this have a weight, the text says "all pieces", because people do not read longer lists.
     * Otherwise, it lists the number of pieces of each kind.
     */
    private static final int MOST_NAMED = 5;

    String text() {
        if (modulus == 2) {
            return colours() + " " + odd();
        }
        return isBalance() ? balance() : weighed();
    }

    private String colours() {
        return how() + (puzzle.region().optionalSize() > 0 ? ", cells that may stay empty the weight 0." : ".");
    }

    private String how() {
        Lattice lattice = puzzle.region().lattice();
        return switch (WeightRegularity.of(puzzle.region(), weights)) {
            case CHESSBOARD ->
                lattice == Lattices.TRIANGULAR
                        ? "Colour triangles that point up and triangles that point down differently"
                        : lattice.isSolid()
                                ? "Colour the %s like a chessboard, neighbours in all directions differently"
                                        .formatted(lattice.dimensions() > 3 ? "cells" : "cubes")
                                : "Colour the board like a chessboard";
            case THREE_COLOURS ->
                "Colour neighbouring hexagons differently with three colours, and make the one shown dark";
            case LAYERS -> "Colour the layers as shown";
            case ROWS, COLUMNS ->
                lattice.isSolid() ? "Colour the board in slices as shown" : "Colour the board in stripes as shown";
            case RISING ->
                lattice.isSolid()
                        ? "Colour the cubes by the sum of layer, row and column as shown"
                        : lattice == Lattices.SQUARE
                                ? "Colour the board in diagonal stripes as shown"
                                : "Colour the board in stripes as shown";
            case FALLING -> "Colour the board in diagonal stripes as shown";
            case NONE -> "Colour the cells as shown";
        };
    }

    /**
     * Returns a half sentence that says how the weights in the picture are arranged. It is empty for a board of
     * squares, because its picture shows the arrangement. It is also empty if there is no simple name for the
     * arrangement.
     */
    private String pattern() {
        Lattice lattice = puzzle.region().lattice();
        if (lattice == Lattices.SQUARE) {
            return "";
        }
        return switch (WeightRegularity.of(puzzle.region(), weights)) {
            case CHESSBOARD ->
                lattice == Lattices.TRIANGULAR
                        ? ", one for triangles that point up and one for those that point down"
                        : ", as on a chessboard in all directions";
            case THREE_COLOURS -> ", one for each of the three colours that tell neighbouring hexagons apart";
            case LAYERS -> ", one for each layer";
            case ROWS, COLUMNS -> lattice.isSolid() ? ", slice by slice" : ", stripe by stripe";
            case RISING -> lattice.isSolid() ? ", by the sum of layer, row and column" : ", stripe by stripe";
            case FALLING, NONE -> "";
        };
    }

    private String odd() {
        List<Integer> odd = IntStream.range(0, kindWeights.size())
                .filter(kind -> kindWeights.get(kind) == 1)
                .boxed()
                .toList();
        String dark = dark(count(1));
        if (odd.isEmpty()) {
            return "Every piece covers an even number of dark cells, but " + dark + ".";
        }
        String each = and(odd.stream().map(this::name).toList());
        String others = placedKinds() > odd.size() ? ", every other piece an even number" : "";
        long pieces = odd.stream().mapToLong(this::pieces).sum();
        String verb = pieces == 1 ? "covers" : "cover";
        String all = odd.size() > MOST_NAMED
                ? "all pieces"
                : and(odd.stream().map(this::counted).toList());
        return "Each %s covers an odd number of dark cells%s; %s %s an %s number, but %s."
                .formatted(each, others, all, verb, pieces % 2 == 0 ? "even" : "odd", dark);
    }

    /** Tells whether every piece covers as many cells of weight 1 as of weight -1, not only modulo the modulus. */
    private boolean isBalance() {
        return kindWeights.stream().allMatch(weight -> weight == 0)
                && weights.stream().allMatch(weight -> weight == 0 || weight == 1 || weight == modulus - 1)
                && puzzle.bag().supplies().stream()
                        .allMatch(supply -> supply.kind().size() < modulus);
    }

    private String balance() {
        long ones = count(1);
        long others = count(modulus - 1);
        return WeightRegularity.of(puzzle.region(), weights) == WeightRegularity.CHESSBOARD
                ? "%s Every piece covers as many cells of one colour as of the other, but there are %,d of one and %,d of the other."
                        .formatted(colours(), ones, others)
                : (Argument.WEIGHTS_SHOWN
                                + pattern()
                                + ". Every piece covers as many cells that weigh 1 as cells that weigh %d, but there are %,d and %,d of them.")
                        .formatted(modulus - 1, ones, others);
    }

    private String weighed() {
        List<Integer> heavy = IntStream.range(0, kindWeights.size())
                .filter(kind -> kindWeights.get(kind) > 0)
                .boxed()
                .toList();
        long board = weights.stream().mapToLong(Integer::longValue).sum();
        String begin = (Argument.WEIGHTS_SHOWN + pattern() + ", modulo %d. ").formatted(modulus);
        if (heavy.isEmpty()) {
            return begin + "Every piece weighs 0 wherever it lies, but the board weighs %d.".formatted(board % modulus);
        }
        String each = heavy.stream()
                .map(kindWeights::get)
                .distinct()
                .sorted()
                .map(weight -> "of %s weighs %d".formatted(and(namesOf(weight)), weight))
                .collect(Collectors.joining(", "));
        String others = placedKinds() > heavy.size() ? ", of any other kind 0" : "";
        long pieces = heavy.stream()
                .mapToLong(kind -> (long) pieces(kind) % modulus * kindWeights.get(kind))
                .sum();
        long number = heavy.stream().mapToLong(this::pieces).sum();
        String all = heavy.size() > MOST_NAMED
                ? "all pieces"
                : and(heavy.stream().map(this::counted).toList());
        return begin
                + "Every placement %s%s; %s %s %d in all, but the board weighs %d."
                        .formatted(
                                each, others, all, number == 1 ? "weighs" : "weigh", pieces % modulus, board % modulus);
    }

    private List<String> namesOf(int weight) {
        return IntStream.range(0, kindWeights.size())
                .filter(kind -> kindWeights.get(kind) == weight)
                .mapToObj(this::name)
                .toList();
    }

    private static String dark(long cells) {
        return "%,d %s dark".formatted(cells, cells == 1 ? "cell is" : "cells are");
    }

    private long count(int weight) {
        return weights.stream().filter(other -> other == weight).count();
    }

    private int placedKinds() {
        Bag bag = puzzle.bag();
        return (int) bag.supplies().stream()
                .filter(supply -> supply.count().max() > 0)
                .count();
    }

    private String name(int kind) {
        return puzzle.bag().kind(kind).name();
    }

    private int pieces(int kind) {
        return puzzle.bag().count(kind).min();
    }

    private String counted(int kind) {
        if (Character.isDigit(name(kind).charAt(0))) {
            return pieces(kind) == 1
                    ? "the piece " + name(kind)
                    : "the %,d pieces %s".formatted(pieces(kind), name(kind));
        }
        return "%,d %s%s".formatted(pieces(kind), name(kind), pieces(kind) == 1 ? "" : "'s");
    }

    private static String and(List<String> parts) {
        List<String> all = new ArrayList<>(parts);
        String last = all.remove(all.size() - 1);
        return all.isEmpty() ? last : String.join(", ", all) + " and " + last;
    }
}
