package io.github.quadrille.app.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the README of a folder of puzzles lists.
 *
 * @param title its first heading
 */
record FamilyTable(String title, List<Row> rows) {
    private static final Pattern ROW = Pattern.compile("\\| \\[[^\\]]*\\]\\(([A-Za-z0-9.-]+)\\) \\|(.*)");
    private static final Pattern NUMBER = Pattern.compile("[0-9][0-9,]*");

    /**
     * A line of a table.
     *
     * @param file a puzzle's, or a family's folder
     * @param packings how many there are, where that is known
     */
    record Row(String file, Optional<String> packings) {}

    static FamilyTable of(String readme) {
        List<Row> rows = new ArrayList<>();
        String title = "";
        int column = -1;
        for (String line : readme.lines().toList()) {
            Matcher row = ROW.matcher(line);
            if (line.startsWith("# ") && title.isEmpty()) {
                title = line.substring(2);
            } else if (row.matches()) {
                rows.add(new Row(row.group(1), number(cells(row.group(2)), column - 1)));
            } else if (line.startsWith("|") && !line.startsWith("|-")) {
                column = cells(line.substring(1)).indexOf("Packings");
            }
        }
        return new FamilyTable(title, rows);
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.split("\\|", -1)) {
            cells.add(cell.strip());
        }
        return cells;
    }

    private static Optional<String> number(List<String> cells, int column) {
        return column < 0 || column >= cells.size()
                ? Optional.empty()
                : Optional.of(cells.get(column).replace(",", ""))
                        .filter(text -> NUMBER.matcher(text).matches());
    }
}
