package io.github.quadrille.tune;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.local.LocalSearch;
import io.github.quadrille.local.Method;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * Lays squares side by side on 2 rows, with some luck the more the better its skill, and never all.
 *
 * @param skill from 0 to 1
 */
record ToyMethod(double skill) implements Method {
    private static final double LUCK = 0.2;

    @Override
    public String word() {
        return "toy";
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
    public LocalSearch start(Puzzle puzzle, RandomGenerator random) {
        return new LocalSearch() {
            private int squares;

            @Override
            public void restart() {
                int places = puzzle.region().columns() / 2;
                squares = (int) Math.min(places - 1, places * (skill * (1 - LUCK) + random.nextDouble() * LUCK));
            }

            @Override
            public boolean step() {
                return false;
            }

            @Override
            public double cost() {
                return puzzle.mandatoryCells() - covered();
            }

            @Override
            public int covered() {
                return 4 * squares;
            }

            @Override
            public Packing part() {
                return new Packing(IntStream.range(0, squares)
                        .mapToObj(i -> new Placement(
                                "O",
                                List.of(
                                        new Cell(0, 2 * i),
                                        new Cell(0, 2 * i + 1),
                                        new Cell(1, 2 * i),
                                        new Cell(1, 2 * i + 1))))
                        .toList());
            }

            @Override
            public long moves() {
                return 1;
            }
        };
    }
}
