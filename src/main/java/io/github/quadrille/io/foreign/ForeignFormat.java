package io.github.quadrille.io.foreign;

import io.github.quadrille.io.exactcover.OptionFileReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Problems;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Lists text formats of other programs. A text in one of these formats is recognized, so that it is not read as a
 * picture or a puzzle file.
 */
public enum ForeignFormat {
    /**
     * This format has the size of a board, the number of pieces, a word for the kind of board, and pieces drawn in
     * letters.
     */
    COURSEWORK("a board's size, a word and pieces in letters, as courses set it"),
    /** This format has numbered drawings, and boards with a count for each drawing. */
    PRESENTS("numbered shapes and regions, as in Advent of Code 2025, day 12"),
    /** This format describes a board and pieces as polygons. */
    IQPUZZLE("a board of iqpuzzle"),
    /** This format has drawings side by side, the largest of which is the board. */
    TILES("tiles side by side, the largest of which is the board"),
    /** This format has items and options, but no board. */
    EXACT_COVER("an exact cover in items and options"),
    /** This format has drawings of pieces, but no board. */
    PIECES("drawings of pieces without a board");

    /** A line of a board has at most this many characters, because there can be a blank between two cells. */
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

    /** Returns the format that a text seems to have, if it is one of the formats of this class. */
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
     * Returns an exception which says that a text in this format is not a puzzle file.
     *
     * @param problems the problems of the text, to which this problem is added
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
     * Returns whether a text in this format can also be the picture of a board, if the pieces come from another file.
     */
    public boolean isDrawing() {
        return this == TILES || this == PIECES;
    }

    /**
     * Returns the puzzles in a text of this format, at least one.
     *
     * @param source the name of the text in messages
     * @throws UnusableInput with everything that is wrong, or if a text in this format has no board
     */
    public List<ForeignPuzzle> read(String source, String text) throws UnusableInput {
        Problems problems = new Problems(source);
        List<ForeignPuzzle> puzzles = read(lines(text), problems);
        problems.throwIfAny();
        return puzzles;
    }
}
