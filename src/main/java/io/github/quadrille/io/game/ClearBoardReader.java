package io.github.quadrille.io.game;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads boards of the line-clearing game in the published format. Each row is a line of comma-separated fields. A field
 * is empty or {@code r} (red), {@code b} (blue) or {@code B} (the target). Lines that begin with {@code #} are
 * comments. If a row has too few fields, the missing fields are empty. Blanks around fields, extra empty fields and
 * empty lines at the end are ignored.
 */
public final class ClearBoardReader {
    private final Grid grid;
    private final Problems problems;
    private final Set<Cell> red = new HashSet<>();
    private final Set<Cell> blue = new HashSet<>();
    private final Set<Cell> targets = new TreeSet<>();

    private ClearBoardReader(Grid grid, Problems problems) {
        this.grid = grid;
        this.problems = problems;
    }

    /**
     * Reads a board from a file, or from standard input if {@code argument} is {@code -}.
     *
     * @param all whether all blue tokens must be removed; then a board without blue tokens or without red tokens is
     *     allowed
     * @param target the blue token that is the target instead of the file's {@code B}
     */
    public static Board read(String argument, Grid grid, boolean all, Optional<Cell> target) throws UnusableInput {
        Problems problems = new Problems(InputFile.label(argument));
        return parse(problems, PlainText.checked(problems, InputFile.text(argument)), grid, all, target);
    }

    /**
     * Reads a board from bytes that have no file name. The size of the board is taken from the text.
     *
     * @param source the name of the input in messages
     * @param all whether all blue tokens must be removed; then a board without blue tokens or without red tokens is
     *     allowed
     * @param target the blue token that is the target instead of a {@code B}
     */
    public static Board read(String source, byte[] bytes, Wrap wrap, boolean all, Optional<Cell> target)
            throws UnusableInput {
        Problems problems = new Problems(source);
        String text =
                PlainText.checked(problems, PlainText.decoded(problems, bytes)).stripTrailing();
        ClearRows rows = ClearRows.of(text, new Grid(1, 1, wrap));
        try {
            return parse(problems, text, new Grid(rows.count(), rows.width(), wrap), all, target);
        } catch (IllegalArgumentException e) {
            throw problems.refusal(e.getMessage());
        }
    }

    static Board parse(Problems problems, String text, Grid grid, boolean all, Optional<Cell> target)
            throws UnusableInput {
        ClearRows rows = ClearRows.of(text, grid);
        rows.check(grid, problems);
        problems.throwIfAny();
        ClearBoardReader reader = new ClearBoardReader(grid, problems);
        rows.fields().forEach(reader::token);
        problems.throwIfAny();
        return all ? new Board(grid, reader.red, reader.blue, reader.blue) : reader.board(target);
    }

    private void token(ClearRows.Field field) {
        switch (field.text()) {
            case "r" -> red.add(field.cell());
            case "b" -> blue.add(field.cell());
            case "B" -> {
                blue.add(field.cell());
                targets.add(field.cell());
            }
            default ->
                problems.add(
                        field.position(),
                        "%s is not a token. Use r (red), b (blue), B (the target) or nothing."
                                .formatted(Quote.of(field.text())));
        }
    }

    private Board board(Optional<Cell> wish) throws UnusableInput {
        if (red.isEmpty()) {
            problems.add("There is no red token, so no piece can be laid. Add an 'r'.");
        }
        if (wish.isPresent() && !blue.contains(wish.get())) {
            problems.add("There is no blue token at %s, so it cannot be the target. Count rows and columns from 0."
                    .formatted(wish.get()));
        } else if (wish.isEmpty() && targets.isEmpty()) {
            problems.add("There is no target. Mark one with 'B', name a blue token with %s, or remove them all with %s."
                    .formatted(ParameterName.of("target", "r,c"), ParameterName.of("all")));
        } else if (wish.isEmpty() && targets.size() > 1) {
            problems.add("There are %d targets: %s. Choose one with %s, or remove all blue tokens with %s."
                    .formatted(
                            targets.size(),
                            firstTargets(),
                            ParameterName.of("target", "r,c"),
                            ParameterName.of("all")));
        }
        problems.throwIfAny();
        return new Board(
                grid, red, blue, wish.orElseGet(() -> targets.iterator().next()));
    }

    private String firstTargets() {
        List<String> first = targets.stream().limit(5).map(Cell::toString).toList();
        return String.join(", ", first) + (targets.size() > first.size() ? ", ..." : "");
    }
}
