package io.github.quadrille.app.cli.lab;

import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.lab.local.TracePoint;

import io.github.quadrille.io.text.CsvTable.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** The way of a reported run, as {@code compare} writes it: points of six numbers, with semicolons between them. */
final class ReportedTrace {
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
