package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.BlockPuzzles.Draw;
import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.KindsReader;
import io.github.quadrille.io.text.BoardSize;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BlockPuzzlesTest {
    @Test
    void the_blocks_are_all_packings_of_four_by_four() {
        BlockPuzzles source = of(4, 4, Draw.FILLINGS);
        Puzzle block =
                new Puzzle("block", Region.rectangle(4, 4), Making.ONE_SIDED.symmetry(), Making.ONE_SIDED.unlimited());
        assertThat(source.blocks()).hasSize((int) BruteForce.count(block, Long.MAX_VALUE));
        assertThat(source.blocks()).hasSize(117);
    }

    @Test
    void combinations_of_pieces_are_drawn_alike_however_many_packings_they_have() {
        List<Bag> ofFillings = bags(of(4, 4, Draw.FILLINGS));
        assertThat(bags(of(4, 4, Draw.BAGS)))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(new HashSet<>(ofFillings))
                .hasSize(24);
    }

    private static List<Bag> bags(BlockPuzzles source) {
        return source.blocks().stream()
                .map(block -> Making.ONE_SIDED.countedIn(block.pieces()))
                .toList();
    }

    /** Makes block puzzles with blocks of 4x4, which is the default size. */
    private static BlockPuzzles of(int rows, int columns, Draw draw) {
        return new BlockPuzzles(Region.rectangle(rows, columns), Region.rectangle(4, 4), "4x4", Making.ONE_SIDED, draw);
    }

    @ParameterizedTest
    @CsvSource({
        "square,tetrominoes,8x12,4x4",
        "cubic,tetracubes,2x4x4,2x2x4",
        "hexagonal,tetrahexes,4x8,4x4",
        "triangular,hexiamonds,3x8,3x4"
    })
    void there_are_blocks_of_every_lattice(String lattice, String kinds, String size, String usual)
            throws UnusableInput {
        Lattice cells = Lattices.ALL.stream()
                .filter(one -> one.word().equals(lattice))
                .findFirst()
                .orElseThrow();
        PieceChoice pieces = PieceChoice.of(KindsReader.read("kinds", kinds, Optional.empty(), cells));
        String unit = size.replaceAll("[0-9]+", "1");
        String block = BlockPuzzles.usualBlock(
                size.split("x").length, BoardSize.board(unit, cells, Wrap.NONE).size(), pieces);
        assertThat(block).isEqualTo(usual);
        GeneratedPuzzle made = Making.of(
                        new BlockPuzzles(
                                BoardSize.board(size, cells, Wrap.NONE),
                                BoardSize.board(block, cells, Wrap.NONE),
                                block,
                                pieces,
                                Draw.BAGS),
                        1)
                .orElseThrow();
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        assertThat(made.diversity()).isPresent();
    }

    @ParameterizedTest
    @CsvSource({"4,2x2x2x2", "5,1x2x2x2x2"})
    void the_usual_block_has_room_for_four_pieces(int sides, String block) {
        assertThat(BlockPuzzles.usualBlock(sides, 1, Making.ONE_SIDED)).isEqualTo(block);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void the_packing_is_one_and_the_exact_search_finds_one_too(long seed) {
        GeneratedPuzzle made = Making.of(of(8, 12, Draw.BAGS), seed).orElseThrow();
        assertThat(made.known()).isEqualTo(Known.PLANTED);
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        assertThat(made.puzzle().bag().minArea()).isEqualTo(96);
        assertThat(Solver.of(made.puzzle()).solve()).isInstanceOf(Verdict.Packed.class);
    }

    @Test
    void the_same_seed_makes_the_same_puzzle_and_another_seed_another() {
        BlockPuzzles source = of(8, 12, Draw.BAGS);
        assertThat(Making.of(source, 1)).isEqualTo(Making.of(source, 1)).isNotEqualTo(Making.of(source, 2));
    }

    @ParameterizedTest
    @CsvSource({"5,6,4x8", "1,12,4x12", "9,10,8x12"})
    void other_sizes_are_refused_with_one_near_them(int rows, int columns, String advice) {
        assertThatThrownBy(() -> of(rows, columns, Draw.BAGS))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessage("Blocks of 4x4 do not fill %dx%d. Use %s, or another --block.", rows, columns, advice);
    }

    @Test
    void pieces_that_fill_no_block_are_refused() {
        assertThatThrownBy(() -> new BlockPuzzles(
                        Region.rectangle(4, 4), Region.rectangle(4, 4), "4x4", Making.PENTOMINOES, Draw.BAGS))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageContaining("No block of 4x4 can be filled by F5");
    }
}
