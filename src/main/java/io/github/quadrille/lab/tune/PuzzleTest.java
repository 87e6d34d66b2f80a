package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;

import java.util.List;

/**
 * The usual setting and the winner on one puzzle: the i-th runs of both have the same seed.
 */
public record PuzzleTest(Puzzle puzzle, List<TestRun> usual, List<TestRun> tuned) {
    public PuzzleTest {
        usual = List.copyOf(usual);
        tuned = List.copyOf(tuned);
    }

    /** What the winner adds to the loss, seed by seed; below 0 it gains. */
    double[] differences() {
        double[] differences = new double[usual.size()];
        for (int i = 0; i < differences.length; i++) {
            differences[i] = tuned.get(i).loss() - usual.get(i).loss();
        }
        return differences;
    }
}
