package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PieceAreasTest {
    @Test
    void with_pieces_of_one_size_the_areas_are_its_multiples() {
        PieceAreas areas = areas(false, 4, 4);
        assertThat(areas.isHopeless(5, 7)).isTrue();
        assertThat(areas.isHopeless(5, 8)).isFalse();
        assertThat(areas.isHopeless(0, 3)).isFalse();
    }

    @Test
    void with_several_sizes_sums_count() {
        PieceAreas areas = areas(false, 4, 6);
        areas.refresh();
        assertThat(areas.isHopeless(2, 2)).isTrue();
        assertThat(areas.isHopeless(10, 10)).isFalse();
    }

    @Test
    void provable_is_only_what_a_common_divisor_shows() {
        PieceAreas areas = areas(true, 4, 6);
        assertThat(areas.isHopeless(2, 2)).isFalse();
        assertThat(areas.isHopeless(3, 3)).isTrue();
    }

    @Test
    void sizes_without_common_divisor_prove_nothing() {
        assertThat(areas(true, 2, 3).isHopeless(1, 1)).isFalse();
    }

    @Test
    void kinds_that_may_not_be_used_do_not_count() {
        Bag bag = new Bag(List.of(
                new Supply(new Kind("none", bar(3).shape()), CountRange.exactly(0)),
                new Supply(bar(4), CountRange.ANY)));
        assertThat(CommonDivisor.of(bag)).isEqualTo(4);
    }

    private static PieceAreas areas(boolean provable, int... lengths) {
        Bag bag = new Bag(IntStream.range(0, lengths.length)
                .mapToObj(i -> new Supply(new Kind("K" + i, bar(lengths[i]).shape()), CountRange.ANY))
                .toList());
        Puzzle puzzle = new Puzzle("areas", Region.rectangle(4, 5), PieceSymmetry.FREE, bag);
        ExactCover problem = new PlacementTable(puzzle).cover();
        return PieceAreas.of(problem, new CoverState(problem, provable, () -> {}), provable);
    }

    private static Kind bar(int length) {
        return new Kind("bar", Polyform.drawn("X".repeat(length)));
    }
}
