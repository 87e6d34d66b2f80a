package io.github.quadrille.app.web;

import io.github.quadrille.app.play.PieceTree;
import io.github.quadrille.app.render.Palette;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A puzzle as a tree for JSON, with everything that one needs to draw it and to play it. */
final class PuzzleView {
    private PuzzleView() {}

    static Map<String, Object> of(Puzzle puzzle) {
        Region region = puzzle.region();
        Bag bag = puzzle.bag();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", "read");
        tree.put("puzzle", puzzle);
        tree.put("lattice", region.lattice().word());
        tree.put("layers", region.layers());
        tree.put("rows", region.rows());
        tree.put("columns", region.columns());
        tree.put("wrap", region.wrap().word());
        tree.put("symmetry", puzzle.symmetry().word());
        tree.put("goal", puzzle.goal() instanceof Goal.Cover ? "cover" : "pack");
        tree.put("maximise", maximise(puzzle.goal()));
        tree.put("board", region.picture());
        tree.put("kinds", kinds(puzzle));
        tree.put("given", PieceTree.of(puzzle, puzzle.given()));
        tree.put("cells", region.size());
        tree.put("mandatory", region.mandatorySize());
        tree.put("least_area", bag.minArea());
        tree.put("most_area", mostArea(bag));
        tree.put("symmetries", PuzzleSymmetries.of(puzzle).order());
        tree.put("yaml", Puzzles.toYaml(puzzle));
        tree.put("code", code(puzzle));
        return tree;
    }

    private static String maximise(Goal goal) {
        return goal instanceof Goal.Pieces ? "pieces" : goal instanceof Goal.Cells ? "cells" : null;
    }

    private static Long mostArea(Bag bag) {
        return bag.supplies().stream().anyMatch(supply -> supply.count().isOpen())
                ? null
                : Long.valueOf(bag.supplies().stream()
                        .mapToLong(supply ->
                                (long) supply.count().max() * supply.kind().size())
                        .sum());
    }

    private static List<Map<String, Object>> kinds(Puzzle puzzle) {
        List<String> names =
                puzzle.bag().supplies().stream().map(each -> each.kind().name()).toList();
        Palette palette = new Palette(names);
        List<Map<String, Object>> kinds = new ArrayList<>();
        for (Supply supply : puzzle.bag().supplies()) {
            Kind kind = supply.kind();
            int number = kinds.size();
            CountRange count = supply.count();
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("name", kind.name());
            tree.put("letter", String.valueOf(puzzle.bag().letter(number)));
            tree.put("colour", palette.of(number).hex());
            tree.put("size", kind.size());
            tree.put("min", count.min());
            tree.put("max", count.isOpen() ? null : count.max());
            tree.put("cells", PieceTree.cells(puzzle, kind.shape().cells()));
            tree.put(
                    "orientations",
                    kind.shape().orientations(puzzle.symmetry()).stream()
                            .map(Polyform::cells)
                            .map(cells -> PieceTree.cells(puzzle, cells))
                            .toList());
            kinds.add(tree);
        }
        return kinds;
    }

    private static String code(Puzzle puzzle) {
        try {
            return Puzzles.toCode(puzzle);
        } catch (UnusableInput tooLarge) {
            return null;
        }
    }
}
