package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.CsvTable.Row;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.Suggestion;
import io.github.quadrille.lab.compare.RunClaim;
import io.github.quadrille.lab.compare.RunClaim.Moment;
import io.github.quadrille.lab.compare.RunResult;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.LongStream;

/**
 * Reads the fields of a line of a file of results. A field that cannot be read is reported as a problem, and counts as
 * empty.
 *
 * @param unknown the names of unknown puzzles that are reported already; each name is reported only once
 */
record ReportedRowReader(Row row, PuzzleNames puzzles, Set<String> unknown, Problems problems) {
    /**
     * Maps each status to whether a run with this status has packed the board. The value is empty if the report itself
     * calls the claim wrong. A run that broke off counts as not packed.
     */
    private static final Map<String, Optional<Boolean>> STATUS = Map.of(
            "packed", Optional.of(true),
            "undecided", Optional.of(false),
            "optimal", Optional.of(false),
            "refuted", Optional.empty(),
            "broken off", Optional.of(false));
    /**
     * Names the statuses that the table of another program is expected to have. A file that {@code compare} wrote can
     * have any status of {@link #STATUS}.
     */
    private static final String USUAL = "packed or undecided";

    private static final int NUMBERS = 6;
    private static final long MOST = Integer.MAX_VALUE * 1_000_000L;

    /** Reads the row. The result is empty if the method, the puzzle or the number of the run cannot be read. */
    Optional<ReportedRow> read() {
        Optional<String> method = required("method").flatMap(this::name);
        Optional<Puzzle> puzzle = required("puzzle").flatMap(this::puzzle);
        Optional<Integer> number = required("run").flatMap(field -> count("run", 1));
        Optional<String> status = row.field("status").flatMap(this::status);
        RunClaim told = told(puzzle);
        if (method.isEmpty() || puzzle.isEmpty() || number.isEmpty()) {
            return Optional.empty();
        }
        boolean nothing = status.isEmpty()
                && told.covered().isEmpty()
                && told.cost().isEmpty()
                && told.pieces().isEmpty();
        if (nothing && problems.isEmpty()) {
            problems.add(row.position(), "This row does not say how the run ended. Fill in 'covered' or 'status'.");
        }
        Optional<String> refutation = status.filter(word -> !USUAL.contains(word) && !word.equals("optimal"))
                .flatMap(word -> text("refutation")
                        .or(() -> STATUS.get(word).isEmpty()
                                ? Optional.of("The table gives the status of this run as %s.".formatted(word))
                                : Optional.empty()));
        RunClaim claim = told.completed(puzzle.get(), status.flatMap(STATUS::get));
        Optional<Long> seed = value("seed", Long::valueOf, any -> true, "a whole number. Write 1");
        return Optional.of(new ReportedRow(
                method.get(),
                text("cost_counts"),
                puzzle.get(),
                new RunResult(number.get(), seed, Optional.of(claim), Optional.empty(), refutation)));
    }

    private RunClaim told(Optional<Puzzle> puzzle) {
        Optional<Long> steps = whole("steps").or(() -> whole("iterations"));
        return new RunClaim(
                false,
                puzzle.flatMap(
                        board -> row.field("packing").flatMap(field -> ReportedPacking.read(field, board, problems))),
                count("covered", 0),
                number("cost"),
                new Moment(number("seconds"), steps, whole("since_restart"), whole("restarts")),
                row.field("trace").map(field -> trace(field, steps)).orElse(List.of()),
                Optional.empty());
    }

    /** Returns a field that must be there. An empty field is reported as a problem. */
    private Optional<Field> required(String column) {
        Optional<Field> field = row.field(column);
        // A missing column is reported once, for the header.
        if (field.isEmpty() && row.fields().containsKey(column)) {
            return refused(row.fields().get(column), "The field '%s' is empty. Fill it in.".formatted(column));
        }
        return field;
    }

    private Optional<String> text(String column) {
        return row.field(column).map(Field::text);
    }

    /** Returns the name of a method. The name is printed as it is, so it must not have control characters. */
    private Optional<String> name(Field field) {
        return field.text().codePoints().noneMatch(Character::isISOControl)
                ? Optional.of(field.text())
                : refused(
                        field,
                        "%s has characters that cannot be printed. Check for a line end in quotes."
                                .formatted(Quote.of(field.text())));
    }

