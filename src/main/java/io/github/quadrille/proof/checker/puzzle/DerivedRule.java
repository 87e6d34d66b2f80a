package io.github.quadrille.proof.checker.puzzle;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Holds a rule of a puzzle file. Kinds and cells are numbers, kinds by their place in the bag, cells on the whole board. */
sealed interface DerivedRule {
    /**
     * Returns the rule that packings keep whose images keep this one.
     *
     * @param cells says where each cell goes
     * @param kinds says where each kind goes
     */
    default DerivedRule image(int[] cells, int[] kinds) {
        return this;
    }

    /** Asks that at most three pieces meet at a point. */
    record NoFourMeet() implements DerivedRule {}

    /** Asks that a piece crosses each straight line. */
    record NoFaultLine() implements DerivedRule {}

    /**
     * Asks that pieces of these kinds do not touch.
     *
     * @param anyTwo says whether those of two different kinds must not either
     */
    record Apart(BitSet kinds, boolean anyTwo, boolean corners) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new Apart(moved(kinds, to), anyTwo, corners);
        }
    }

    /** Asks that no piece covers two of these cells. */
    record Separate(BitSet cells) implements DerivedRule {
        @Override
        public DerivedRule image(int[] to, int[] kinds) {
            return new Separate(moved(cells, to));
        }
    }

    /** Asks that one piece covers all of these cells. */
    record Together(BitSet cells) implements DerivedRule {
        @Override
        public DerivedRule image(int[] to, int[] kinds) {
            return new Together(moved(cells, to));
        }
    }

    /** Asks that the piece of the one kind touches that of the other; the smaller number is the first. */
    record Touching(int one, int other) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] kinds) {
            return new Touching(Math.min(kinds[one], kinds[other]), Math.max(kinds[one], kinds[other]));
        }
    }

    /** Says of which kinds the piece on a cell may be, or if not only of these, of which not. */
    record OnCell(int cell, BitSet kinds, boolean only) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new OnCell(cells[cell], moved(kinds, to), only);
        }
    }

    /** Says by how many degrees pieces of a kind may be turned. */
    record Turns(int kind, Set<Integer> degrees) implements DerivedRule {}

    /** Says that pieces of a kind are not flipped. */
    record Unflipped(int kind) implements DerivedRule {}

    /** Bounds how many pieces of some kinds there are. */
    record Total(BitSet kinds, DerivedModel.PieceCount count) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new Total(moved(kinds, to), count);
        }
    }

    /** Asks that pieces go to pieces where cells go so. */
    record Symmetric(List<Integer> cells) implements DerivedRule {}

    /** Asks that pieces of some kinds have a side on the edge of the board, or that they have none. */
    record Border(BitSet kinds, boolean touches) implements DerivedRule {
        @Override
        public DerivedRule image(int[] cells, int[] to) {
            return new Border(moved(kinds, to), touches);
        }
    }

    /** Gives cells of the board colours, which pieces must have there if they have any. */
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

    /** Says whether rules are the same when cells and kinds go somewhere else. */
    static boolean areKept(List<DerivedRule> rules, int[] cells, int... kinds) {
        Set<DerivedRule> images = Set.copyOf(
                rules.stream().map(rule -> rule.image(cells, kinds)).distinct().toList());
        return images.equals(Set.copyOf(rules.stream().distinct().toList()))
                && rules.stream()
                        .allMatch(rule -> !(rule instanceof Symmetric symmetric) || isKept(symmetric.cells(), cells));
    }

    /** Says whether two moves can be exchanged, or the one turns the other round. */
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
