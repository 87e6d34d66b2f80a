package io.github.quadrille.engine.blocks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Isometry;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class BlockPackingTest {
    @ParameterizedTest
    @CsvSource({
        "4, 10",
        "5, 8",
        "3, 40",
        "6, 20",
        "10, 4",
        "8, 5",
        "40, 3",
        "20, 6",
        "28, 70",
        "80, 7",
        "9, 40",
        "14, 60",
        "45, 56",
        "100, 100",
        "99, 80",
        "10, 20",
        "200, 6"
    })
    void the_checker_accepts_the_packing(int rows, int columns) {
        Puzzle puzzle = Puzzle.standard(rows, columns);
        Packing packing = BlockPacking.of(puzzle).orElseThrow();
        assertThat(new PackingChecker(puzzle).faults(packing)).isEmpty();
    }

    @Test
    void the_same_packing_comes_every_time() {
        assertThat(BlockPacking.of(Puzzle.standard(14, 60))).isEqualTo(BlockPacking.of(Puzzle.standard(14, 60)));
    }

    @Test
    void kinds_keep_the_names_that_the_puzzle_gives_them() {
        Puzzle standard = Puzzle.standard(8, 20);
        List<Supply> renamed = new ArrayList<>();
        for (Supply supply : standard.bag().supplies()) {
            Kind kind =
                    new Kind("my " + supply.kind().name(), supply.kind().shape().transformed(Isometry.FLIP_TURN_90));
            renamed.add(new Supply(kind, supply.count()));
        }
        Puzzle puzzle = new Puzzle("mine", standard.region(), standard.symmetry(), new Bag(renamed));
        Packing packing = BlockPacking.of(puzzle).orElseThrow();
        assertThat(packing.pieces())
                .extracting(Placement::kind)
                .contains("my T")
                .doesNotContain("T");
        assertThat(new PackingChecker(puzzle).faults(packing)).isEmpty();
    }

    @Exhaustive
    @Test
    void a_million_cells_are_packed_in_a_gigabyte() {
        Puzzle puzzle = Puzzle.standard(1000, 1000);
        Packing packing = BlockPacking.of(puzzle).orElseThrow();
        assertThat(packing.pieces()).hasSize(250_000);
        assertThat(new PackingChecker(puzzle).faults(packing)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"7, 8", "10, 14", "2, 20", "1, 40"})
    void where_there_is_none_none_is_given(int rows, int columns) {
        assertThat(BlockPacking.of(Puzzle.standard(rows, columns))).isEmpty();
    }
}
