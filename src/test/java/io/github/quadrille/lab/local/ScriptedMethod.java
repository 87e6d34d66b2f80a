package io.github.quadrille.lab.local;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * A {@code ScriptedMethod} is a method for tests. A script gives the packings of its searches.
 *
 * @param script the script, which returns the packing after each number of steps
 */
public record ScriptedMethod(String word, Script script, int stepsPerStart) implements Method {
    /** The search calls a {@code Script} at each start. */
    public interface Script {
        IntFunction<Packing> start(Puzzle puzzle, RandomGenerator random);
    }

    @Override
    public String costWords() {
        return "uncovered cells";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Optional.empty();
    }

    @Override
    public LocalSearch search(Puzzle puzzle, RandomGenerator random) {
        return new LocalSearch() {
            private IntFunction<Packing> parts;
            private int steps;
            private int left;

            @Override
            public void restart() {
                parts = script.start(puzzle, random);
                left = stepsPerStart;
            }

            @Override
            public boolean step() {
                if (left == 0) {
                    return false;
                }
                left--;
                steps++;
                return true;
            }

            @Override
            public double cost() {
                return puzzle.mandatoryCells() - covered();
            }

            @Override
            public int covered() {
                return part().coveredCells();
            }

            @Override
            public Packing part() {
                return parts.apply(steps);
            }

            @Override
            public long moves() {
                return steps;
            }
        };
    }
}
