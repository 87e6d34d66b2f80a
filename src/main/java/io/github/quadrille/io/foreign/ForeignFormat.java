package io.github.quadrille.io.foreign;

import io.github.quadrille.io.exactcover.OptionFileReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Lists text formats of other programs. The program can recognize a text of such a format, and does not take it for a
 * picture or a puzzle file.
 */
public enum ForeignFormat {
    /** This format has a size and a number of pieces, a word, and pieces in letters. */
    COURSEWORK("a board's size, a word and pieces in letters, as courses set it"),
    /** This format has numbered drawings, and boards with a count for each drawing. */
    PRESENTS("numbered shapes and regions, as in Advent of Code 2025, day 12"),
    /** This format has a board and pieces as polygons. */
    IQPUZZLE("a board of iqpuzzle"),
    /** This format has drawings side by side, the largest of which is the board. */
    TILES("tiles side by side, the largest of which is the board"),
    /** This format has items and options, but no board. */
    EXACT_COVER("an exact cover in items and options"),
    /** This format has drawings of pieces, but no board. */
    PIECES("drawings of pieces without a board");

    /** A line of a board is at most this long, with a blank between cells. */
    private static final int LONGEST = 2 * BoardSize.MAX_SIDE;

    private final String description;

    ForeignFormat(String description) {
        this.description = description;
    }

    private boolean isMeant(List<String> lines) {
        return switch (this) {
            case COURSEWORK -> Coursework.isMeant(lines);
            case PRESENTS -> Presents.isMeant(lines);
            case IQPUZZLE -> Polygons.isMeant(lines);
            case TILES -> TileBlocks.isMeant(lines);
            case EXACT_COVER -> OptionFileReader.isMeant(lines);
            case PIECES -> PieceList.isMeant(lines);
        };
    }

    private List<ForeignPuzzle> read(List<String> lines, Problems problems) {
        return switch (this) {
            case COURSEWORK -> Coursework.read(lines, problems);
            case PRESENTS -> Presents.read(lines, problems);
            case IQPUZZLE -> Polygons.read(lines, problems);
            case TILES -> TileBlocks.read(lines, problems);
            case EXACT_COVER -> refuseOptions(problems);
            case PIECES -> PieceList.refuse(problems);
        };
    }

    /** Returns the format that a text looks like, if it is one of these. */
    public static Optional<ForeignFormat> of(String text) {
        List<String> lines = lines(text);
        if (lines.stream().anyMatch(line -> line.length() > LONGEST)) {
            return Optional.empty();
        }
        return Arrays.stream(values()).filter(format -> format.isMeant(lines)).findFirst();
    }

    private static List<ForeignPuzzle> refuseOptions(Problems problems) {
        problems.add("This file has items and options of an exact cover, but no board. Use 'quadrille exact-cover' with"
                + " this file.");
        return List.of();
    }

    private static List<String> lines(String text) {
        return text.lines().map(String::stripTrailing).toList();
    }

    /**
     * Returns the message that a text of this format is not a puzzle file.
     *
     * @param problems the problems of the text
     */
    public UnusableInput refusal(Problems problems) {
        if (this == PIECES || this == EXACT_COVER) {
            read(List.of(), problems);
            return problems.unusableInput();
        }
        return problems.refusal("This file is %s. Use 'quadrille import' first, which turns it into a puzzle file."
                .formatted(description));
    }

    /**
     * Returns whether the format is recognized only by how it is drawn. Where the pieces come from elsewhere, such a
     * text may be the picture of a board.
     */
    public boolean isDrawing() {
        return this == TILES || this == PIECES;
    }

    /**
     * Returns the puzzles of a text of this format, one or more.
     *
     * @param source the name of the text in messages
     * @throws UnusableInput with everything that is wrong
     */
    public List<ForeignPuzzle> read(String source, String text) throws UnusableInput {
        Problems problems = new Problems(source);
        List<ForeignPuzzle> puzzles = read(lines(text), problems);
        problems.throwIfAny();
        return puzzles;
    }
}
