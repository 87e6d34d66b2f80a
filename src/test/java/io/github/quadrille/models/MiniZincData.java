package io.github.quadrille.models;

import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a puzzle as data for {@code models/packing.mzn}; an open range ends at the number of cells. */
final class MiniZincData {
    private MiniZincData() {}

    static String of(Puzzle puzzle, String comment) {
        PlacementTable table = new PlacementTable(puzzle);
        int kinds = puzzle.bag().size();
        int cells = puzzle.region().size();
        return "%% %s%n".formatted(comment)
                + "cells = %d;%n".formatted(cells)
                + array(
                        "mandatory",
                        cells,
                        c -> Boolean.toString(puzzle.region().isMandatory(c)))
                + "kinds = %d;%n".formatted(kinds)
                + array("name", kinds, k -> '"' + puzzle.bag().kind(k).name() + '"')
                + array(
                        "least",
                        kinds,
                        k -> Integer.toString(puzzle.bag().count(k).min()))
                + array(
                        "most",
                        kinds,
                        k -> Integer.toString(
                                Math.min(cells, puzzle.bag().count(k).max())))
                + "placements = %d;%n".formatted(table.size())
                + array("kind", table.size(), p -> Integer.toString(table.kind(p) + 1))
                + array(
                        "covers",
                        table.size(),
                        p -> Arrays.stream(table.cells(p))
                                .mapToObj(cell -> Integer.toString(cell + 1))
                                .collect(Collectors.joining(",", "{", "}")));
    }

    private static String array(String name, int size, IntFunction<String> value) {
        return IntStream.range(0, size).mapToObj(value).collect(Collectors.joining(", ", name + " = [", "];\n"));
    }
}
