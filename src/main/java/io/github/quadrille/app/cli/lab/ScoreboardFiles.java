package io.github.quadrille.app.cli.lab;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.CsvTable;
import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.CsvTable.Row;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.lab.compare.NumberClaim;
import io.github.quadrille.lab.compare.Scoreboard;
import io.github.quadrille.lab.compare.Scoreboard.Known;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Reads known answers and the answers of exact programs from CSV. The known answers are in the index, which has the
 * columns {@code file}, {@code question}, {@code answer} and {@code seconds_to_prove}. The file of a program has {@code
 * instance}, {@code answer} and {@code seconds}.
 */
final class ScoreboardFiles {
    private final Map<String, Known> known = new LinkedHashMap<>();
    private final Map<String, Map<String, NumberClaim>> said = new LinkedHashMap<>();

    private ScoreboardFiles() {}

    /**
     * Reads the index and all results.
     *
     * @param timeLimit the number of seconds within which a right answer counts as in time
     */
    static Scoreboard read(String index, List<String> results, double timeLimit) throws UnusableInput {
        ScoreboardFiles files = new ScoreboardFiles();
        files.readIndex(index);
        for (String file : results) {
            files.readResults(file);
        }
        return Scoreboard.of(List.copyOf(files.known.values()), files.said, timeLimit);
    }

    private void readIndex(String file) throws UnusableInput {
        Problems problems = new Problems(file);
        read(problems, List.of("file", "question", "answer", "seconds_to_prove"), row -> {
            String question = text(row, "question");
            claim(row, question, "seconds_to_prove", problems)
                    .map(answer -> new Known(text(row, "file"), question, answer))
                    .ifPresent(each -> known.put(each.file(), each));
        });
    }

    private void readResults(String file) throws UnusableInput {
        Problems problems = new Problems(file);
        Map<String, NumberClaim> claims = new HashMap<>();
        read(problems, List.of("instance", "answer", "seconds"), row -> {
            instance(row, problems)
                    .flatMap(each -> claim(row, each.question(), "seconds", problems)
                            .map(claim -> claims.put(each.file(), claim)))
                    .ifPresent(twice -> problems.add(
                            row.position(),
                            "This instance has an answer further up already. Leave one of the two answers out."));
        });
        String name = file.substring(file.lastIndexOf('/') + 1).replaceAll("\\.[^.]*$", "");
        said.put(said.containsKey(name) ? file : name, claims);
    }

    private static void read(Problems problems, List<String> columns, Consumer<Row> receiver) throws UnusableInput {
        CsvTable.read(
                problems.source(),
                problems,
                names -> columns.stream()
                        .filter(column ->
                                names.stream().noneMatch(name -> name.text().equals(column)))
                        .forEach(column -> problems.add(
                                names.get(0).position(),
                                "There is no column '%s'. Name the columns in the first line.".formatted(column))),
                receiver);
        problems.throwIfAny();
    }

    /** Returns the instance that a row names. The row can name more folders in front of the path that the index has. */
    private Optional<Known> instance(Row row, Problems problems) {
        String name = text(row, "instance");
        String path = "/" + name.replace('\\', '/');
        Optional<Known> found = Stream.iterate(0, from -> from >= 0, from -> path.indexOf('/', from + 1))
                .map(from -> known.get(path.substring(from + 1)))
                .filter(Objects::nonNull)
                .findFirst();
        if (found.isEmpty()) {
            problems.add(
                    row.position(),
                    "The index has no instance %s. %s"
                            .formatted(
                                    Quote.of(name),
                                    Suggestion.question(name, known.keySet()).orElse("Leave it out.")));
        }
        return found;
    }

    private static Optional<NumberClaim> claim(Row row, String question, String seconds, Problems problems) {
        try {
            return Optional.of(NumberClaim.of(
                    text(row, "answer"), question, row.field(seconds).map(Field::text)));
        } catch (NumberFormatException e) {
            problems.add(
                    row.position(),
                    "The answer '%s' with '%s' seconds cannot be read. Write a number, infeasible, packed or open, and seconds such as 12.5."
                            .formatted(text(row, "answer"), text(row, seconds)));
            return Optional.empty();
        }
    }

    private static String text(Row row, String column) {
        return row.field(column).map(Field::text).orElse("");
    }
}
