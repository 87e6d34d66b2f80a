package io.github.quadrille.io.packing;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.JsonValues;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.TextPosition;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the pieces of one packing: {@code [{"kind": "T", "cells": [[0, 0], ...]}, ...]}. */
final class PieceReader {
    /**
     * Coordinates can be at most this far from 0. No board is as large, and sums of coordinates still fit into an int.
     */
    private static final int MAX_COORDINATE = 1_000_000;
    /** A cell has at most this many coordinates. */
    private static final int MOST = 6;

    private static final String COORDINATE = "a whole number from -1000000 to 1000000, counted from 0";

    private final JsonParser parser;
    private final JsonValues values;
    private final Problems problems;
    private int size;
    /** This is the lattice of the board, if it is known. */
    private Optional<Lattice> lattice = Optional.empty();
    /**
     * Maps a number of coordinates to the position of the first cell with that number of coordinates. If the lattice is
     * known, the map has only wrong numbers. Otherwise, each number can be wrong.
     */
    private final SortedMap<Integer, TextPosition> others = new TreeMap<>();

    PieceReader(JsonParser parser, JsonValues values, Problems problems) {
        this.parser = parser;
        this.values = values;
        this.problems = problems;
    }

    /** Begins an answer about a board of this lattice, if the lattice is known. */
    void begin(Optional<Lattice> known) {
        lattice = known;
        others.clear();
    }

    /**
     * Sets the lattice. For each wrong number of coordinates, it reports the first cell with that many coordinates,
     * even if the cell was read before.
     */
    void of(Lattice known) {
        lattice = Optional.of(known);
        others.remove(known.dimensions());
        others.forEach((count, position) -> problems.add(position, known.miscounted(count)));
        others.clear();
    }

    /**
     * Returns the largest number of coordinates of a cell, if the lattice of the board is not known. Otherwise it
     * returns 0.
     */
    int dimensions() {
        return others.isEmpty() ? 0 : others.lastKey();
    }

    /** Reads the array of pieces at the current token of the parser. */
    Packing packing() throws IOException {
        List<Placement> pieces = new ArrayList<>();
        TextPosition start = values.position();
        size = 0;
        values.array("an array of pieces", () -> {
            Optional<Placement> piece = piece();
            // To limit memory, a piece is not kept if more pieces and cells were read than the largest board has cells.
            if (++size <= BoardSize.MAX_SQUARES) {
                piece.ifPresent(pieces::add);
            }
        });
        if (size > BoardSize.MAX_SQUARES) {
            String message =
                    "This packing has %d pieces and cells, which is more than any board can hold. Give one packing at a time.";
            problems.add(start, message.formatted(size));
        }
        lattice.ifPresent(this::of);
        return new Packing(pieces);
    }

    private Optional<Placement> piece() throws IOException {
        TextPosition start = values.position();
        List<String> kinds = new ArrayList<>();
        List<List<Cell>> cells = new ArrayList<>();
        boolean object = values.object("a piece with kind and cells", field -> {
            switch (field) {
                case "kind" -> kinds.add(kind());
                case "cells" -> cells.add(cells());
                default -> parser.skipChildren();
            }
        });
        if (object && kinds.isEmpty()) {
            problems.add(start, "The piece has no kind. Add \"kind\": \"T\".");
        }
        if (object && cells.isEmpty()) {
            problems.add(start, "This piece has no cells. Add \"cells\": [[row, column], ...].");
        }
        return kinds.isEmpty() || cells.isEmpty()
                ? Optional.empty()
                : Optional.of(new Placement(kinds.get(0), cells.get(0)));
    }

    private String kind() throws IOException {
        String name = values.is(JsonToken.VALUE_STRING, "the name of a kind such as \"T\"") ? parser.getText() : "";
        return BuiltInKinds.find(name).map(Kind::name).orElse(name);
    }

    private List<Cell> cells() throws IOException {
        List<Cell> cells = new ArrayList<>();
        values.array(
                "an array of cells",
                () -> cell().filter(cell -> ++size <= BoardSize.MAX_SQUARES).ifPresent(cells::add));
        return cells;
    }

    private Optional<Cell> cell() throws IOException {
        TextPosition start = values.position();
        int[] coordinates = new int[MOST];
        int[] count = {0};
        boolean array = values.array("a cell [row, column]", () -> {
            int coordinate = coordinate();
            if (count[0] < MOST) {
                coordinates[count[0]] = coordinate;
            }
            count[0]++;
        });
        if (!array) {
            return Optional.empty();
        }
        boolean isOther = lattice.isPresent() && lattice.get().dimensions() != count[0];
        Optional<Cell> cell = isOther ? Optional.empty() : Lattices.cell(Arrays.copyOf(coordinates, count[0]));
        if (isOther || (lattice.isEmpty() && cell.isPresent())) {
            others.putIfAbsent(count[0], start);
        } else if (cell.isEmpty()) {
            problems.add(
                    start,
                    "This cell has %d coordinates%s. Write [row, column]."
                            .formatted(count[0], count[0] > 3 && count[0] <= MOST ? ", which are too far from 0" : ""));
        }
        return cell;
    }

    private int coordinate() throws IOException {
        if (!values.is(JsonToken.VALUE_NUMBER_INT, COORDINATE)) {
            return 0;
        }
        if (parser.getNumberType() != JsonParser.NumberType.INT
                || Math.abs((long) parser.getIntValue()) > MAX_COORDINATE) {
            values.reportInstead(COORDINATE);
            return 0;
        }
        return parser.getIntValue();
    }
}
