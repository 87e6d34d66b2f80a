package io.github.quadrille.core.puzzle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Lists the choices of pieces for a puzzle whose kinds have ranges of counts. A choice says how many pieces of each
 * kind are used. The area of these pieces is at least the number of mandatory cells of the board, and at most the
 * number of all cells.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("choices", "{board: 2x6, pieces: {I: any, V3: any}}");
 * BagChoices choices = new BagChoices(puzzle, OptionalInt.empty());
 * List<List<Integer>> counts = new ArrayList<>();
 * choices.forEach(counts::add);
 * System.out.println(counts); // [[3, 0], [0, 4]]
 * }</pre>
 */
public final class BagChoices {
    /** A board may have at most this many cells. Larger boards have too many choices. */
    public static final int MOST_CELLS = 1000;

    /**
     * Holds what remains to be chosen: the first kind that has no count yet, and the number of cells and of pieces for
     * this kind and all later kinds.
     */
    private record Rest(int kind, int area, int pieces) {}

    private static final int ANY = -1;
    /**
     * If there is no choice, the message names areas of choices that differ from the area of the board by at most this
     * many cells.
     */
    private static final int NEAR = 12;

    private final Puzzle puzzle;
    private final int spare;
    private final int wanted;
    private final Map<Rest, BigInteger> known = new HashMap<>();

    /**
     * Prepares the choices of a puzzle.
     *
     * @param pieces the number of pieces that a choice must have, if it is given
     * @throws IllegalArgumentException when the board has more than {@link #MOST_CELLS} cells
     */
    public BagChoices(Puzzle puzzle, OptionalInt pieces) {
        if (puzzle.region().size() > MOST_CELLS) {
            throw new IllegalArgumentException("'%s' has %,d cells, but pieces can be chosen for at most %,d cells."
                    .formatted(puzzle.name(), puzzle.region().size(), MOST_CELLS));
        }
        this.puzzle = puzzle;
        this.spare = puzzle.region().size() - puzzle.mandatoryCells();
        this.wanted = pieces.orElse(ANY);
    }

    /**
     * Returns the number of choices. The time is in proportion to kinds times cells times the largest count. If the
     * number of pieces is given, the time is also in proportion to that number.
     */
    public BigInteger number() {
        return number(0);
    }

    /** Returns the number of choices for a board that lacks this many of its mandatory cells. */
    public BigInteger number(int missing) {
        return missing > puzzle.mandatoryCells()
                ? BigInteger.ZERO
                : number(new Rest(0, puzzle.region().size() - missing, wanted));
    }

    private BigInteger number(Rest rest) {
        if (rest.kind() == puzzle.bag().size()) {
            return rest.area() <= spare && rest.pieces() <= 0 ? BigInteger.ONE : BigInteger.ZERO;
        }
        BigInteger before = known.get(rest);
        if (before != null) {
            return before;
        }
        BigInteger sum = BigInteger.ZERO;
        for (int count = least(rest); count <= most(rest); count++) {
            sum = sum.add(number(after(rest, count)));
        }
        known.put(rest, sum);
        return sum;
    }

    private int least(Rest rest) {
        return puzzle.bag().count(rest.kind()).min();
    }

    private int most(Rest rest) {
        int fitting = Math.min(
                puzzle.bag().count(rest.kind()).max(),
                rest.area() / puzzle.bag().kind(rest.kind()).size());
        return rest.pieces() == ANY ? fitting : Math.min(fitting, rest.pieces());
    }

    private Rest after(Rest rest, int count) {
        return new Rest(
                rest.kind() + 1,
                rest.area() - count * puzzle.bag().kind(rest.kind()).size(),
                rest.pieces() == ANY ? ANY : rest.pieces() - count);
    }

    /**
     * Returns the reason why there is no choice, with the areas of choices that are nearest to the area of the board.
     * It is meant for puzzles that have no choice.
     */
    public String misfit() {
        int least = puzzle.mandatoryCells();
        int most = puzzle.region().size();
        String near = Stream.concat(
                        nearest(-1).map(step -> least - step).stream(), nearest(1).map(step -> most + step).stream())
                .map(area -> Integer.toString(area))
                .collect(Collectors.joining(" and "));
        return "no choice of %s has %s"
                        .formatted(wanted == ANY ? "these pieces" : wanted + " of these pieces", cells(least, most))
                + (near.isEmpty() ? "" : "; the nearest choices have " + near);
    }

    /**
     * Returns by how many cells the nearest choice in one direction misses the board. A count is about all areas that
     * the optional cells allow, and the areas nearer to the board are known to have no choice. So the first count above
     * 0 is of the farthest of its areas.
     *
     * @param direction -1 for smaller areas, 1 for larger areas
     */
    private Optional<Integer> nearest(int direction) {
        return IntStream.rangeClosed(1, NEAR)
                .filter(step -> {
                    int area = puzzle.region().size() + direction * step;
                    return area > spare && number(new Rest(0, area, wanted)).signum() > 0;
                })
                .boxed()
                .findFirst();
    }

    private static String cells(int least, int most) {
        return least == most ? most + " cells" : "%d to %d cells".formatted(least, most);
    }

    /**
     * Returns whether a choice has the number of pieces that was asked for. If no number was asked for, the result is
     * always true.
     */
    public boolean allows(List<Integer> counts) {
        return wanted == ANY || counts.stream().mapToInt(count -> count).sum() == wanted;
    }

    /**
     * Visits all choices, one after another. Choices with many pieces of the first kinds come first.
     *
     * @param visitor a consumer that gets the number of pieces of each kind; it can end the visit by throwing
     */
    public void forEach(Consumer<List<Integer>> visitor) {
        list(new Rest(0, puzzle.region().size(), wanted), new ArrayList<>(), visitor);
    }

    private void list(Rest rest, List<Integer> chosen, Consumer<List<Integer>> visitor) {
        if (number(rest).signum() == 0) {
            return;
        }
        if (rest.kind() == puzzle.bag().size()) {
            visitor.accept(List.copyOf(chosen));
            return;
        }
        for (int count = most(rest); count >= least(rest); count--) {
            chosen.add(count);
            list(after(rest, count), chosen, visitor);
            chosen.remove(chosen.size() - 1);
        }
    }

    /**
     * Returns the puzzle with exactly these pieces. Kinds without a piece are left out, unless there is no piece at
     * all.
     */
    public static Puzzle puzzle(Puzzle choice, List<Integer> counts) {
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < counts.size(); kind++) {
            if (counts.get(kind) > 0) {
                supplies.add(new Supply(choice.bag().kind(kind), CountRange.exactly(counts.get(kind))));
            }
        }
        if (supplies.isEmpty()) {
            supplies.add(new Supply(choice.bag().kind(0), CountRange.exactly(0)));
        }
        return choice.with(new Bag(supplies));
    }
}
