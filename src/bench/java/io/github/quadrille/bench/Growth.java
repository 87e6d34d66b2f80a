package io.github.quadrille.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Holds one task on larger and larger boards. Its measurements make one curve in each of two diagrams, for time and for
 * memory.
 */
record Growth(String name, List<Step> steps) {
    /**
     * Holds a board and the command to run on it.
     *
     * @param size the board's value on the horizontal axis
     */
    record Step(int size, String board, List<String> words) {
        Step {
            words = List.copyOf(words);
        }
    }

    Growth {
        steps = List.copyOf(steps);
    }

    /**
     * Returns a curve over rectangles such as {@code 4x10}. The size of a step is the area of the rectangle.
     *
     * @param words returns, for the area of a board, the words that follow the board on the command line
     */
    static Growth byArea(String name, List<String> boards, IntFunction<List<String>> words, String... command) {
        List<Step> steps = new ArrayList<>();
        for (String board : boards) {
            String[] sides = board.split("x", -1);
            int area = Integer.parseInt(sides[0]) * Integer.parseInt(sides[1]);
            steps.add(new Step(area, board, words(command, board, words.apply(area))));
        }
        return new Growth(name, steps);
    }

    /** Returns a curve over boards that are given by a number, such as a side. This number is the size of the board. */
    static Growth bySide(String name, int[] sides, IntFunction<String> board, List<String> words, String... command) {
        List<Step> steps = new ArrayList<>();
        for (int side : sides) {
            steps.add(new Step(side, board.apply(side), words(command, board.apply(side), words)));
        }
        return new Growth(name, steps);
    }

    private static List<String> words(String[] command, String board, List<String> more) {
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(List.of("--threads", "1", board));
        words.addAll(more);
        return words;
    }
}
