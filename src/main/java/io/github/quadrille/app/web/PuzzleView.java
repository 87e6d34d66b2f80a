package io.github.quadrille.app.web;

import io.github.quadrille.app.render.Palette;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Orientation;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.answer.RuleAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RuleFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Holds a puzzle with everything that a program needs to draw it and to play it.
 *
 * @param maximise what a covering counts, {@code cells} or {@code pieces}; null if the goal is to pack
 * @param rules the rules, with the sentences that explain them
 * @param symmetric some values that the rule {@code symmetric} can have on this board, as puzzle files write them
 * @param mostArea the largest number of cells that all pieces together can have; null if there may be any number of
 *     pieces of some kind
 * @param code the code that stands for the puzzle in links; null if the puzzle is too large for a code
 */
record PuzzleView(
        String status,
        Puzzle puzzle,
        String lattice,
        int layers,
        int rows,
        int columns,
        String wrap,
        String symmetry,
        String goal,
        String maximise,
        List<String> board,
        List<KindView> kinds,
        List<PieceAnswer> given,
        List<RuleAnswer> rules,
        List<Object> symmetric,
        int cells,
        int mandatory,
        long leastArea,
        Long mostArea,
        int symmetries,
        String yaml,
        String code) {
    private static final int LARGEST_SYMMETRIC = 10_000;
    private static final int MOST_SYMMETRIC = 12;

    static PuzzleView of(Puzzle puzzle) {
        Region region = puzzle.region();
        Bag bag = puzzle.bag();
        return new PuzzleView(
                "read",
                puzzle,
                region.lattice().word(),
                region.layers(),
                region.rows(),
                region.columns(),
                region.wrap().word(),
                puzzle.symmetry().word(),
                puzzle.goal() instanceof Goal.Cover ? "cover" : "pack",
                maximise(puzzle.goal()),
                region.picture(),
                KindView.of(puzzle),
                PieceAnswer.of(puzzle, puzzle.given()),
                RuleAnswer.of(puzzle),
                symmetric(puzzle),
                region.size(),
                region.mandatorySize(),
                bag.minArea(),
                mostArea(bag),
                PuzzleSymmetries.of(puzzle).order(),
                Puzzles.toYaml(puzzle),
                code(puzzle));
    }

    private static String maximise(Goal goal) {
        return goal instanceof Goal.Pieces ? "pieces" : goal instanceof Goal.Cells ? "cells" : null;
    }

    private static Long mostArea(Bag bag) {
        return bag.supplies().stream().anyMatch(supply -> supply.count().isOpen()) ? null : Long.valueOf(bag.maxArea());
    }

    /**
     * Returns the first 12 symmetries of the board except the identity, or all if there are fewer, as values of the
     * rule {@code symmetric}. The list is empty if the board has more than 10,000 cells or has optional cells, or if
     * the goal is to cover.
     */
    private static List<Object> symmetric(Puzzle puzzle) {
        Region region = puzzle.region();
        if (region.size() > LARGEST_SYMMETRIC || region.optionalSize() > 0 || !(puzzle.goal() instanceof Goal.Pack)) {
            return List.of();
        }
        return RegionSymmetries.of(region)
                .elements()
                .skip(1)
                .limit(MOST_SYMMETRIC)
                .map(one -> RuleFields.of(new Rule.Symmetric(one.name(region.lattice())), region))
                .map(fields -> fields.get("symmetric"))
                .toList();
    }

    private static String code(Puzzle puzzle) {
        try {
            return Puzzles.toCode(puzzle);
        } catch (UnusableInput tooLarge) {
            return null;
        }
    }

    /**
     * Holds a kind of piece.
     *
     * @param max the largest number of pieces; null if there may be any number
     * @param colours the colours of the cells, a character for each cell, and '.' for a cell without a colour; null if
     *     the rules give this kind no colours
     * @param orientations the orientations that the rules allow
     * @param turnedColours the colours of each orientation, in the same form; null if {@code colours} is null
     */
    private record KindView(
            String name,
            String letter,
            String colour,
            int size,
            int min,
            Integer max,
            List<List<Integer>> cells,
            String colours,
            List<List<List<Integer>>> orientations,
            List<String> turnedColours) {
        static List<KindView> of(Puzzle puzzle) {
            List<Supply> supplies = puzzle.bag().supplies();
            Palette palette = new Palette(
                    supplies.stream().map(each -> each.kind().name()).toList());
            List<KindView> kinds = new ArrayList<>();
            for (Supply supply : supplies) {
                Polyform shape = supply.kind().shape();
                int number = kinds.size();
                Optional<Map<Cell, Character>> colours = puzzle.rules()
                        .colours()
                        .map(all -> all.shapes().get(supply.kind().name()));
                List<Orientation> ways = Orientation.of(puzzle, number);
                kinds.add(new KindView(
                        supply.kind().name(),
                        String.valueOf(puzzle.bag().letter(number)),
                        palette.of(number).hex(),
                        supply.kind().size(),
                        supply.count().min(),
                        supply.count().isOpen() ? null : supply.count().max(),
                        PieceAnswer.cells(puzzle, shape.cells()),
                        colours.map(all -> word(shape.cells().stream()
                                        .map(cell -> all.getOrDefault(cell, Rule.ANY_COLOUR))
                                        .toList()))
                                .orElse(null),
                        ways.stream()
                                .map(way -> PieceAnswer.cells(puzzle, way.form().cells()))
                                .toList(),
                        colours.map(all -> ways.stream()
                                        .map(way -> word(way.colours()))
                                        .toList())
                                .orElse(null)));
            }
            return kinds;
        }

        private static String word(List<Character> colours) {
            return colours.stream().map(String::valueOf).collect(Collectors.joining());
        }
    }
}
