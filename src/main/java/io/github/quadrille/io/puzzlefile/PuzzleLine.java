package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;

/**
 * Holds the text of a puzzle from a stream, before the text is read as a puzzle. The text is one line of the stream, or
 * several lines between marks such as {@code ---}.
 */
public final class PuzzleLine {
    private final long number;
    private final byte[] text;
    private final boolean marked;

    /**
     * Creates a puzzle from the lines of a stream.
     *
     * @param number the number of the puzzle's first line, or of the mark before that line, counted from 1
     * @param text the text in UTF-8; a text that is too long is cut off one byte after the limit, which shows that it
     *     is too long
     * @param marked whether the puzzle consists of several lines between marks
     */
    PuzzleLine(long number, byte[] text, boolean marked) {
        this.number = number;
        this.text = text;
        this.marked = marked;
    }

    /** Returns the number of the puzzle's first line, or of the mark before that line, counted from 1. */
    public long number() {
        return number;
    }

    /**
     * Reads the puzzle.
     *
     * @param given the keys that the command line gives in addition to the puzzle
     * @throws UnusableInput with line numbers of the stream, or, if the puzzle has several lines, with positions in
     *     these lines
     */
    public Puzzle puzzle(GivenKeys given) throws UnusableInput {
        Problems problems = new Problems("line " + number);
        try {
            if (text.length > InputFile.MAX_BYTES) {
                throw InputFile.tooLarge(problems, InputFile.MAX_BYTES, "puzzle");
            }
            return PuzzleReader.readText(problems, PlainText.decoded(problems, text), given);
        } catch (UnusableInput problem) {
            throw new UnusableInput(
                    problem.problems().stream().map(this::placed).toList());
        }
    }

    /**
     * Returns a problem with its position in the stream, or with its position in the puzzle if the puzzle has several
     * lines. A problem with an option of the command line is returned unchanged.
     */
    private Problem placed(Problem problem) {
        if (problem.source().startsWith("--")) {
            return problem;
        }
        if (marked) {
            return problem.at("document of line " + number, problem.line(), problem.column());
        }
        int line = (int) Math.min(number, Integer.MAX_VALUE);
        return problem.at(InputFile.label("-"), line, Math.max(1, problem.column()));
    }
}
