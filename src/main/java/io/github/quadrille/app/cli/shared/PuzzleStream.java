package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.answer.NoAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.puzzlefile.PuzzleLine;
import io.github.quadrille.io.puzzlefile.PuzzleLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/**
 * Answers puzzles in the order in which they come in, with one line of JSON each. A line is sent before the next puzzle
 * is read. An error is reported only in the line of its puzzle, because the program that sends the puzzles may not read
 * standard error. At the end, one line on standard error says how many puzzles were packed, infeasible, undecided or
 * unusable.
 */
public record PuzzleStream(Terminal terminal, Reader reader, Answer each) {
    /** Reads the puzzle of a line. */
    @FunctionalInterface
    public interface Reader {
        Puzzle read(PuzzleLine line) throws UnusableInput;
    }

    /** Writes the line of an answer, and returns its status. */
    @FunctionalInterface
    public interface Answer {
        ExitStatus write(Puzzle puzzle, Origin origin, OutputStream out) throws IOException, UnusableInput;
    }

    /**
     * Answers until the input ends, the output is closed, or the command is interrupted. Returns {@link ExitStatus#YES}
     * when each puzzle could be answered and no interruption came.
     */
    public ExitStatus run(PuzzleLines puzzles) throws IOException, UnusableInput {
        Tally tally = new Tally();
        ExitStatus status = ExitStatus.YES;
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        for (Optional<PuzzleLine> next = puzzles.next(); next.isPresent(); next = puzzles.next()) {
            words.reset();
            try {
                tally.add(answer(next.get(), words));
            } catch (UnusableInput | RuntimeException | OutOfMemoryError | StackOverflowError problem) {
                words.reset();
                writeUnusable(next.get(), problem, words);
                tally.add(ExitStatus.UNUSABLE);
                status = ExitStatus.UNUSABLE;
            }
            words.writeTo(terminal.out());
            if (terminal.out().checkError()) {
                return status;
            }
            if (terminal.isInterrupted()) {
                status = status.worse(ExitStatus.UNDECIDED);
                break;
            }
        }
        if (tally.total() > 0) {
            terminal.tell("%s", tally.words(0));
        }
        return status;
    }

    /** Writes an answer to a buffer before it is sent, so that the output has a whole line or nothing. */
    private ExitStatus answer(PuzzleLine line, OutputStream words) throws IOException, UnusableInput {
        Puzzle puzzle = reader.read(line);
        Origin origin = Origin.line(line.number());
        terminal.interruption().otherwise(AnswerFlags.undecided(terminal, puzzle, origin));
        return each.write(puzzle, origin, words);
    }

    private static void writeUnusable(PuzzleLine line, Throwable problem, OutputStream words) throws IOException {
        List<String> errors = Failure.complaints(problem)
                .orElseThrow(() -> new IllegalStateException("The puzzle of line " + line.number(), problem));
        JsonLine.write(NoAnswer.unusable(Origin.line(line.number()), errors), words);
    }
}
