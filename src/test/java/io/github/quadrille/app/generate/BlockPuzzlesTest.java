package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlockPuzzlesTest {
    @Test
    void the_blocks_are_all_packings_of_four_by_four() {
        BlockPuzzles source = new BlockPuzzles(4, 4, Wrap.NONE, Making.ONE_SIDED);
        Puzzle block =
                new Puzzle("block", Region.rectangle(4, 4), Making.ONE_SIDED.symmetry(), Making.ONE_SIDED.unlimited());
        assertThat(source.blocks()).hasSize((int) BruteForce.count(block, Long.MAX_VALUE));
        assertThat(source.blocks()).hasSize(117);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void the_packing_is_one_and_the_exact_search_finds_one_too(long seed) {
        GeneratedPuzzle made = Making.of(new BlockPuzzles(8, 12, Wrap.NONE, Making.ONE_SIDED), seed)
                .orElseThrow();
        assertThat(made.known()).isEqualTo(Known.PLANTED);
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        assertThat(made.puzzle().bag().minArea()).isEqualTo(96);
        assertThat(Solver.of(made.puzzle()).solve()).isInstanceOf(Verdict.Packed.class);
    }

    @Test
    void the_same_seed_makes_the_same_puzzle_and_another_seed_another() {
        BlockPuzzles source = new BlockPuzzles(8, 12, Wrap.NONE, Making.ONE_SIDED);
        assertThat(Making.of(source, 1)).isEqualTo(Making.of(source, 1)).isNotEqualTo(Making.of(source, 2));
    }

    @ParameterizedTest
    @CsvSource({"5,6,4x8", "1,12,4x12", "9,10,8x12"})
    void other_sizes_are_refused_with_one_near_them(int rows, int columns, String advice) {
        assertThatThrownBy(() -> new BlockPuzzles(rows, columns, Wrap.NONE, Making.ONE_SIDED))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessage("Blocks of 4x4 do not fill %dx%d. Maybe %s.", rows, columns, advice);
    }

    @Test
    void pieces_that_fill_no_block_are_refused() {
        assertThatThrownBy(() -> new BlockPuzzles(4, 4, Wrap.NONE, Making.PENTOMINOES))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("No 4x4 block can be filled with F5");
    }
}
