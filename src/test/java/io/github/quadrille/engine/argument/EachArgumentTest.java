package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.engine.argument.NoRoomArgument.ScarceKind;
import io.github.quadrille.engine.argument.NoRoomArgument.UncoverableCell;
import io.github.quadrille.engine.argument.NoRoomArgument.UnfillablePart;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Tests separately each argument that needs the placements, even where {@link Arguments} would find a cheaper one
 * first.
 */
class EachArgumentTest {
    private static final int PUZZLES = Rounds.of(250, 2_500);

    private enum Way {
        UNCOVERABLE_CELL,
        SCARCE_KIND,
        CLOSED_PART,
        REGULAR_COLOURING,
        COLOURING,
        FRACTIONAL;

        Optional<? extends Argument> find(PlacementTable table) {
            return switch (this) {
                case UNCOVERABLE_CELL -> UncoverableCell.find(table);
                case SCARCE_KIND -> ScarceKind.find(table);
                case CLOSED_PART -> UnfillablePart.find(table);
                case REGULAR_COLOURING -> ColouringArgument.findRegular(table, () -> {});
                case COLOURING -> ColouringArgument.findAny(table, () -> {});
                case FRACTIONAL -> FractionalArgument.find(table, 250, () -> {});
            };
        }
    }

    @Test
    void none_refutes_a_puzzle_that_has_a_packing_and_each_refutes_some_that_have_none() {
        RandomPuzzles puzzles = new RandomPuzzles(91);
        List<Way> refuting = new ArrayList<>();
        Set<Way> alone = EnumSet.noneOf(Way.class);
        int packed = 0;
        for (int i = 0; i < PUZZLES; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            Set<Way> speaking = speaking(table);
            // Brute force takes long where no numbers of pieces fit the area.
            if (AreaArgument.find(table.puzzle()).isEmpty() && BruteForce.count(table.puzzle(), 1) > 0) {
                assertThat(speaking).as("%s", table.puzzle()).isEmpty();
                packed++;
            } else {
                refuting.addAll(speaking);
                alone.addAll(speaking.size() == 1 ? speaking : Set.of());
            }
        }
        assertThat(packed).isGreaterThan(PUZZLES / 12);
        for (Way way : Way.values()) {
            assertThat(refuting)
                    .filteredOn(way::equals)
                    .as("%s", way)
                    .hasSizeGreaterThan(PUZZLES / (way == Way.SCARCE_KIND ? 20 : 8));
        }
        assertThat(alone).contains(Way.SCARCE_KIND, Way.FRACTIONAL);
    }

    @Test
    void colourings_see_what_weights_do_not() throws UnusableInput {
        PlacementTable table = new PlacementTable(PuzzleReader.read("instances/infeasible/l-6x6.yaml"));
        assertThat(speaking(table)).containsExactly(Way.REGULAR_COLOURING, Way.COLOURING);
    }

    private static Set<Way> speaking(PlacementTable table) {
        Set<Way> speaking = EnumSet.noneOf(Way.class);
        for (Way way : Way.values()) {
            Optional<? extends Argument> argument = way.find(table);
            argument.ifPresent(one -> {
                CertificateCheck.check(table.puzzle(), one.certificate());
                speaking.add(way);
            });
        }
        return speaking;
    }
}
