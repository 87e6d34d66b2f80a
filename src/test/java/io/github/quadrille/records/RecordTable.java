package io.github.quadrille.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds all records, as {@code records.csv} does: by series, and within a series by size. */
final class RecordTable {
    static final Path FOLDER = Path.of("instances/coverings/records");
    static final Path FILE = FOLDER.resolve("records.csv");

    private record Question(Series series, int side) {}

    private static final Comparator<Question> ORDER = Comparator.<Question>comparingInt(
                    question -> Series.ALL.indexOf(question.series()))
            .thenComparingInt(Question::side);

    private final Map<Question, Standing> standings = new TreeMap<>(ORDER);

    static RecordTable read(Path file) throws IOException {
        RecordTable table = new RecordTable();
        try (Stream<String> lines = Files.lines(file)) {
            lines.skip(1).map(Standing::parse).forEach(table::put);
        }
        return table;
    }

    Collection<Standing> all() {
        return standings.values();
    }

    Stream<Standing> of(Series series) {
        return all().stream().filter(standing -> standing.series().equals(series));
    }

    Optional<Standing> at(Series series, int side) {
        return Optional.ofNullable(standings.get(new Question(series, side)));
    }

    /** Puts a standing in the place of the earlier one for the same series and size. */
    void put(Standing standing) {
        standings.put(new Question(standing.series(), standing.side()), standing);
    }

    String text() {
        return all().stream().map(Standing::line).collect(Collectors.joining("\n", Standing.HEADER + "\n", "\n"));
    }
}
