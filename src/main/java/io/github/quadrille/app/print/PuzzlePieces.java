package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The pieces to cut out. */
final class PuzzlePieces {
    private static final long MOST = 2000;

    private PuzzlePieces() {}

    /**
     * Of each kind as many as may be used, and as fit on the board beside given pieces, with the kind's letter, and numbers where there are
     * several.
     *
     * @throws IllegalArgumentException when there are more than a person cuts out
     */
    static List<Figure> figures(Puzzle whole, Ink ink) {
        Puzzle puzzle = whole.rest();
        Bag bag = puzzle.bag();
        long all = IntStream.range(0, bag.size())
                .mapToLong(kind -> number(puzzle, kind))
                .sum();
        if (all > MOST) {
            throw new IllegalArgumentException(
                    "'%s' has %,d pieces, and more than %,d are not printed. Maybe print it without pieces."
                            .formatted(puzzle.name(), all, MOST));
        }
        int letters = IntStream.range(0, bag.size())
                .mapToObj(kind -> label(bag, kind, number(puzzle, kind), number(puzzle, kind)))
                .mapToInt(String::length)
                .max()
                .orElseThrow();
        List<Figure> figures = new ArrayList<>();
        for (int kind = 0; kind < bag.size(); kind++) {
            long number = number(puzzle, kind);
            for (int piece = 1; piece <= number; piece++) {
                figures.add(Figure.piece(puzzle, kind, label(bag, kind, piece, number), letters, ink));
            }
        }
        return figures;
    }

    private static String label(Bag bag, int kind, long piece, long number) {
        return bag.letter(kind) + (number > 1 ? Long.toString(piece) : "");
    }

    private static long number(Puzzle puzzle, int kind) {
        CountRange count = puzzle.bag().count(kind);
        int room = puzzle.region().size() / puzzle.bag().kind(kind).size();
        return Math.max(count.min(), Math.min(room, count.max()));
    }
}
