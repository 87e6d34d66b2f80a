package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PossibleWorthsTest {
    @Test
    void tetrominoes_cover_multiples_of_four_cells() {
        PossibleWorths possibleWorths = of(Region.rectangle(12, 12), 135, new Supply(kind("S"), CountRange.ANY));
        assertThat(possibleWorths.atMost(135)).hasValue(132);
        assertThat(possibleWorths.above(128)).hasValue(132);
        assertThat(possibleWorths.above(132)).isEmpty();
    }

    @Test
    void counts_limit_the_sums() {
        PossibleWorths possibleWorths = of(
                Region.rectangle(6, 6),
                36,
                new Supply(kind("I3"), new CountRange(1, 2)),
                new Supply(kind("S"), CountRange.exactly(2)));
        assertThat(possibleWorths.above(-1)).hasValue(11);
        assertThat(possibleWorths.above(11)).hasValue(14);
        assertThat(possibleWorths.above(14)).isEmpty();
        assertThat(possibleWorths.atMost(10)).isEmpty();
    }

    @Test
    void where_cells_count_differently_every_number_is_possible() {
        Region region = Region.rectangle(2, 2);
        Bag bag = new Bag(List.of(new Supply(kind("I2"), CountRange.ANY)));
        Goal.Cover goal = new Goal.Cells(List.of(1, 2, 3, 4));
        PossibleWorths possibleWorths =
                PossibleWorths.of(new Puzzle("weights", region, PieceSymmetry.FREE, bag, goal), goal, 10);
        assertThat(possibleWorths.atMost(9)).hasValue(9);
        assertThat(possibleWorths.above(9)).hasValue(10);
    }

    private static Kind kind(String name) {
        return BuiltInKinds.find(name).orElseThrow();
    }

    private static PossibleWorths of(Region region, long bound, Supply... supplies) {
        Goal.Cover goal = new Goal.Cells(Collections.nCopies(region.size(), 1));
        return PossibleWorths.of(
                new Puzzle("sums", region, PieceSymmetry.FREE, new Bag(List.of(supplies)), goal), goal, bound);
    }
}
