package io.github.quadrille.instances;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds a line of {@code known-counts.csv}: the number of packings of a puzzle that has no file. Symmetric packings
 * count separately.
 *
 * @param more the other lines of the puzzle's file
 * @param search the time to find all packings, or empty when it is too long to wait for
 * @param frontier the time to count them by the frontier, or empty if the frontier cannot count them
 */
public record KnownCount(
        String board,
        String pieces,
        String more,
        BigInteger packings,
        Optional<Effort> search,
        Optional<Effort> frontier) {
    private static final Path TABLE = Path.of("src/test/resources/io/github/quadrille/instances/known-counts.csv");

    /** Says how long a count takes. */
    public enum Effort {
        MOMENT,
        SECONDS,
        LONGER
    }

    public static Stream<KnownCount> bySearch(Effort effort) {
        return all().filter(count -> count.search.filter(effort::equals).isPresent());
    }

    public static Stream<KnownCount> byFrontier(Effort effort) {
        return all().filter(count -> count.frontier.filter(effort::equals).isPresent());
    }

    private static Stream<KnownCount> all() {
        try {
            return Files.readAllLines(TABLE).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" *; *", -1))
                    .map(word -> new KnownCount(
                            word[0], word[1], word[2], new BigInteger(word[3]), effort(word[4]), effort(word[5])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Effort> effort(String word) {
        return word.equals("-") ? Optional.empty() : Optional.of(Effort.valueOf(word));
    }

    public Puzzle puzzle() throws UnusableInput {
        return PuzzleReader.parse("test", "board: %s\npieces: {%s}\n%s\n".formatted(board, pieces, more));
    }

    @Override
    public String toString() {
        return "%s, %s %s".formatted(board, pieces, more);
    }
}
