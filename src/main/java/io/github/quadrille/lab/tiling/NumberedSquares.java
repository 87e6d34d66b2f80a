package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.window.WindowSearch;
import java.util.Arrays;

/** Numbers some squares of a board from 0, in the order in which they are added. */
final class NumberedSquares {
    private final PaddedMatrix lattice;
    /** This array has the number of each square, or -1 for a square that has no number. */
    private final int[] number;

    private final IntList squares = new IntList(512);

    NumberedSquares(PaddedMatrix lattice) {
        this.lattice = lattice;
        this.number = new int[lattice.size()];
        Arrays.fill(number, -1);
    }

    void clear() {
        for (int i = 0; i < squares.size(); i++) {
            number[squares.get(i)] = -1;
        }
        squares.clear();
    }

    /** Adds a square that has no number yet. */
    void add(int square) {
        number[square] = squares.size();
        squares.add(square);
    }

    int size() {
        return squares.size();
    }

    int square(int i) {
        return squares.get(i);
    }

    /** Returns the first {@code count} squares. */
    int[] first(int count) {
        return squares.toArray(0, count);
    }

    /** Returns the number of a square; -1 when it has none. */
    int number(int square) {
        return number[square];
    }

    /** Finds the numbers of the four squares of a placement. Returns false when one of the squares has no number. */
    boolean find(int placement, int[] cells) {
        int[] steps = lattice.steps(placement & 31);
        for (int k = 0; k < 4; k++) {
            cells[k] = number[(placement >> 5) + steps[k]];
            if (cells[k] < 0) {
                return false;
            }
        }
        return true;
    }

    /** Tells a search which of the numbered squares are neighbours. */
    void joinIn(WindowSearch search) {
        for (int i = 0; i < squares.size(); i++) {
            for (int next : new int[] {squares.get(i) + 1, squares.get(i) + lattice.stride()}) {
                if (number[next] >= 0) {
                    search.join(i, number[next]);
                }
            }
        }
    }
}