    private Optional<Puzzle> puzzle(Field field) {
        try {
            return Optional.of(puzzles.find(field.text()));
        } catch (IllegalArgumentException e) {
            return unknown.add(field.text()) ? refused(field, e.getMessage()) : Optional.empty();
        }
    }

    private Optional<String> status(Field field) {
        String word = field.text().toLowerCase(Locale.ROOT);
        if (STATUS.containsKey(word)) {
            return Optional.of(word);
        }
        String advice = Suggestion.question(word, STATUS.keySet()).orElse("Use %s.".formatted(USUAL));
        return refused(field, "The status %s is not known. %s".formatted(Quote.of(field.text()), advice));
    }

    /**
     * Returns the number in this column, which counts cells or is the number of the run.
     *
     * @param least the least number that is allowed
     */
    private Optional<Integer> count(String column, int least) {
        return value(column, Integer::valueOf, n -> n >= least, whole(least, Integer.MAX_VALUE));
    }

    private Optional<Long> whole(String column) {
        return value(column, Long::valueOf, n -> n >= 0, whole(0, Long.MAX_VALUE));
    }

    private static String whole(int least, long most) {
        return "a whole number from %d to %,d. Write %d".formatted(least, most, least == 0 ? 36 : least);
    }

    private Optional<Double> number(String column) {
        String advice = "a number of 0 or more. Write 12.5, with a dot and without a unit";
        return value(column, Double::valueOf, n -> Double.isFinite(n) && n >= 0, advice);
    }

    private <T> Optional<T> value(String column, Function<String, T> reader, Predicate<T> isFine, String advice) {
        Optional<Field> field = row.field(column);
        Optional<T> value = field.map(Field::text).map(orNull(reader)).filter(isFine);
        return value.isPresent() || field.isEmpty()
                ? value
                : refused(
                        field.get(),
                        "%s is not a value of '%s', which takes %s."
                                .formatted(Quote.of(field.get().text()), column, advice));
    }

    private static <T> Function<String, T> orNull(Function<String, T> reader) {
        return text -> {
            try {
                return reader.apply(text);
            } catch (IllegalArgumentException e) {
                return null;
            }
        };
    }

    /**
     * Reads the trace of a run, as {@code compare} writes it: points of six numbers, with semicolons between them.
     *
     * @param steps the number of steps of the run, if the row has it; a point with a later step is reported as a
     *     problem
     */
    private List<TracePoint> trace(Field field, Optional<Long> steps) {
        List<TracePoint> trace = new ArrayList<>();
        TracePoint last = new TracePoint(0, 0, 0, 0, 0, 0);
        for (String text : field.text().split(";", -1)) {
            TracePoint point = orNull(ReportedRowReader::point).apply(text.strip());
            if (point == null || point.seconds() < last.seconds() || point.iteration() < last.iteration()) {
                problems.add(
                        field.position(),
                        "%s is not the next point of a trace. A point has seconds, steps, restarts, cost, covered cells and steps since the restart; seconds and steps never fall. Correct it, or leave the trace out."
                                .formatted(Quote.of(text.strip())));
                return List.of();
            }
            trace.add(point);
            last = point;
        }
        if (steps.isPresent() && last.iteration() > steps.get()) {
            problems.add(
                    field.position(),
                    "The trace goes up to step %,d, but the run has only %,d steps. Correct one of them."
                            .formatted(last.iteration(), steps.get()));
        }
        return trace;
    }

    /**
     * Reads a point of a trace. The result is null when there are not six numbers, or when a number is out of range.
     */
    private static TracePoint point(String text) {
        String[] numbers = text.split("\\s+");
        if (numbers.length != NUMBERS) {
            return null;
        }
        TracePoint point = new TracePoint(
                Double.parseDouble(numbers[0]),
                Long.parseLong(numbers[1]),
                Long.parseLong(numbers[5]),
                Long.parseLong(numbers[2]),
                numbers[3].equals("-") ? Double.NaN : Double.parseDouble(numbers[3]),
                Integer.parseInt(numbers[4]));
        boolean isPossible = point.seconds() >= 0
                && Double.isFinite(point.seconds())
                && !(point.cost() < 0 || Double.isInfinite(point.cost()))
                && LongStream.of(point.iteration(), point.sinceRestart(), point.restart(), point.covered())
                        .allMatch(number -> number >= 0 && number <= MOST);
        return isPossible ? point : null;
    }

    private <T> Optional<T> refused(Field field, String message) {
        problems.add(field.position(), message);
        return Optional.empty();
    }
}
