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
 * A puzzle file under {@code instances} and what its family's README says about it, in a row such as
 * {@code | [4x10](4x10.yaml) | 1796 | a moment | known |}.
 *
 * @param packings how many there are; empty when nobody counted them, but there are some
 */
record Instance(Path file, Optional<Long> packings, Effort effort) {
    static final Path ROOT = Path.of("instances");

    private static final long MANY = 4000;
    private static final Pattern ROW =
            Pattern.compile("\\| \\[[^]]+]\\(([^)]+\\.yaml)\\) \\| ([0-9]+|some) \\| ([a-z ]+) \\|.*");

    /** How long it takes to find all packings, in the words of the tables. */
    enum Effort {
        /** Under a second or so. */
        MOMENT("a moment"),
        /** Half a minute at most. */
        SECONDS("seconds"),
        /** Nothing to wait for. */
        LONGER("longer"),
        /** To find the first takes seconds, too. */
        HARD("hard"),
        /** Not even that is done within a minute. */
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

    /** All rows of all READMEs. */
    static List<Instance> all() {
        return families().flatMap(family -> rows(family).stream()).toList();
    }

    static Stream<Instance> of(Effort effort) {
        return all().stream().filter(instance -> instance.effort() == effort);
    }

    static Stream<Path> families() {
        return list(ROOT).filter(Files::isDirectory);
    }

    /** The puzzle files of a family. */
    static Stream<Path> files(Path family) {
        return list(family).filter(file -> file.toString().endsWith(".yaml"));
    }

    /** The rows of a family's README. */
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

    /** Whether its table says what its best covering is worth. */
    boolean isCovering() {
        return file.getParent().endsWith("coverings");
    }

    /** Whether looking at every packing takes long enough to be left to the integration tests. */
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
