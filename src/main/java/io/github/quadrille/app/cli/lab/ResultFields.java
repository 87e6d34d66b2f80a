package io.github.quadrille.app.cli.lab;

import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;

import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.CsvTable.Row;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;

/** The fields of one reported run as numbers and words; what cannot be read becomes a problem, and is empty. */
record ResultFields(Row row, Problems problems) {
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
                .flatMap(field -> read(column, field, Long::valueOf, n -> n >= 0, whole(0, Long.MAX_VALUE)).stream())
                .mapToLong(number -> number)
                .findFirst();
    }

    /** Any whole number. */
    OptionalLong seed() {
        return row.field("seed").stream()
                .flatMap(
                        field -> read("seed", field, Long::valueOf, number -> true, "a whole number. Maybe 1").stream())
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
        problems.add(field.position(), "%s is no value of '%s', %s.".formatted(Quote.of(field.text()), column, advice));
        return Optional.empty();
    }
}
