package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Says something that a packing must keep beside covering the board: which pieces may touch, what may lie where, or how the whole looks.
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
 * <p>RuleSet name kinds as the bag does. {@link RuleCheck} says what each of them means, from the board alone.
 */
public sealed interface Rule {
    /** Marks a cell without a colour, of the board or of a shape. */
    char ANY_COLOUR = '.';

    /** Returns the word that puzzle files have for a rule of this form. */
    String word();

    /**
     * Returns the rule that a packing keeps whose image keeps this one.
     *
     * @param cells says where a symmetry takes a cell of the board
     * @param kinds says where it takes a kind
     */
    default Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> kinds) {
        return this;
    }

    /** Asks that at most three pieces meet at each point, as mats of a tatami floor do. */
    record NoFourMeet() implements Rule {
        @Override
        public String word() {
            return "no-four-meet";
        }
    }

    /** Asks that each line between two rows or columns, from edge to edge, is crossed by a piece. */
    record NoFaultLine() implements Rule {
        @Override
        public String word() {
            return "no-fault-line";
        }
    }

    /**
     * Asks that pieces do not touch.
     *
     * @param kinds names those that it is about; all where it is empty
     * @param anyTwo says whether pieces of different kinds among them must not touch either
     * @param corners says whether they must not touch at a corner either
     */
    record Apart(List<String> kinds, boolean anyTwo, boolean corners) implements Rule {
        @Override
        public String word() {
            return "apart";
        }

        /** Keeps the names in order. */
        public Apart {
            kinds = sorted(kinds);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Apart(kinds.stream().map(names).toList(), anyTwo, corners);
        }
    }

    /** Asks that a piece of one kind shares a side with a piece of the other. */
    record Touching(String one, String other) implements Rule {
        @Override
        public String word() {
            return "touching";
        }

        /** Keeps the names in order. */
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
     * Says which kinds may cover a cell.
     *
     * @param only says whether it is these kinds that may, or all but these
     */
    record OnCell(Cell at, List<String> kinds, boolean only) implements Rule {
        @Override
        public String word() {
            return "cell";
        }

        /** Keeps the names in order. */
        public OnCell {
            kinds = sorted(kinds);
        }

        /** Says whether a kind may cover the cell. */
        public boolean allows(String kind) {
            return kinds.contains(kind) == only;
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new OnCell(cells.apply(at), kinds.stream().map(names).toList(), only);
        }
    }

    /** Asks that one piece covers all of these cells. */
    record Together(List<Cell> cells) implements Rule {
        @Override
        public String word() {
            return "together";
        }

        /** Keeps the cells in order. */
        public Together {
            cells = cells.stream().sorted().distinct().toList();
        }

        @Override
        public Rule image(UnaryOperator<Cell> map, UnaryOperator<String> names) {
            return new Together(cells.stream().map(map).toList());
        }
    }

    /** Asks that no piece covers two of these cells. */
    record Separate(List<Cell> cells) implements Rule {
        @Override
        public String word() {
            return "apart";
        }

        /** Keeps the cells in order. */
        public Separate {
            cells = cells.stream().sorted().distinct().toList();
        }

        @Override
        public Rule image(UnaryOperator<Cell> map, UnaryOperator<String> names) {
            return new Separate(cells.stream().map(map).toList());
        }
    }

    /**
     * Says by how much pieces of a kind may be turned from how they are drawn, after a flip if there is one.
     *
     * @param degrees clockwise; in space only 0, which leaves a piece as it is drawn
     */
    record Turns(String kind, List<Integer> degrees) implements Rule {
        @Override
        public String word() {
            return "turns";
        }

        /** Keeps the angles in order. */
        public Turns {
            degrees = degrees.stream().sorted().distinct().toList();
        }
    }

    /** Says that pieces of a kind must not be flipped. */
    record Unflipped(String kind) implements Rule {
        @Override
        public String word() {
            return "flips";
        }
    }

    /** Bounds how many pieces of several kinds there are together. */
    record Total(List<String> kinds, CountRange count) implements Rule {
        @Override
        public String word() {
            return "total";
        }

        /** Keeps the names in order. */
        public Total {
            kinds = sorted(kinds);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Total(kinds.stream().map(names).toList(), count);
        }
    }

    /**
     * Asks that a symmetry of the board maps the packing to itself, each piece to one of its kind.
     *
     * @param name of the symmetry, such as {@code turn 180}
     */
    record Symmetric(String name) implements Rule {
        @Override
        public String word() {
            return "symmetric";
        }
    }

    /**
     * Asks that each piece of some kinds has a side on the edge of the board, or that none has.
     *
     * @param kinds names those that it is about; all where it is empty
     */
    record Border(List<String> kinds, boolean touches) implements Rule {
        @Override
        public String word() {
            return touches ? "border" : "inside";
        }

        /** Keeps the names in order. */
        public Border {
            kinds = sorted(kinds);
        }

        @Override
        public Rule image(UnaryOperator<Cell> cells, UnaryOperator<String> names) {
            return new Border(kinds.stream().map(names).toList(), touches);
        }
    }

    /**
     * Asks that a piece has the colour of the board on each cell, where both have one.
     *
     * @param board gives cells of the board their colours
     * @param shapes gives cells of shapes, by the name of their kind, their colours
     */
    record Colours(Map<Cell, Character> board, Map<String, Map<Cell, Character>> shapes) implements Rule {
        @Override
        public String word() {
            return "colours";
        }

        /** Keeps copies. */
        public Colours {
            board = Map.copyOf(board);
            shapes = Map.copyOf(shapes);
        }

        /** Returns the colour of a cell of the board. */
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
