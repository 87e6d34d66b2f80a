package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which goals comparisons can judge: they count covered mandatory cells, as all local searches do, and would tell
 * another optimum where anything else counts. Linear in cells and kinds.
 */
public final class GoalCheck {
    private GoalCheck() {}

    /** Why a puzzle cannot be compared, as a sentence that ends with advice; empty where it can. */
    public static Optional<String> refusal(Puzzle puzzle) {
        if (puzzle.goal() instanceof Goal.Cells cells && !isUsual(cells, puzzle.region())) {
            return Optional.of("Comparisons count covered cells, each mandatory cell once, but the goal of '%s' weighs"
                            .formatted(puzzle.name())
                    + " its cells. Maybe leave out cell-weights.");
        }
        if (puzzle.goal() instanceof Goal.Pieces pieces && !isAsGoodAsCells(pieces, puzzle)) {
            return Optional.of(
                    "Comparisons count covered cells, but the goal of '%s' counts pieces.".formatted(puzzle.name())
                            + " Maybe leave out maximise and weights.");
        }
        return Optional.empty();
    }

    private static boolean isUsual(Goal.Cells goal, Region region) {
        return IntStream.range(0, region.size())
                .allMatch(cell -> goal.worth().get(cell) == (region.isMandatory(cell) ? 1 : 0));
    }

    /** Pieces of one size cover as many cells each when there is nothing but mandatory cells to cover. */
    private static boolean isAsGoodAsCells(Goal.Pieces goal, Puzzle puzzle) {
        return goal.worth().stream().allMatch(worth -> worth == 1)
                && puzzle.region().optionalSize() == 0
                && puzzle.bag().supplies().stream()
                                .mapToInt(supply -> supply.kind().size())
                                .distinct()
                                .count()
                        == 1;
    }
}
