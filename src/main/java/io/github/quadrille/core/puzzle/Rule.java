package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A {@code Rule} is a condition on a packing in addition to covering the board. For example, it says which pieces may
 * touch, which kinds may cover a cell, or which symmetry the whole packing has.
 *
 * <pre>{@code
 * Rule tatami = new Rule.NoFourMeet();
 * Puzzle mats = Puzzles.parse("tatami", "{board: 5x6, pieces: {I2: any}}");
 * Puzzle puzzle = mats.with(new RuleSet(List.of(tatami)));
 * System.out.println(Solver.of(puzzle).count().total()); // 2
 * System.out.println(RuleFit.problem(new Rule.Symmetric("turn 90"), puzzle).orElseThrow()); // The board has no symmetry 'turn 90'. It has 'turn 180', 'flip', 'flip turn 180'.
 * System.out.println(Orientation.of(puzzle, 0).size()); // 2
 * System.out.println(RuleSize.mostMembers(puzzle, 49)); // 392
 * }</pre>
 *
 * <p>Rules name kinds as the bag does. {@link RuleCheck} defines what each rule means, for pieces that lie on the
 * board.
 */
public sealed interface Rule {
    /** This character marks a cell of the board or of a shape that has no colour. */
    char ANY_COLOUR = '.';

    /** Returns the word that puzzle files use for a rule of this class. */
    String word();

