package io.github.quadrille.io.picture;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.List;

/** Receives a list of rows of squares. A row is a list of symbols, or a string that has a symbol for each square. */
final class SquareLists implements NestedLists.Receiver {
    private final Problems problems;
    private final List<List<String>> rows = new ArrayList<>();
    private final List<String> strings = new ArrayList<>();
    private List<String> row = new ArrayList<>();

    SquareLists(Problems problems) {
        this.problems = problems;
    }

    /** Returns the symbols, after everything is read. Rows that are strings come below rows that are lists. */
    PictureSymbols symbols() {
        List<List<String>> all = new ArrayList<>(rows);
        all.addAll(SymbolRows.symbols(strings, false));
        return SymbolGrid.of(all).symbols();
    }

    @Override
    public void begin(int depth, TextPosition position) {
        if (depth > 2) {
            problems.add(
                    position, "There is a list where a symbol should be. Check whether there is a bracket too many.");
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
            problems.add(position, SymbolLists.noSymbol(word));
        }
        int here = Math.max(1, rows.size() + strings.size());
        int width = Math.max(row.size(), depth == 1 ? word.length() : 1);
        if (problems.isRefused(position, new BoardSize(here, width).complaintOfGrid())) {
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
                    "Row %d has %,d %s, but row 1 has %,d. Write 0 or null for an empty cell."
                            .formatted(rows.size() + 1, row.size(), row.size() == 1 ? "cell" : "cells", first));
        }
        rows.add(row);
    }
}
