package io.github.quadrille.app.cli.lab;

import io.github.quadrille.lab.compare.ReportedMethod;
import io.github.quadrille.lab.compare.RunClaim;
import io.github.quadrille.io.text.CsvTable;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.core.puzzle.Puzzle;

import io.github.quadrille.io.text.CsvTable.Field;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A line of a file of results.
 *
 * @param method what the table calls its row
 * @param cost what its cost counts, if the line says so
 */
record ReportedRow(String method, Optional<String> cost, ReportedMethod.Run run) {
    /**
     * Whether a run says that it has packed the board; empty where its report says that the claim is wrong. One that
     * broke off claims nothing.
     */
    private static final Map<String, Optional<Boolean>> STATUS = Map.of(
            "packed", Optional.of(true),
            "undecided", Optional.of(false),
            "optimal", Optional.of(false),
            "refuted", Optional.empty(),
            "broken off", Optional.of(false));
    /** Those that anybody may write; the others are in what {@code compare} itself wrote. */
    private static final String USUAL = "packed or undecided";

    /**
     * Reads it; empty when it is not even clear which run it is. What is wrong becomes a problem.
     *
     * @param unknown puzzles that were told to be unknown, once each
     */
    static Optional<ReportedRow> read(
            String file, CsvTable.Row row, PuzzleNames puzzles, Set<String> unknown, Problems problems) {
        ResultFields fields = new ResultFields(row, problems);
        Optional<String> method = fields.required("method").flatMap(field -> name(field, problems));
        Optional<Puzzle> puzzle = fields.required("puzzle").flatMap(field -> puzzle(field, puzzles, unknown, problems));
        OptionalInt number = fields.required("run").isPresent() ? fields.count("run", 1) : OptionalInt.empty();
        Optional<String> status = row.field("status").flatMap(field -> status(field, problems));
        RunClaim.Told told = told(file, row, fields, puzzle, problems);
        if (method.isEmpty() || puzzle.isEmpty() || number.isEmpty()) {
            return Optional.empty();
        }
        boolean nothing = status.isEmpty()
                && told.covered().isEmpty()
                && told.cost().isEmpty()
                && told.pieces().isEmpty();
        if (nothing && problems.isEmpty()) {
            problems.add(row.position(), "Nothing tells how this run ended. Maybe fill in covered, or status.");
        }
        Optional<String> refutation = status.filter(word -> !USUAL.contains(word) && !word.equals("optimal"))
                .flatMap(word -> fields.text("refutation")
                        .or(() -> STATUS.get(word).isEmpty()
                                ? Optional.of("Its own report calls it %s.".formatted(word))
                                : Optional.empty()));
        RunClaim claim = told.completed(puzzle.get(), status.flatMap(STATUS::get));
        return Optional.of(new ReportedRow(
                method.get(),
                fields.text("cost_counts"),
                new ReportedMethod.Run(puzzle.get(), number.getAsInt(), fields.seed(), claim, refutation)));
    }

    /** Costs that nobody explains are like none of ours. */
    String costWords(String file) {
        return cost.orElse("what " + file + " tells of " + method);
    }

    private static RunClaim.Told told(
            String file, CsvTable.Row row, ResultFields fields, Optional<Puzzle> puzzle, Problems problems) {
        OptionalLong given = fields.whole("steps");
        OptionalLong steps = given.isPresent() ? given : fields.whole("iterations");
        return new RunClaim.Told(
                false,
                puzzle.flatMap(board ->
                        row.field("packing").flatMap(field -> ReportedPacking.read(file, field, board, problems))),
                fields.count("covered", 0),
                fields.number("cost"),
                steps,
                fields.whole("since_restart"),
                fields.whole("restarts"),
                fields.number("seconds"),
                row.field("trace")
                        .map(field -> ReportedTrace.read(field, steps, problems))
                        .orElse(List.of()));
    }

    /** It is printed as it is, so it must be fit for a terminal. */
    private static Optional<String> name(Field field, Problems problems) {
        if (field.text().codePoints().noneMatch(Character::isISOControl)) {
            return Optional.of(field.text());
        }
        problems.add(
                field.position(),
                "%s has characters that cannot be printed. Maybe a line end in quotes."
                        .formatted(Quote.of(field.text())));
        return Optional.empty();
    }

    private static Optional<Puzzle> puzzle(Field field, PuzzleNames puzzles, Set<String> unknown, Problems problems) {
        try {
            return Optional.of(puzzles.find(field.text()));
        } catch (IllegalArgumentException e) {
            if (unknown.add(field.text())) {
                problems.add(field.position(), e.getMessage());
            }
            return Optional.empty();
        }
    }

    private static Optional<String> status(Field field, Problems problems) {
        String word = field.text().toLowerCase(Locale.ROOT);
        if (STATUS.containsKey(word)) {
            return Optional.of(word);
        }
        String advice = Suggestion.nearest(word, STATUS.keySet()).orElse(USUAL);
        problems.add(field.position(), "There is no status %s. Maybe %s.".formatted(Quote.of(field.text()), advice));
        return Optional.empty();
    }
}
