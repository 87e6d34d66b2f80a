package io.github.quadrille.io.json;

import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a goal looks like in a puzzle file; only what is not understood is said. */
final class GoalWords {
    private final Puzzle puzzle;

    GoalWords(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    boolean isCover() {
        return puzzle.goal() instanceof Goal.Cover;
    }

    boolean isPieces() {
        return puzzle.goal() instanceof Goal.Pieces;
    }

    /** The weights of kinds that do not count 1, by name. */
    Map<String, Integer> kindWeights() {
        Map<String, Integer> weights = new LinkedHashMap<>();
        if (puzzle.goal() instanceof Goal.Pieces pieces) {
            for (int kind = 0; kind < puzzle.bag().size(); kind++) {
                if (pieces.worth().get(kind) != 1) {
                    weights.put(puzzle.bag().kind(kind).name(), pieces.worth().get(kind));
                }
            }
        }
        return weights;
    }

    /** The picture of the cells' weights; empty when mandatory cells count 1 and optional ones nothing. */
    List<String> cellWeights() {
        Region region = puzzle.region();
        return puzzle.goal() instanceof Goal.Cells cells && !isUsual(cells, region)
                ? LatticeNotation.lines(
                        region.lattice(),
                        region.layers(),
                        region.picture(cell -> Character.forDigit(cells.worth().get(cell), 10)),
                        Region.HOLE)
                : List.of();
    }

    private static boolean isUsual(Goal.Cells cells, Region region) {
        for (int cell = 0; cell < region.size(); cell++) {
            if (cells.worth().get(cell) != (region.isMandatory(cell) ? 1 : 0)) {
                return false;
            }
        }
        return true;
    }
}
