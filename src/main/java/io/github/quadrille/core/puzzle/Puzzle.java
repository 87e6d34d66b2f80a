package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A {@code Puzzle} is the problem to be solved: cover every mandatory cell of a region exactly once, and every optional
 * cell at most once, by pieces from a bag. If the goal is a covering, the problem is to cover as much as possible. Some
 * pieces may be given, and stay where they are.
 *
 * <pre>{@code
 * Kind corner = new Kind("corner", Polyform.drawn("XX", "X."));
 * Bag bag = new Bag(List.of(new Supply(corner, CountRange.exactly(2))));
 * Puzzle puzzle = new Puzzle("two corners", Region.rectangle(2, 3), PieceSymmetry.FREE, bag);
 * System.out.println(Solver.of(puzzle).count().total()); // 2
 * }</pre>
 *
 * @param name the name that people read
 * @param region the board
 * @param symmetry the turns and flips that pieces may undergo
 * @param bag all pieces, the given ones included
 * @param goal what is to be found
 * @param given pieces that are already laid; they are not checked here: {@link PackingChecker#faultsOfPart} returns
 *     what is wrong
 * @param rules further conditions on a packing
 * @param text the author, the description and the instructions, for people
 */
public record Puzzle(
        String name,
        Region region,
        PieceSymmetry symmetry,
        Bag bag,
        Goal goal,
        List<Placement> given,
        RuleSet rules,
        PuzzleText text) {
    /** Copies the list. */
    public Puzzle {
        given = List.copyOf(given);
    }

    /** Makes a puzzle without author, description and instructions. */
    public Puzzle(
            String name,
            Region region,
            PieceSymmetry symmetry,
            Bag bag,
            Goal goal,
            List<Placement> given,
            RuleSet rules) {
        this(name, region, symmetry, bag, goal, given, rules, PuzzleText.NONE);
    }

    /** Makes a puzzle without given pieces and without rules. */
    public Puzzle(String name, Region region, PieceSymmetry symmetry, Bag bag, Goal goal) {
        this(name, region, symmetry, bag, goal, List.of(), RuleSet.NONE);
    }

    /** Makes a puzzle whose goal is a packing, without given pieces and without rules. */
    public Puzzle(String name, Region region, PieceSymmetry symmetry, Bag bag) {
        this(name, region, symmetry, bag, Goal.PACK);
    }

    /** Returns the puzzle under another name. */
    public Puzzle named(String other) {
        return new Puzzle(other, region, symmetry, bag, goal, given, rules, text);
    }

    /** Returns the puzzle with these given pieces and no others. */
    public Puzzle withGiven(List<Placement> pieces) {
        return new Puzzle(name, region, symmetry, bag, goal, pieces, rules, text);
    }

    /** Returns the puzzle on another board. A cell keeps its layer, row and column there. */
    public Puzzle on(Region other) {
        return new Puzzle(name, other, symmetry, bag, goal, given, rules, text);
    }

    /** Returns the puzzle with other pieces. */
    public Puzzle with(Bag other) {
        return new Puzzle(name, region, symmetry, other, goal, given, rules, text);
    }

    /** Returns the puzzle with another goal. */
    public Puzzle with(Goal other) {
        return new Puzzle(name, region, symmetry, bag, other, given, rules, text);
    }

    /**
     * Returns the packing puzzle with the same pieces on a board all of whose cells may stay uncovered. If each kind
     * has a fixed count, a packing of the new puzzle is a way to lay all pieces, and is also a covering of this puzzle.
     *
     * <pre>{@code
     * Puzzle puzzle = Puzzles.parse("three", "{board: 3x3, pieces: {I2: 3}, goal: cover}");
     * System.out.println(Solver.of(puzzle.withGaps()).count().total()); // 56
     * }</pre>
     */
    public Puzzle withGaps() {
        return on(region.drawnAs(region.picture(cell -> Region.OPTIONAL))).with(Goal.PACK);
    }

    /** Returns the puzzle with other rules. */
    public Puzzle with(RuleSet other) {
        return new Puzzle(name, region, symmetry, bag, goal, given, other, text);
    }

    /** Returns the puzzle with another author, description and instructions. */
    public Puzzle with(PuzzleText other) {
        return new Puzzle(name, region, symmetry, bag, goal, given, rules, other);
    }

    /**
     * Returns the puzzle that remains when the given pieces are laid. The cells of these pieces are holes, and the bag
     * no longer has the pieces. The packings of this puzzle are those of the remaining puzzle together with the given
     * pieces. The remaining puzzle may have no cell.
     *
     * @throws IllegalArgumentException when a given piece has an unknown kind or is not on the board, or when more
     *     pieces of a kind are given than the bag has
     */
    public Puzzle rest() {
        return given.isEmpty()
                ? this
                : new Puzzle(
                        name,
                        region.without(covered()),
                        symmetry,
                        bag.without(given),
                        goal.without(covered()),
                        List.of(),
                        rules.beside(given),
                        text);
    }

    /**
     * Returns the puzzle from which {@link #rest} made this puzzle, if this puzzle has rules. The rules keep a list of
     * the laid pieces, whose cells are holes of this board. In the result these cells are on the board again, and the
     * pieces are given. The worth of these cells is lost. If fewer pieces of a kind were needed than were laid, the
     * least number of this kind becomes the number of laid pieces. Without rules, the method returns this puzzle.
     */
    public Puzzle whole() {
        List<Placement> laid = rules.laid();
        if (laid.isEmpty()) {
            return this;
        }
        Region board = rules.board(region);
        List<Placement> all = new ArrayList<>(laid);
        all.addAll(given);
        RuleSet alone = new RuleSet(rules.list(), List.of(), rules.gaps());
        return new Puzzle(name, board, symmetry, bag.with(laid), goal.extended(board, region), all, alone, text);
    }

    private BitSet covered() {
        BitSet covered = new BitSet();
        for (Placement piece : given) {
            for (Cell cell : piece.cells()) {
                int number = region.cellAt(cell);
                if (number < 0) {
                    throw new IllegalArgumentException("A piece %s is given on %s, which is not a cell of the board."
                            .formatted(piece.kind(), region.lattice().name(cell)));
                }
                covered.set(number);
            }
        }
        return covered;
    }

    /** Returns the given pieces together with other pieces. */
    public Packing besideGiven(Packing others) {
        List<Placement> all = new ArrayList<>(given);
        all.addAll(others.pieces());
        return given.isEmpty() ? others : new Packing(all);
    }

    /** Returns the number of mandatory cells of the board. If the goal is a covering, they may stay uncovered. */
    public int mandatoryCells() {
        return region.mandatorySize();
    }

    /**
     * Returns a rectangle with the standard bag: k pieces of each of the free tetrominoes T I O L S, with k = rows *
     * columns / 20 rounded down.
     */
    public static Puzzle standard(int rows, int columns) {
        CountRange each = CountRange.exactly((int) ((long) rows * columns / 20));
        List<Supply> supplies = BuiltInKinds.set("tetrominoes").kinds().stream()
                .map(kind -> new Supply(kind, each))
                .toList();
        return new Puzzle(rows + "x" + columns, Region.rectangle(rows, columns), PieceSymmetry.FREE, new Bag(supplies));
    }
}
