package io.github.quadrille.app.web;

import io.github.quadrille.app.render.Palette;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.PieceAnswer;
import java.util.ArrayList;
import java.util.List;

/**
 * A puzzle with everything that one needs to draw it and to play it.
 *
 * @param maximise null where the goal is to pack
 * @param mostArea null where a kind may have any number of pieces
 * @param code null where the puzzle is too large for one
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
        int cells,
        int mandatory,
        long leastArea,
        Long mostArea,
        int symmetries,
        String yaml,
        String code) {
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

    private static String code(Puzzle puzzle) {
        try {
            return Puzzles.toCode(puzzle);
        } catch (UnusableInput tooLarge) {
            return null;
        }
    }

    /** A kind of piece; {@code max} is null where there may be any number. */
    private record KindView(
            String name,
            String letter,
            String colour,
            int size,
            int min,
            Integer max,
            List<List<Integer>> cells,
            List<List<List<Integer>>> orientations) {
        static List<KindView> of(Puzzle puzzle) {
            List<Supply> supplies = puzzle.bag().supplies();
            Palette palette = new Palette(
                    supplies.stream().map(each -> each.kind().name()).toList());
            List<KindView> kinds = new ArrayList<>();
            for (Supply supply : supplies) {
                Polyform shape = supply.kind().shape();
                int number = kinds.size();
                kinds.add(new KindView(
                        supply.kind().name(),
                        String.valueOf(puzzle.bag().letter(number)),
                        palette.of(number).hex(),
                        supply.kind().size(),
                        supply.count().min(),
                        supply.count().isOpen() ? null : supply.count().max(),
                        PieceAnswer.cells(puzzle, shape.cells()),
                        shape.orientations(puzzle.symmetry()).stream()
                                .map(turned -> PieceAnswer.cells(puzzle, turned.cells()))
                                .toList()));
            }
            return kinds;
        }
    }
}
