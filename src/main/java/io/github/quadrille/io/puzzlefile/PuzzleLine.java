package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;

/**
 * Holds the text of a puzzle from a stream, before it is read. It is one line, or several lines between marks such as
 * {@code ---}.
 */
public final class PuzzleLine {
    private final long number;
    private final byte[] text;
    private final boolean marked;

    /**
     * Creates a puzzle from the lines of a stream.
     *
     * @param number the number of the puzzle's first line, or of the mark before that line, counted from 1
     * @param text the text in UTF-8; one byte more than a puzzle may have is enough to know that it is too long
     * @param marked whether it stands on several lines between marks
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
     * @throws UnusableInput with places in the stream, or with places in the document if it has several lines
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

    /** Gives a problem its place in the stream. A problem of an option of the command line keeps its own place. */
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
