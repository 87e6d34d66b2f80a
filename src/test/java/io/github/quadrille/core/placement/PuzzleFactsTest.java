package io.github.quadrille.core.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleFactsTest {
    @Test
    void each_kind_has_its_orientations_and_places() {
        PuzzleFacts facts = PuzzleFacts.of(puzzle(new CountRange(1, 2), CountRange.exactly(3)));
        assertThat(facts.kinds())
                .extracting(PuzzleFacts.KindFacts::orientations, PuzzleFacts.KindFacts::placements)
                .containsExactly(tuple(2, 3 * 2 + 4), tuple(1, 2 * 3));
        assertThat(facts.placements()).isEqualTo(16);
    }

    @Test
    void the_most_that_pieces_cover_is_known_unless_a_range_is_open() {
        assertThat(PuzzleFacts.of(puzzle(new CountRange(1, 2), CountRange.exactly(3)))
                        .maxArea())
                .contains(2 * 3 + 3 * 4L);
        assertThat(PuzzleFacts.of(puzzle(CountRange.ANY, CountRange.exactly(3))).maxArea())
                .isEmpty();
        assertThat(PuzzleFacts.of(puzzle(CountRange.exactly(3), CountRange.ANY)).maxArea())
                .isEmpty();
    }

    /** Returns a puzzle on three rows of four cells. */
    private static Puzzle puzzle(CountRange bars, CountRange squares) {
        Bag bag = new Bag(List.of(
                new Supply(BuiltInKinds.find("I3").orElseThrow(), bars),
                new Supply(BuiltInKinds.find("O").orElseThrow(), squares)));
        return new Puzzle("3x4", Region.rectangle(3, 4), PieceSymmetry.FREE, bag);
    }
}
