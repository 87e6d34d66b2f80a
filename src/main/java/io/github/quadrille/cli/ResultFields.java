package io.github.quadrille.cli;

import io.github.quadrille.format.file.CsvTable.Field;
import io.github.quadrille.format.file.CsvTable.Row;
import io.github.quadrille.format.file.Problems;
import io.github.quadrille.format.file.Quote;
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
                        read(field, Integer::valueOf, number -> number >= least, whole(column, least)).stream())
                .mapToInt(number -> number)
                .findFirst();
    }

    OptionalLong whole(String column) {
        return row.field(column).stream()
                .flatMap(field -> read(field, Long::valueOf, number -> number >= 0, whole(column, 0)).stream())
                .mapToLong(number -> number)
                .findFirst();
    }

    /** Any whole number. */
    OptionalLong seed() {
        return row.field("seed").stream()
                .flatMap(field ->
                        read(field, Long::valueOf, number -> true, "'seed' is a whole number. Maybe 1").stream())
                .mapToLong(number -> number)
                .findFirst();
    }

    OptionalDouble number(String column) {
        String advice = "'%s' is a number from 0 on. Maybe 12.5, with a dot and no unit".formatted(column);
        return row.field(column).stream()
                .flatMap(field -> read(field, Double::valueOf, n -> Double.isFinite(n) && n >= 0, advice).stream())
                .mapToDouble(number -> number)
                .findFirst();
    }

    private static String whole(String column, int least) {
        return "'%s' is a whole number from %d on. Maybe %d".formatted(column, least, least == 0 ? 36 : least);
    }

    private <T> Optional<T> read(Field field, Function<String, T> number, Function<T, Boolean> isFine, String advice) {
        try {
            T value = number.apply(field.text());
            if (isFine.apply(value)) {
                return Optional.of(value);
            }
        } catch (NumberFormatException e) {
            // Said below, as for numbers out of range.
        }
        problems.add(field.position(), "%s is none of these: %s.".formatted(Quote.of(field.text()), advice));
        return Optional.empty();
    }
}
