package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryReductionTest {
    /**
     * The first kind is used exactly once. If this is the L, its mirror image J is also used exactly once. All other
     * kinds are used any number of times.
     */
    @ParameterizedTest
    @CsvSource({
        ".../.../..., NONE, FREE, O1 I2",
        ".../.?./..., NONE, FREE, V3 I2 O1",
        "..../..../...., NONE, FREE, T I3 O1",
        "..#../....., NONE, FIXED, O1 I2",
        ".../..., HORIZONTAL, FREE, V3 I2 O1",
        ".../.../..., BOTH, ONE_SIDED, O1 I2",
        "....../......, HORIZONTAL, ONE_SIDED, L J I2",
        "..../..../...., NONE, ONE_SIDED, L J I2"
    })
    void of_every_orbit_one_packing_is_searched_and_the_others_are_its_images(
            String board, Wrap wrap, PieceSymmetry symmetry, String kinds) {
        PlacementTable table = new PlacementTable(puzzle(board, wrap, symmetry, kinds.split(" ")));
        SymmetryReduction reduction = SymmetryReduction.of(table).orElseThrow();
        PropagatorModel model = new PropagatorModel(
                table.cover(),
                false,
                ValueOrdering.AS_LISTED,
                Optional.empty(),
                EndgameKind.NONE,
                DeadEndLog.NONE,
                () -> {});
        IntStream.range(0, table.size()).filter(reduction::excludes).forEach(model::exclude);
        List<Set<Placement>> images = new ArrayList<>();
        int searched = 0;
        while (model.solver().solve()) {
            List<int[]> ofOne = reduction.images(model.solution());
            assertThat(ofOne.get(0)).isEqualTo(model.solution());
            assertThat(reduction.numberOfImages(model.solution())).isEqualTo(ofOne.size());
            ofOne.forEach(image -> images.add(new HashSet<>(table.packing(image).pieces())));
            searched++;
        }
        long all = BruteForce.count(table.puzzle(), Long.MAX_VALUE);
        assertThat(images).doesNotHaveDuplicates().hasSize((int) all);
        assertThat(searched).isPositive().isLessThan((int) all);
    }

    private static Puzzle puzzle(String board, Wrap wrap, PieceSymmetry symmetry, String... kinds) {
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < kinds.length; kind++) {
            boolean once = kind == 0 || kinds[kind].equals("J");
            supplies.add(new Supply(
                    BuiltInKinds.find(kinds[kind]).orElseThrow(), once ? CountRange.exactly(1) : CountRange.ANY));
        }
        List<String> rows = List.of(board.split("/"));
        return new Puzzle(board, new Region(rows, wrap), symmetry, new Bag(supplies));
    }
}
