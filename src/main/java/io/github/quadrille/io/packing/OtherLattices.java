package io.github.quadrille.io.packing;

import io.github.quadrille.io.text.Indentation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Rows that {@code solve} prints of hexagons or cubes, where no puzzle says so: as squares they would be another packing. */
final class OtherLattices {
    private static final Pattern SPACED = Pattern.compile(" *[\\p{L}0-9.?#](?: [\\p{L}0-9.?#])+");
    private static final Pattern LAYERS =
            Pattern.compile("([\\p{L}0-9.?#](?: [\\p{L}0-9.?#])*)(?: {3}[\\p{L}0-9.?#](?: [\\p{L}0-9.?#])*)+");
    private static final String GAP = " {3}";

    private OtherLattices() {}

    /** Why rows cannot be taken for squares, if they look like that. */
    static Optional<String> complaint(List<String> rows) {
        if (rows.size() > 1
                && rows.stream().allMatch(row -> SPACED.matcher(row).matches())
                && rows.stream()
                                .mapToInt(row -> Indentation.of(row) % 2)
                                .distinct()
                                .count()
                        > 1) {
            return Optional.of(
                    "These rows are half a cell off each other, as hexagons are, but pictures alone are read as"
                            + " squares. Maybe JSON, or the command has --puzzle.");
        }
        if (areLayers(rows)) {
            return Optional.of(
                    "These rows look like layers of cubes side by side, but pictures alone are read as squares."
                            + " Maybe JSON, or the command has --puzzle; or '.' where no square is covered.");
        }
        return Optional.empty();
    }

    private static boolean areLayers(List<String> rows) {
        if (rows.size() < 2) {
            return false;
        }
        Matcher first = LAYERS.matcher(rows.get(0));
        int width = first.matches() ? first.group(1).length() : 0;
        return width > 1
                && rows.stream()
                        .allMatch(row -> row.length() == rows.get(0).length()
                                && LAYERS.matcher(row).matches()
                                && List.of(row.split(GAP)).stream().allMatch(layer -> layer.length() == width));
    }
}
