package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import org.junit.jupiter.api.Test;

class ReachableAreasTest {
    @Test
    void an_area_is_hopeless_exactly_when_no_choice_of_pieces_makes_it() {
        RandomPuzzles puzzles = new RandomPuzzles(5);
        for (int i = 0; i < 300; i++) {
            Puzzle puzzle = puzzles.next();
            int cells = puzzle.region().size();
            ExactCover problem = new PlacementTable(puzzle).cover();
            CoverState state = new CoverState(problem, false, () -> {});
            ReachableAreas areas = new ReachableAreas(problem, state);
            areas.refresh();
            for (int least = 0; least <= cells; least++) {
                for (int most = least; most <= cells; most++) {
                    boolean hopeless = areas.isHopeless(least, most);
                    assertThat(hopeless).isEqualTo(!reachable(puzzle, 0, 0, least, most));
                }
            }
        }
    }

    private static boolean reachable(Puzzle puzzle, int kind, int area, int least, int most) {
        if (area > most) {
            return false;
        }
        if (kind == puzzle.bag().size()) {
            return area >= least;
        }
        int max = Math.min(20, puzzle.bag().count(kind).max());
        for (int count = 0; count <= max; count++) {
            if (reachable(
                    puzzle, kind + 1, area + count * puzzle.bag().kind(kind).size(), least, most)) {
                return true;
            }
        }
        return false;
    }
}
