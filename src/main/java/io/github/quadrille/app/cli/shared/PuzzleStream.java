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
 * Answers puzzles in the order in which they come in, a line of JSON each, sent before the next puzzle is waited for. What
 * is wrong with one is said in its line only: standard error may be unread.
 */
public record PuzzleStream(Terminal terminal, Reader reader, Answer each) {
    /** Reads what a line holds. */
    @FunctionalInterface
    public interface Reader {
        Puzzle read(PuzzleLine line) throws UnusableInput;
    }

    /** Writes the line of an answer. */
    @FunctionalInterface
    public interface Answer {
        void write(Puzzle puzzle, Origin origin, OutputStream out) throws IOException, UnusableInput;
    }

    /** Until the input ends, or the output is closed; yes when each could be answered. */
    public ExitStatus run(PuzzleLines puzzles) throws IOException, UnusableInput {
        ExitStatus status = ExitStatus.YES;
        for (Optional<PuzzleLine> next = puzzles.next(); next.isPresent(); next = puzzles.next()) {
            byte[] words;
            try {
                words = answer(next.get());
            } catch (UnusableInput | RuntimeException | OutOfMemoryError | StackOverflowError problem) {
                words = unusable(next.get(), problem);
                status = ExitStatus.UNUSABLE;
            }
            terminal.out().write(words, 0, words.length);
            if (terminal.out().checkError()) {
                return status;
            }
            if (terminal.isInterrupted()) {
                return status.worse(ExitStatus.UNDECIDED);
            }
        }
        return status;
    }

    /** Composed before it is sent, so that a line is an answer or nothing. */
    private byte[] answer(PuzzleLine line) throws IOException, UnusableInput {
        Puzzle puzzle = reader.read(line);
        Origin origin = Origin.line(line.number());
        terminal.interruption().otherwise(AnswerFlags.undecided(terminal, puzzle, origin));
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        each.write(puzzle, origin, words);
        return words.toByteArray();
    }

    private static byte[] unusable(PuzzleLine line, Throwable problem) throws IOException {
        ByteArrayOutputStream words = new ByteArrayOutputStream();
        List<String> errors = Failure.complaints(problem)
                .orElseThrow(() -> new IllegalStateException("The puzzle of line " + line.number(), problem));
        JsonLine.write(NoAnswer.unusable(Origin.line(line.number()), errors), words);
        return words.toByteArray();
    }
}
