package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.text.CsvTable;
import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.CsvTable.Row;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.lab.compare.ReportedMethod;
import io.github.quadrille.lab.compare.RunClaim;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;

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
    /** Those that a table from elsewhere may have; the others are in what {@code compare} itself wrote. */
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
        RunClaim told = told(file, row, fields, puzzle, problems);
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

    /** A cost without an explanation is compared with none of ours. */
    String costWords(String file) {
        return cost.orElse("what " + file + " tells of " + method);
    }

    private static RunClaim told(
            String file, CsvTable.Row row, ResultFields fields, Optional<Puzzle> puzzle, Problems problems) {
        OptionalLong given = fields.whole("steps");
        OptionalLong steps = given.isPresent() ? given : fields.whole("iterations");
        return new RunClaim(
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

    /** The way of a reported run, as {@code compare} writes it: points of six numbers, with semicolons between them. */
    private static final class ReportedTrace {
        private static final int NUMBERS = 6;

        private ReportedTrace() {}

        /** @param steps that the run did, where it tells: no point is after them */
        static List<TracePoint> read(Field field, OptionalLong steps, Problems problems) {
            List<TracePoint> trace = new ArrayList<>();
            for (String point : field.text().split(";", -1)) {
                try {
                    TracePoint next = point(point.strip().split("\\s+"));
                    TracePoint last = trace.isEmpty() ? next : trace.get(trace.size() - 1);
                    if (next.seconds() < last.seconds() || next.iteration() < last.iteration()) {
                        throw new IllegalArgumentException();
                    }
                    trace.add(next);
                } catch (IllegalArgumentException e) {
                    String form = "seconds, steps, restarts, cost, covered cells and steps since the restart";
                    problems.add(
                            field.position(),
                            "%s is no next point of a trace: %s. Maybe leave the trace out."
                                    .formatted(Quote.of(point.strip()), form));
                    return List.of();
                }
            }
            long end = trace.get(trace.size() - 1).iteration();
            if (steps.isPresent() && end > steps.getAsLong()) {
                problems.add(
                        field.position(),
                        "The trace goes on to step %,d, but the run has only %,d. Maybe correct its steps."
                                .formatted(end, steps.getAsLong()));
            }
            return trace;
        }

        private static TracePoint point(String... numbers) {
            if (numbers.length != NUMBERS) {
                throw new IllegalArgumentException();
            }
            double seconds = Double.parseDouble(numbers[0]);
            double cost = numbers[3].equals("-") ? Double.NaN : Double.parseDouble(numbers[3]);
            if (!(seconds >= 0 && Double.isFinite(seconds)) || Double.isInfinite(cost) || cost < 0) {
                throw new IllegalArgumentException();
            }
            return new TracePoint(
                    seconds,
                    whole(numbers[1]),
                    whole(numbers[5]),
                    whole(numbers[2]),
                    cost,
                    Math.toIntExact(whole(numbers[4])));
        }

        private static long whole(String number) {
            long value = Long.parseLong(number);
            if (value < 0 || value > Integer.MAX_VALUE * 1_000_000L) {
                throw new IllegalArgumentException();
            }
            return value;
        }
    }

    /** The fields of one reported run as numbers and words; what cannot be read becomes a problem, and is empty. */
    private record ResultFields(Row row, Problems problems) {
        /** A field that must be there. */
        Optional<Field> required(String column) {
            Optional<Field> field = row.field(column);
            if (field.isEmpty()) {
                // Without the column at all that is said once.
                Optional.ofNullable(row.fields().get(column))
                        .ifPresent(empty -> problems.add(
                                empty.position(), "The field '%s' is empty. Maybe fill it in.".formatted(column)));
            }
            return field;
        }

        Optional<String> text(String column) {
            return row.field(column).map(Field::text);
        }

        /** Cells, or the number of a run. */
        OptionalInt count(String column, int least) {
            return row.field(column).stream()
                    .flatMap(field ->
                            read(column, field, Integer::valueOf, n -> n >= least, whole(least, Integer.MAX_VALUE))
                                    .stream())
                    .mapToInt(number -> number)
                    .findFirst();
        }

        OptionalLong whole(String column) {
            return row.field(column).stream()
                    .flatMap(
                            field -> read(column, field, Long::valueOf, n -> n >= 0, whole(0, Long.MAX_VALUE)).stream())
                    .mapToLong(number -> number)
                    .findFirst();
        }

        /** Any whole number. */
        OptionalLong seed() {
            return row.field("seed").stream()
                    .flatMap(field ->
                            read("seed", field, Long::valueOf, number -> true, "a whole number. Maybe 1").stream())
                    .mapToLong(number -> number)
                    .findFirst();
        }

        OptionalDouble number(String column) {
            String advice = "a number from 0 on. Maybe 12.5, with a dot and no unit";
            return row.field(column).stream()
                    .flatMap(field ->
                            read(column, field, Double::valueOf, n -> Double.isFinite(n) && n >= 0, advice).stream())
                    .mapToDouble(number -> number)
                    .findFirst();
        }

        private static String whole(int least, long most) {
            return "a whole number from %d to %,d. Maybe %d".formatted(least, most, least == 0 ? 36 : least);
        }

        private <T> Optional<T> read(
                String column, Field field, Function<String, T> number, Function<T, Boolean> isFine, String advice) {
            try {
                T value = number.apply(field.text());
                if (isFine.apply(value)) {
                    return Optional.of(value);
                }
            } catch (NumberFormatException e) {
                // Said below, as for numbers out of range.
            }
            problems.add(
                    field.position(), "%s is no value of '%s', %s.".formatted(Quote.of(field.text()), column, advice));
            return Optional.empty();
        }
    }
}
