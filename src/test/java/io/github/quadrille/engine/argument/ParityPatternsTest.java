package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParityPatternsTest {
    @Test
    void a_colouring_modulo_2_is_seen_exactly_when_elimination_finds_one() {
        RandomPuzzles puzzles = new RandomPuzzles(4);
        int refuted = 0;
        for (int i = 0; i < 400; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            if (table.size() > 0) {
                boolean seen = ParityPatterns.anyRefutes(table);
                assertThat(seen).as("%s", table.puzzle()).isEqualTo(isFoundByElimination(table));
                refuted += seen ? 1 : 0;
            }
        }
        assertThat(refuted).isBetween(20, 380);
    }

    @Test
    void the_standard_bag_fits_by_parity_when_it_has_an_even_number_of_t() {
        assertThat(ParityPatterns.anyRefutes(new PlacementTable(Puzzle.standard(10, 14))))
                .isTrue();
        assertThat(ParityPatterns.anyRefutes(new PlacementTable(Puzzle.standard(10, 16))))
                .isFalse();
    }

    @Test
    void what_is_refuted_on_an_endless_board_is_refuted_on_any() {
        RandomPuzzles puzzles = new RandomPuzzles(5);
        int refuted = 0;
        for (int i = 0; i < 400; i++) {
            Puzzle puzzle = puzzles.next();
            boolean isSheet =
                    puzzle.region().wrap() == Wrap.NONE && puzzle.region().optionalSize() == 0;
            if (isSheet && ParityPatterns.anyRefutesEndless(puzzle)) {
                refuted++;
                PlacementTable table = new PlacementTable(puzzle);
                assertThat(table.size() == 0 || ParityPatterns.anyRefutes(table))
                        .as("%s", puzzle)
                        .isTrue();
            }
        }
        assertThat(refuted).isPositive();
        assertThat(ParityPatterns.anyRefutesEndless(Puzzle.standard(10, 14))).isTrue();
        assertThat(ParityPatterns.anyRefutesEndless(Puzzle.standard(10, 16))).isFalse();
    }

    private static boolean isFoundByElimination(PlacementTable table) {
        ExactCover problem = table.cover();
        Region region = table.puzzle().region();
        Pattern pattern = Pattern.finest(8);
        int[] cells =
                IntStream.range(0, problem.cells()).filter(problem::isMandatory).toArray();
        int[] classes =
                IntStream.of(cells).map(cell -> pattern.classOf(region, cell)).toArray();
        WeightEquations equations = WeightEquations.of(problem, cells).merged(classes, pattern.classes());
        PrimePower two = new PrimePower(2, 1);
        return Effort.within(
                        Long.MAX_VALUE, () -> {}, effort -> Optional.of(ModularWeights.exists(equations, two, effort)))
                .orElseThrow();
    }
}
