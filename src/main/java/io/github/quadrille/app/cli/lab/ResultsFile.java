package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.CsvTable;
import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.lab.compare.ReportedMethod;
import io.github.quadrille.lab.compare.RunResult;
import io.github.quadrille.lab.compare.RunTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads runs of another program from CSV, with one line for each run. A line has {@code method}, {@code puzzle}, {@code
 * run} and at least one of {@code covered}, {@code cost}, {@code packing} and {@code status}. It may have {@code steps}
 * and any other column of {@link RunTable}, because what {@code compare} writes is such a file, too.
 */
final class ResultsFile {
    private static final List<String> REQUIRED = List.of("method", "puzzle", "run");
    private static final List<String> OUTCOMES = List.of("covered", "cost", "packing", "status");
    private static final List<String> KNOWN =
            Stream.concat(RunTable.COLUMNS.stream(), Stream.of("steps")).toList();

    /** Identifies a run. A file may have each run only once. */
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
     * Reads all files, and tells the user which columns are ignored. If the name of a method is already taken, the name
     * of the file is added to the method's name.
     *
     * @param taken the names that other rows of the table have
     * @throws UnusableInput with all problems of all files
     */
    static List<ReportedMethod> read(List<String> files, PuzzleNames puzzles, List<String> taken, Terminal terminal)
            throws UnusableInput {
        List<ReportedMethod> rows = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        Set<String> names = new HashSet<>(taken);
        for (String file : files) {
            ResultsFile results = new ResultsFile(file, puzzles);
            try {
                results.read();
                results.notes.forEach(terminal.err()::println);
                results.methods.forEach((name, found) -> rows.add(results.method(name, found, names)));
            } catch (UnusableInput e) {
                problems.addAll(e.problems());
            }
        }
        if (!problems.isEmpty()) {
            throw new UnusableInput(problems);
        }
        return rows;
    }

    private void read() throws UnusableInput {
        CsvTable.read(file, problems, this::header, this::row);
        if (problems.isEmpty() && methods.isEmpty()) {
            problems.add("This file has no runs. Check that the program wrote more than the header.");
        }
        problems.throwIfAny();
    }

    /**
     * Returns the runs of a method. If the file does not say what the cost counts, the cost is compared with no other
     * cost.
     */
    private ReportedMethod method(String name, List<ReportedRow> rows, Set<String> names) {
        String word = Stream.of("", " (" + file.substring(file.lastIndexOf('/') + 1) + ")", " (" + file + ")")
                .map(name::concat)
                .filter(names::add)
                .findFirst()
                .orElse(name);
        String cost = rows.get(0).cost().orElse("the cost that " + file + " gives for " + name);
        Map<Puzzle, List<RunResult>> runs = rows.stream()
                .collect(Collectors.groupingBy(
                        ReportedRow::puzzle, Collectors.mapping(ReportedRow::run, Collectors.toList())));
        return new ReportedMethod(word, file, cost, runs);
    }

    private void header(List<Field> names) {
        List<String> columns = names.stream().map(Field::text).toList();
        TextPosition first = names.get(0).position();
        for (String column : REQUIRED) {
            if (!columns.contains(column)) {
                problems.add(first, "There is no column '%s'. %s".formatted(column, advice(column, columns)));
            }
        }
        if (OUTCOMES.stream().noneMatch(columns::contains)) {
            problems.add(
                    first, "No column says how a run ended. Add one of %s.".formatted(String.join(", ", OUTCOMES)));
        }
        columns.stream()
                .filter(column -> !column.isEmpty() && !KNOWN.contains(column))
                .forEach(column -> notes.add("%s: the column '%s' is ignored.%s"
                        .formatted(
                                file,
                                column,
                                Suggestion.question(column, KNOWN)
                                        .map(question -> " " + question)
                                        .orElse(""))));
    }

    private static String advice(String column, List<String> columns) {
        return Suggestion.nearest(column, columns)
                .map(near -> "Write '%s' in place of '%s'.".formatted(column, near))
                .orElse("Name the columns in the first line: method,puzzle,run,covered,cost,steps,seconds,packing.");
    }

    private void row(CsvTable.Row fields) {
        new ReportedRowReader(fields, puzzles, unknown, problems).read().ifPresent(row -> {
            RunKey key = new RunKey(row.method(), row.puzzle(), row.run().number());
            TextPosition before = seen.putIfAbsent(key, fields.position());
            if (before != null) {
                problems.add(
                        fields.position(),
                        "Run %d of '%s' on %s is listed here and %s. Give the runs different numbers, from 1 on."
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
