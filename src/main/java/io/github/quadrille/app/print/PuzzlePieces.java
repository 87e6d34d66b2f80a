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
     * Draws the pieces of each kind, with the label of the kind. There are as many pieces of a kind as the puzzle
     * allows. If the cells that given pieces leave open are too few for this number, there are only as many pieces as
     * these cells have room for.
     *
     * @throws IllegalArgumentException when there are more than 2000 pieces, which are too many to cut out
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
