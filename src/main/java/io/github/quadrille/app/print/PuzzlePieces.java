package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Draws the pieces of a puzzle, to be cut out. */
final class PuzzlePieces {
    private static final long MOST = 2000;

    private PuzzlePieces() {}

    /**
     * Draws as many pieces of each kind as may be used and as fit on the board in addition to given pieces, each with
     * the label of its kind.
     *
     * @throws IllegalArgumentException when there are more pieces than a person cuts out
     */
    static List<Figure> figures(Puzzle whole, Ink ink) {
        Puzzle puzzle = whole.rest();
        Bag bag = puzzle.bag();
        long all = IntStream.range(0, bag.size())
                .mapToLong(kind -> number(puzzle, kind))
                .sum();
        if (all > MOST) {
            throw new IllegalArgumentException(
                    "'%s' has %,d pieces, but at most %,d are printed. Print it without pieces."
                            .formatted(puzzle.name(), all, MOST));
        }
        int letters = IntStream.range(0, bag.size())
                .mapToObj(bag::label)
                .mapToInt(String::length)
                .max()
                .orElseThrow();
        List<Figure> figures = new ArrayList<>();
        for (int kind = 0; kind < bag.size(); kind++) {
            Figure figure = Figure.piece(puzzle, kind, bag.label(kind), letters, ink);
            figures.addAll(Collections.nCopies((int) number(puzzle, kind), figure));
        }
        return figures;
    }

    private static long number(Puzzle puzzle, int kind) {
        CountRange count = puzzle.bag().count(kind);
        int room = puzzle.region().size() / puzzle.bag().kind(kind).size();
        return Math.max(count.min(), Math.min(room, count.max()));
    }
}
