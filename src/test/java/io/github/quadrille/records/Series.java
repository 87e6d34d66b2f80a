package io.github.quadrille.records;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A {@code Series} is a question for every square: how many pieces of these kinds fit into it. */
record Series(List<String> kinds, PieceSymmetry symmetry) {
    /** Lists all series, in the order of their columns in the tables of the page. */
    static final List<Series> ALL = Stream.of(tetrominoes(), pentominoes(), pairs())
            .flatMap(List::stream)
            .toList();

    Series {
        kinds = List.copyOf(kinds);
    }

    /**
     * Returns the series with one kind of tetromino, free or one-sided. O is left out, because the best covering with O
     * is simply laid in rows.
     */
    static List<Series> tetrominoes() {
        return Stream.of("S", "T", "I", "L", "one-sided-S", "one-sided-L")
                .map(Series::named)
                .toList();
    }

    /** Returns the series with one kind of pentomino. */
    static List<Series> pentominoes() {
        return Stream.of("F5", "I5", "L5", "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", "Z5")
                .map(Series::named)
                .toList();
    }

    /**
     * Returns the series with two kinds of one-sided tetrominoes. If two pairs are mirror images of each other, the
     * list has only one of them.
     */
    static List<Series> pairs() {
        return Stream.of("I-O", "I-T", "O-T", "L-J", "S-Z", "I-L", "O-L", "T-L", "I-S", "O-S", "T-S", "L-S", "L-Z")
                .map(pair -> named("one-sided-" + pair))
                .toList();
    }

    /**
     * Returns the series with a name such as {@code S}, {@code one-sided-S} or {@code one-sided-I-O}, which is also the
     * name of its folder.
     */
    static Series named(String name) {
        String prefix = PieceSymmetry.ONE_SIDED.word() + "-";
        return name.startsWith(prefix)
                ? new Series(List.of(name.substring(prefix.length()).split("-")), PieceSymmetry.ONE_SIDED)
                : new Series(List.of(name.split("-")), PieceSymmetry.FREE);
    }

    String name() {
        String letters = String.join("-", kinds);
        return symmetry == PieceSymmetry.FREE ? letters : symmetry.word() + "-" + letters;
    }

    /** Returns the number of cells of each piece. */
    int pieceSize() {
        return kinds.get(0).endsWith("5") ? 5 : 4;
    }

    /** Returns the options of the command line after the board. */
    String options() {
        String turned = symmetry == PieceSymmetry.FREE ? "" : " --symmetry " + symmetry.word();
        return "--pieces \"%s\"%s --goal cover".formatted(pieces(), turned);
    }

    Puzzle puzzle(int side) {
        String text = "board: %dx%d\npieces: {%s}\nsymmetry: %s\ngoal: cover\n"
                .formatted(side, side, pieces(), symmetry.word());
        try {
            return Puzzles.parse(name() + " in " + side, text);
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }

    private String pieces() {
        return kinds.stream().map(kind -> kind + ": any").collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return name();
    }
}
