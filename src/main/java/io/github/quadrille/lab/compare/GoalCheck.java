package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Decides whether the goal of a puzzle is suitable for a comparison. Comparisons count covered mandatory cells, as all
 * local searches do. If a goal counts anything else, a comparison would show a wrong optimum. The time is linear in the
 * number of cells and kinds.
 */
public final class GoalCheck {
    private GoalCheck() {}

    /** Returns why a puzzle cannot be compared, as sentences that end with advice; empty if it can be compared. */
    public static Optional<String> refusal(Puzzle puzzle) {
        if (puzzle.goal() instanceof Goal.Cells cells && !isUsual(cells, puzzle.region())) {
            return Optional.of("Comparisons count covered cells, each mandatory cell once, but the goal of '%s' weighs"
                            .formatted(puzzle.name())
                    + " its cells. Leave out cell-weights.");
        }
        if (puzzle.goal() instanceof Goal.Pieces pieces && !isAsGoodAsCells(pieces, puzzle)) {
            return Optional.of(
                    "Comparisons count covered cells, but the goal of '%s' counts pieces.".formatted(puzzle.name())
                            + " Leave out maximise and weights.");
        }
        return Optional.empty();
    }

    private static boolean isUsual(Goal.Cells goal, Region region) {
        return IntStream.range(0, region.size())
                .allMatch(cell -> goal.worth().get(cell) == (region.isMandatory(cell) ? 1 : 0));
    }

    /**
     * Returns whether counting pieces is equivalent to counting cells. That holds if each piece counts 1, all pieces
     * have the same size, and the board has only mandatory cells.
     */
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
