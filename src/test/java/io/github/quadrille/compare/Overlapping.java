package io.github.quadrille.compare;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.local.LocalSearch;
import io.github.quadrille.local.Method;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A method that lies: it lays two pieces on one another and says that it is done. */
public record Overlapping(String word) implements Method {
    private static final Placement PIECE =
            new Placement("O", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0), new Cell(1, 1)));

    @Override
    public String costWords() {
        return "nothing";
    }

    @Override
    public Optional<String> refusal(Puzzle puzzle) {
        return Optional.empty();
    }

    @Override
    public LocalSearch start(Puzzle puzzle, RandomGenerator random) {
        return new LocalSearch() {
            @Override
            public void restart() {}

            @Override
            public boolean step() {
                return true;
            }

            @Override
            public double cost() {
                return 0;
            }

            @Override
            public int covered() {
                return puzzle.region().mandatorySize();
            }

            @Override
            public Packing part() {
                return new Packing(List.of(PIECE, PIECE));
            }

            @Override
            public long moves() {
                return 0;
            }
        };
    }
}
