package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A packing as lists in lists: rows of symbols, {@code [[1, 2], ...]}, or of cubes layers of rows, {@code [[[1, 2], ...], ...]};
 * rows may be strings, too.
 */
public final class SymbolLists {
    private SymbolLists() {}

    /** Reads a text that is a list of rows. */
    public static Packing squares(Problems problems, String text) throws UnusableInput {
        Squares lists = new Squares(problems);
        NestedLists.read(problems, text, lists);
        problems.throwIfAny();
        lists.rows.addAll(SymbolRows.symbols(lists.strings, false));
        return SymbolGrid.of(lists.rows).packing();
    }

    /** Reads a text that is a list of layers. */
    public static Packing cubes(Problems problems, String text, Region region) throws UnusableInput {
        Cubes lists = new Cubes(problems, region);
        NestedLists.read(problems, text, lists);
        problems.throwIfAny();
        return lists.grid.packing();
    }

    private static String noSymbol(String word) {
        return "%s names no piece. Maybe a number, a letter, or a letter with a number.".formatted(Quote.of(word));
    }

    private static final class Squares implements NestedLists.Receiver {
        private final Problems problems;
        private final List<List<String>> rows = new ArrayList<>();
        private final List<String> strings = new ArrayList<>();
        private List<String> row = new ArrayList<>();

        Squares(Problems problems) {
            this.problems = problems;
        }

        @Override
        public void begin(int depth, TextPosition position) {
            if (depth > 2) {
                problems.add(position, "A list is where a symbol should be. Maybe a bracket is too much.");
            }
            row = new ArrayList<>();
        }

        @Override
        public void word(String written, int depth, TextPosition position) throws UnusableInput {
            String word = PlainFields.word(written);
            if (depth == 1) {
                strings.add(word);
            } else if (SymbolRows.isSymbol(word)) {
                row.add(word);
            } else {
                problems.add(position, noSymbol(word));
            }
            int here = Math.max(1, rows.size() + strings.size());
            int width = Math.max(row.size(), depth == 1 ? word.length() : 1);
            Optional<String> complaint = new BoardSize(here, width).complaintOfGrid();
            if (complaint.isPresent()) {
                problems.add(position, complaint.get());
                throw problems.unusableInput();
            }
        }

        @Override
        public void end(int depth, TextPosition position) {
            if (depth != 2) {
                return;
            }
            int first = rows.isEmpty() ? row.size() : rows.get(0).size();
            if (row.size() != first) {
                problems.add(
                        position,
                        "Row %d has %,d %s, but row 1 has %,d. Maybe 0 or null where nothing lies."
                                .formatted(rows.size() + 1, row.size(), row.size() == 1 ? "cell" : "cells", first));
            }
            rows.add(row);
        }
    }

    private static final class Cubes implements NestedLists.Receiver {
        private final Problems problems;
        private final Region region;
        private final SymbolGrid grid = new SymbolGrid();
        /** Of the next symbol; lists in lists have one each. */
        private final int[] at;

        Cubes(Problems problems, Region region) {
            this.problems = problems;
            this.region = region;
            this.at = new int[region.lattice().dimensions()];
        }

        @Override
        public void begin(int depth, TextPosition position) {
            Arrays.fill(at, Math.min(depth, at.length) - 1, at.length, 0);
        }

        @Override
        public void word(String written, int depth, TextPosition position) throws UnusableInput {
            String word = PlainFields.word(written);
            if (depth == at.length) {
                symbol(word, position);
            } else if (depth == at.length - 1 && !word.isEmpty()) {
                at[depth] = 0;
                for (String symbol : word.split("")) {
                    symbol(symbol, position);
                }
                at[depth - 1]++;
            } else {
                problems.add(
                        position,
                        "A layer should be a list of rows, as in [[[1, 2], [1, 2]], ...]. Maybe a bracket is missing.");
                throw problems.unusableInput();
            }
        }

        private void symbol(String symbol, TextPosition position) throws UnusableInput {
            Cell cell = region.lattice().cell(at);
            if (!region.contains(cell)) {
                problems.add(
                        position,
                        "This is outside of the board, %s. Maybe the lists are layers of rows, in this order."
                                .formatted(region.sides()));
                throw problems.unusableInput();
            }
            if (!SymbolRows.isSymbol(symbol)) {
                problems.add(position, noSymbol(symbol));
            }
            grid.add(symbol, cell);
            at[at.length - 1]++;
        }

        @Override
        public void end(int depth, TextPosition position) {
            if (depth > 1 && depth <= at.length) {
                at[depth - 2]++;
            }
        }
    }
}
