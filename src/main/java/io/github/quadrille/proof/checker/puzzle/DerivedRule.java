package io.github.quadrille.proof.checker.puzzle;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A {@code DerivedRule} is a rule of a puzzle file. In a rule, kinds are numbered in the order of the puzzle's pieces,
 * and cells as on the whole board.
 */
sealed interface DerivedRule {
    /**
     * Returns the image of this rule under a move. If a packing keeps this rule, the image of the packing keeps the
     * returned rule. There are two exceptions, which are returned unchanged. Rules on the turns and flips of one kind
     * only decide which placements exist, so the caller must compare the placements of the kinds, too. For a required
     * symmetry, {@link #areKept} makes a check of its own.
     *
     * @param cells the new number of each cell
     * @param kinds the new number of each kind
     */
    default DerivedRule image(int[] cells, int[] kinds) {
        return this;
    }

    /** Requires that at most three pieces meet at a point. */
    record NoFourMeet() implements DerivedRule {}

    /** Requires that each straight line between cells is crossed by a piece. */
    record NoFaultLine() implements DerivedRule {}

    /**
     * Requires that two pieces of the same kind do not touch, if the kind is one of these kinds.
     *
     * @param kinds the kinds
     * @param anyTwo whether two pieces of different kinds among these may not touch either
     * @param corners whether the pieces may not touch at corners either
     */
    record Apart(BitSet kinds, boolean anyTwo, boolean corners) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new Apart(moved(kinds, to), anyTwo, corners);
        }
    }

    /** Requires that no piece covers two of these cells. */
    record Separate(BitSet cells) implements DerivedRule {
        @Override
        public DerivedRule image(int[] to, int[] kinds) {
            return new Separate(moved(cells, to));
        }
    }

    /** Requires that a single piece covers all of these cells. */
    record Together(BitSet cells) implements DerivedRule {
        @Override
        public DerivedRule image(int[] to, int[] kinds) {
            return new Together(moved(cells, to));
        }
    }

    /**
     * Requires that the piece of one kind touches the piece of another kind. The kind with the smaller number comes
     * first.
     */
    record Touching(int one, int other) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] kinds) {
            return new Touching(Math.min(kinds[one], kinds[other]), Math.max(kinds[one], kinds[other]));
        }
    }

    /**
     * Limits the kinds of the piece that covers a cell.
     *
     * @param cell the cell
     * @param kinds the kinds
     * @param only true if the piece must be of one of these kinds; false if it must be of any other kind
     */
    record OnCell(int cell, BitSet kinds, boolean only) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new OnCell(cells[cell], moved(kinds, to), only);
        }
    }

    /** Requires that pieces of a kind are turned only by these angles, in degrees. */
    record Turns(int kind, Set<Integer> degrees) implements DerivedRule {}

    /** Requires that pieces of a kind are not flipped. */
    record Unflipped(int kind) implements DerivedRule {}

    /** Bounds how many pieces of some kinds there are in all. */
    record Total(BitSet kinds, DerivedModel.PieceCount count) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new Total(moved(kinds, to), count);
        }
    }

    /**
     * Requires that a move of the cells takes every piece of the packing to a piece of the same kind in the packing.
     *
     * @param cells the image of each cell
     */
    record Symmetric(List<Integer> cells) implements DerivedRule {}

    /**
     * Requires that all pieces of some kinds have a side on the edge of the board or of a hole, or that none of these
     * pieces has such a side.
     *
     * @param kinds the kinds
     * @param touches whether the pieces must have such a side
     */
    record Border(BitSet kinds, boolean touches) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new Border(moved(kinds, to), touches);
        }
    }

    /**
     * Gives colours to cells of the board. If a piece has a colour on such a cell, this colour must be the colour of
     * the cell.
     */
    record Colours(Map<Integer, Character> board) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] kinds) {
            Map<Integer, Character> images = new TreeMap<>();
            board.forEach((cell, colour) -> images.put(cells[cell], colour));
            return new Colours(images);
        }
    }

    private static BitSet moved(BitSet numbers, int... to) {
        BitSet moved = new BitSet();
        numbers.stream().forEach(number -> moved.set(to[number]));
        return moved;
    }

    /**
     * Returns whether the rules stay the same when cells and kinds get new numbers.
     *
     * @param rules the rules
     * @param cells the new number of each cell
     * @param kinds the new number of each kind
     */
    static boolean areKept(List<DerivedRule> rules, int[] cells, int... kinds) {
        Set<DerivedRule> images = Set.copyOf(
                rules.stream().map(rule -> rule.image(cells, kinds)).distinct().toList());
        return images.equals(Set.copyOf(rules.stream().distinct().toList()))
                && rules.stream()
                        .allMatch(rule -> !(rule instanceof Symmetric symmetric) || isKept(symmetric.cells(), cells));
    }

    /**
     * Returns whether a new numbering of the cells keeps a required symmetry. It does so if, in the new numbers, the
     * symmetry is the same map as before or its inverse.
     *
     * @param move the required symmetry, as the image of each cell
     * @param cells the new number of each cell
     */
    private static boolean isKept(List<Integer> move, int... cells) {
        boolean isSame = true;
        boolean isTurned = true;
        for (int cell = 0; cell < cells.length; cell++) {
            isSame &= cells[move.get(cell)] == move.get(cells[cell]);
            isTurned &= move.get(cells[move.get(cell)]) == cells[cell];
        }
        return isSame || isTurned;
    }
}
