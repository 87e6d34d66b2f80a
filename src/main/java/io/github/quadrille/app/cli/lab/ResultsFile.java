package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.CsvTable;
import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.lab.compare.ReportedMethod;
import io.github.quadrille.lab.compare.RunTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Runs of another program as CSV, a line per run: {@code method}, {@code puzzle}, {@code run}, at least one of
 * {@code covered}, {@code cost}, {@code packing} and {@code status}, and what else {@link ReportedRow} knows. What {@code
 * compare} itself writes, see {@link RunTable}, is such a file.
 */
final class ResultsFile {
    private static final List<String> REQUIRED = List.of("method", "puzzle", "run");
    private static final List<String> OUTCOMES = List.of("covered", "cost", "packing", "status");
    private static final List<String> KNOWN =
            Stream.concat(RunTable.COLUMNS.stream(), Stream.of("steps")).toList();

    /** What there must be once. */
    private record RunKey(String method, Puzzle puzzle, int run) {}

    private final String file;
    private final PuzzleNames puzzles;
    private final Problems problems;
    private final Map<String, List<ReportedRow>> methods = new LinkedHashMap<>();
    private final Map<RunKey, TextPosition> seen = new HashMap<>();
    private final Set<String> unknown = new HashSet<>();
    private final List<String> notes = new ArrayList<>();

    private ResultsFile(String file, PuzzleNames puzzles) {
        this.file = file;
        this.puzzles = puzzles;
        this.problems = new Problems(file);
    }

    /**
     * Reads it.
     *
     * @throws UnusableInput with everything that is wrong with it
     */
    static ResultsFile read(String file, PuzzleNames puzzles) throws UnusableInput {
        ResultsFile results = new ResultsFile(file, puzzles);
        CsvTable.read(file, results.problems, results::header, results::row);
        if (results.problems.isEmpty() && results.methods.isEmpty()) {
            results.problems.add(TextPosition.NONE, "There is no run in it. Maybe the program wrote only the header.");
        }
        results.problems.throwIfAny();
        return results;
    }

    /** What was passed over, a sentence each. */
    List<String> notes() {
        return notes;
    }

    /** A row of the comparison for each method of the file, under its own name. */
    List<ReportedMethod> methods() {
        return methods.entrySet().stream()
                .map(entry -> new ReportedMethod(
                        entry.getKey(),
                        file,
                        entry.getValue().get(0).costWords(file),
                        entry.getValue().stream().map(ReportedRow::run).toList()))
                .toList();
    }

    private void header(List<Field> names) {
        List<String> columns = names.stream().map(Field::text).toList();
        TextPosition first = names.get(0).position();
        for (String column : REQUIRED) {
            if (!columns.contains(column)) {
                problems.add(first, "There is no column '%s'. Maybe %s.".formatted(column, advice(column, columns)));
            }
        }
        if (OUTCOMES.stream().noneMatch(columns::contains)) {
            problems.add(
                    first,
                    "No column tells how a run ended. Maybe add one of %s.".formatted(String.join(", ", OUTCOMES)));
        }
        columns.stream()
                .filter(column -> !column.isEmpty() && !KNOWN.contains(column))
                .forEach(column -> notes.add("%s: the column '%s' is passed over.%s"
                        .formatted(
                                file,
                                column,
                                Suggestion.nearest(column, KNOWN)
                                        .map(known -> " Maybe '%s' is meant.".formatted(known))
                                        .orElse(""))));
    }

    private static String advice(String column, List<String> columns) {
        if (columns.size() == 1 && columns.get(0).contains(";")) {
            return "write commas for the semicolons";
        }
        return Suggestion.nearest(column, columns)
                .map("'%s' is meant"::formatted)
                .orElse("name the columns in the first line: method,puzzle,run,covered,cost,steps,seconds,packing");
    }

    private void row(CsvTable.Row fields) {
        ReportedRow.read(file, fields, puzzles, unknown, problems).ifPresent(row -> {
            RunKey key = new RunKey(row.method(), row.run().puzzle(), row.run().number());
            TextPosition before = seen.putIfAbsent(key, fields.position());
            if (before != null) {
                problems.add(
                        fields.position(),
                        "Run %d of '%s' on %s is here and %s. Maybe number the runs from 1 on."
                                .formatted(
                                        key.run(),
                                        key.method(),
                                        key.puzzle().name(),
                                        before.seenFrom(fields.position())));
            }
            methods.computeIfAbsent(row.method(), none -> new ArrayList<>()).add(row);
        });
    }
}
