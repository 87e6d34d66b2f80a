package io.github.quadrille.instances;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds a puzzle file under {@code instances}, and the row about it in the README of its family, which is a folder. A
 * row looks like {@code | [4x10](4x10.yaml) | 1796 | a moment | known |}.
 *
 * @param packings the number of packings, or empty when there are some that were never counted; for a covering, the
 *     worth of the best one
 */
record Instance(Path file, Optional<Long> packings, Effort effort) {
    static final Path ROOT = Path.of("instances");

    private static final long MANY = 4000;
    private static final Pattern ROW =
            Pattern.compile("\\| \\[[^]]+]\\(([^)]+\\.yaml)\\) \\| ([0-9]+|some) \\| ([a-z ]+) \\|.*");

    /** Says how long it takes to find all packings, in the words of the tables. */
    enum Effort {
        /** All packings are found within about a second. */
        MOMENT("a moment"),
        /** All packings are found within half a minute. */
        SECONDS("seconds"),
        /** Finding all packings takes too long to wait for. */
        LONGER("longer"),
        /** Finding even the first packing takes seconds. */
        HARD("hard"),
        /** Finding even the first packing takes more than a minute. */
        OPEN("open");

        private final String words;

        Effort(String words) {
            this.words = words;
        }

        private static Effort of(String words) {
            return Stream.of(values())
                    .filter(effort -> effort.words.equals(words))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("No effort is called '" + words + "'."));
        }
    }

    /** Returns all rows of all READMEs. */
    static List<Instance> all() {
        return families().flatMap(family -> rows(family).stream()).toList();
    }

    static Stream<Instance> of(Effort effort) {
        return all().stream().filter(instance -> instance.effort() == effort);
    }

    static Stream<Path> families() {
        return list(ROOT).filter(Files::isDirectory);
    }

    /** Returns the puzzle files of a family, which is a folder of instances. */
    static Stream<Path> files(Path family) {
        return list(family).filter(file -> file.toString().endsWith(".yaml"));
    }

    /** Returns the rows of a family's README. */
    static List<Instance> rows(Path family) {
        try {
            return Files.readAllLines(family.resolve("README.md")).stream()
                    .map(ROW::matcher)
                    .filter(Matcher::matches)
                    .map(row -> new Instance(
                            family.resolve(row.group(1)),
                            row.group(2).equals("some") ? Optional.empty() : Optional.of(Long.valueOf(row.group(2))),
                            Effort.of(row.group(3))))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether the table gives the worth of a best covering. */
    boolean isCovering() {
        return file.getParent().endsWith("coverings");
    }

    /** Returns whether listing every packing takes so long that only integration tests do it. */
    boolean hasMany() {
        return !isCovering() && packings.orElse(0L) > MANY;
    }

    Puzzle puzzle() throws UnusableInput {
        return PuzzleReader.read(file.toString());
    }

    private static Stream<Path> list(Path folder) {
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return ROOT.relativize(file).toString();
    }
}