    /**
     * Returns the image of this rule under a symmetry: a packing keeps this rule exactly when its image keeps the image
     * of the rule. A rule about orientations or about a symmetry of the packing returns itself, because {@link
     * PuzzleSymmetries} checks in another way whether a symmetry keeps it.
     *
     * @param cells a map from a cell of the board to its image
     * @param kinds a map from a kind to its image
     */
    default Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> kinds) {
        return this;
    }

    /** Demands that at most three pieces meet at each point, as mats of a tatami floor do. */
    record NoFourMeet() implements Rule {
        @Override
        public String word() {
            return "no-four-meet";
        }
    }

    /** Demands that every straight line between cells, from edge to edge of the board, is crossed by a piece. */
    record NoFaultLine() implements Rule {
        @Override
        public String word() {
            return "no-fault-line";
        }
    }

    /**
     * Demands that pieces of the same kind do not touch.
     *
     * @param kinds the kinds concerned; an empty list stands for all kinds
     * @param anyTwo whether pieces of different kinds must not touch either
     * @param corners whether the pieces must not touch at a corner either
     */
    record Apart(List<String> kinds, boolean anyTwo, boolean corners) implements Rule {
        @Override
        public String word() {
            return "apart";
        }

        /** Sorts the names, and removes duplicates. */
        public Apart {
            kinds = sorted(kinds);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Apart(kinds.stream().map(names).toList(), anyTwo, corners);
        }
    }

    /** Demands that at least one piece of one kind shares a side with a piece of the other kind. */
    record Touching(String one, String other) implements Rule {
        @Override
        public String word() {
            return "touching";
        }

        /** Sorts the two names. */
        public Touching {
            if (one.compareTo(other) > 0) {
                String last = one;
                one = other;
                other = last;
            }
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Touching(names.apply(one), names.apply(other));
        }
    }

    /**
     * Limits which kinds may cover a cell.
     *
     * @param at the cell
     * @param kinds the kinds that the rule names
     * @param only true if only these kinds may cover the cell, false if only the other kinds may
     */
    record OnCell(Cell at, List<String> kinds, boolean only) implements Rule {
        @Override
        public String word() {
            return "cell";
        }

        /** Sorts the names, and removes duplicates. */
        public OnCell {
            kinds = sorted(kinds);
        }

        /** Returns whether a kind may cover the cell. */
        public boolean allows(String kind) {
            return kinds.contains(kind) == only;
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new OnCell(cells.apply(at), kinds.stream().map(names).toList(), only);
        }
    }

    /** Demands that one piece covers all of these cells. */
    record Together(List<Cell> cells) implements Rule {
        @Override
        public String word() {
            return "together";
        }

        /** Sorts the cells, and removes duplicates. */
        public Together {
            cells = cells.stream().sorted().distinct().toList();
        }

        @Override
        public Rule image(UnaryOperator<Cell> map, UnaryOperator<String> names) {
            return new Together(cells.stream().map(map).toList());
        }
    }

    /** Demands that no piece covers two of these cells. */
    record Separate(List<Cell> cells) implements Rule {
        @Override
        public String word() {
            return "apart";
        }

        /** Sorts the cells, and removes duplicates. */
        public Separate {
            cells = cells.stream().sorted().distinct().toList();
        }

        @Override
        public Rule image(UnaryOperator<Cell> map, UnaryOperator<String> names) {
            return new Separate(cells.stream().map(map).toList());
        }
    }

    /**
     * Limits the angles by which pieces of a kind may be turned from the way in which the kind is drawn. If a piece is
     * also flipped, the flip comes first.
     *
     * @param degrees the allowed angles, clockwise; in space only 0, which leaves a piece as it is drawn
     */
    record Turns(String kind, List<Integer> degrees) implements Rule {
        @Override
        public String word() {
            return "turns";
        }

        /** Sorts the angles, and removes duplicates. */
        public Turns {
            degrees = degrees.stream().sorted().distinct().toList();
        }
    }

    /** Forbids that pieces of a kind are flipped. */
    record Unflipped(String kind) implements Rule {
        @Override
        public String word() {
            return "flips";
        }
    }

    /** Limits the total number of pieces of several kinds. */
    record Total(List<String> kinds, CountRange count) implements Rule {
        @Override
        public String word() {
            return "total";
        }

        /** Sorts the names, and removes duplicates. */
        public Total {
            kinds = sorted(kinds);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Total(kinds.stream().map(names).toList(), count);
        }
    }

    /**
     * Demands that a symmetry of the board maps the packing to itself, each piece to one of its kind.
     *
     * @param name the name of the symmetry, such as {@code turn 180}
     */
    record Symmetric(String name) implements Rule {
        @Override
        public String word() {
            return "symmetric";
        }
    }

    /**
     * Demands that each piece of some kinds has a side on the edge of the board, or that none of them has.
     *
     * @param kinds the kinds concerned; an empty list stands for all kinds
     * @param touches true if each piece must touch the edge, false if none may
     */
    record Border(List<String> kinds, boolean touches) implements Rule {
        @Override
        public String word() {
            return touches ? "border" : "inside";
        }

        /** Sorts the names, and removes duplicates. */
        public Border {
            kinds = sorted(kinds);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Border(kinds.stream().map(names).toList(), touches);
        }
    }

    /**
     * Demands that the colour of a piece's cell is the colour of the board's cell that it covers, if both cells have a
     * colour.
     *
     * @param board the colours of cells of the board
     * @param shapes the colours of cells of shapes, by the name of their kind
     */
    record Colours(Map<Cell, Character> board, Map<String, Map<Cell, Character>> shapes) implements Rule {
        @Override
        public String word() {
            return "colours";
        }

        /** Copies the maps, and sorts them, so that the text of the rule is the same in every process. */
        public Colours {
            board = Collections.unmodifiableMap(new TreeMap<>(board));
            Map<String, Map<Cell, Character>> sorted = new TreeMap<>(shapes);
            sorted.replaceAll((kind, cells) -> Collections.unmodifiableMap(new TreeMap<>(cells)));
            shapes = Collections.unmodifiableMap(sorted);
        }

        /** Returns the colour of a cell of the board, or {@link #ANY_COLOUR} if the cell has no colour. */
        public char on(Cell cell) {
            return board.getOrDefault(cell, ANY_COLOUR);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            Map<Cell, Character> images = new TreeMap<>();
            board.forEach((cell, colour) -> images.put(cells.apply(cell), colour));
            return new Colours(images, shapes);
        }
    }

    private static List<String> sorted(List<String> names) {
        return names.stream().sorted().distinct().collect(Collectors.toUnmodifiableList());
    }
}
