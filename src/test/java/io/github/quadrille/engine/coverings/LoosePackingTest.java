package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@Slow
class LoosePackingTest {
    /** Each of these puzzles needs only a small part of this many nodes. */
    private static final long ENOUGH = 20_000_000;

    private static final String TEN_CELLS_OF_36 = """
            board: |
              ...???
              ...???
              ??????
              ??????
              ????..
              ????..
            pieces: {I: 2, L: 3, S: 2}
            """;

    private static Puzzle seven() throws UnusableInput {
        return Puzzles.read(Path.of("instances/mixed/seven-cells-36x36.yaml"));
    }

    private static Puzzle puzzle(String text) throws UnusableInput {
        return Puzzles.parse("p", text);
    }

    private static LoosePacking packing(Puzzle puzzle, SearchOptions options) {
        return new LoosePacking(new PlacementTable(puzzle), options, SolveListener.SILENT);
    }

    private static void assertPacks(Puzzle puzzle) {
        assertThat(packing(puzzle, SearchOptions.FIND_ONE).go(ENOUGH))
                .hasValueSatisfying(found ->
                        assertThat(new PackingChecker(puzzle).faults(found)).isEmpty());
    }

    @Test
    void a_board_of_which_an_eighth_stays_open_is_packed() throws UnusableInput {
        assertPacks(seven());
    }

    @Test
    void cells_that_must_be_covered_are() throws UnusableInput {
        assertPacks(puzzle(TEN_CELLS_OF_36));
    }

    @Test
    void a_board_may_be_packed_without_an_open_cell() throws UnusableInput {
        assertPacks(puzzle("{board: 20x20, pieces: {T: 20, I: 20, O: 20, L: 20, S: 20}}"));
    }

    @Test
    void boxes_are_packed_too() throws UnusableInput {
        assertPacks(puzzle("{lattice: cubic, board: 4x4x4, pieces: {I: 5, L: 5, T: 6}}"));
    }

    @Test
    void of_ranges_as_few_pieces_are_laid_as_may_be_where_no_cell_must_be_covered() throws UnusableInput {
        Puzzle puzzle = puzzle("""
                board: |
                  ??????
                  ??????
                  ??????
                pieces: {T: 2..4, I: any}
                """);
        assertThat(packing(puzzle, SearchOptions.FIND_ONE)
                        .go(ENOUGH)
                        .orElseThrow()
                        .pieces())
                .hasSize(2);
    }

    @Test
    void it_goes_on_where_it_paused() throws UnusableInput {
        Puzzle puzzle = seven();
        LoosePacking pausing = packing(puzzle, SearchOptions.FIND_ONE);
        Optional<Packing> found = Optional.empty();
        List<Long> nodes = new ArrayList<>();
        while (found.isEmpty()) {
            found = pausing.go(20_000);
            nodes.add(pausing.nodes());
        }
        LoosePacking whole = packing(puzzle, SearchOptions.FIND_ONE);
        assertThat(whole.go(ENOUGH)).isEqualTo(found);
        assertThat(whole.work().nodes()).isEqualTo(pausing.nodes());
        assertThat(nodes).hasSizeGreaterThan(1).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void another_seed_finds_another_packing() throws UnusableInput {
        Puzzle puzzle = seven();
        assertThat(packing(puzzle, SearchOptions.FIND_ONE.withSeed(2)).go(ENOUGH))
                .isNotEqualTo(packing(puzzle, SearchOptions.FIND_ONE).go(ENOUGH));
    }

    @Test
    void where_there_is_none_it_comes_back_with_nothing_until_a_limit() throws UnusableInput {
        Puzzle puzzle = puzzle("""
                board: |
                  ??????
                  ??????
                  ??????
                  ??????
                  ??????
                  ??????
                pieces: {I: 9}
                """);
        LoosePacking none = packing(puzzle, SearchOptions.FIND_ONE.withNodeLimit(5_000));
        assertThat(none.go(1_000)).isEmpty();
        assertThatThrownBy(() -> none.go(ENOUGH))
                .isInstanceOfSatisfying(
                        Stopped.class, stopped -> assertThat(stopped.limit()).isEqualTo(Limit.NODES));
    }

    @Test
    void one_who_listens_may_interrupt_it() throws UnusableInput {
        PlacementTable table = new PlacementTable(seven());
        assertThatThrownBy(() ->
                        new LoosePacking(table, SearchOptions.FIND_ONE, SolveListener.until(() -> true)).go(ENOUGH))
                .isInstanceOf(Stopped.class);
    }

    @Test
    void it_suits_where_one_of_sixteen_cells_may_stay_open() throws UnusableInput {
        assertThat(LoosePacking.suits(new PlacementTable(seven()))).isTrue();
        assertThat(LoosePacking.suits(new PlacementTable(puzzle(TEN_CELLS_OF_36))))
                .isTrue();
        assertThat(LoosePacking.suits(new PlacementTable(puzzle("{board: 4x5, pieces: {I: 5}}"))))
                .isFalse();
    }
}
