package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Uniqueness.HowMany;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
@Slow
class RarePackingsTest {
    private static final SearchOptions ON_ONE_THREAD = SearchOptions.FIND_ALL.within(Limits.NONE.withThreads(1));

    private static Solver solver(String size) throws UnusableInput {
        return Solver.of(Puzzles.parse("y", "{board: %s, pieces: {Y5: any}}".formatted(size)))
                .with(ON_ONE_THREAD);
    }

    @Test
    void that_there_is_none_is_known_without_a_search_for_all() throws UnusableInput {
        assertThat(solver("10x17").solve()).isInstanceOf(Verdict.Infeasible.class);
    }

    @Test
    void an_image_is_a_second_packing() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("y", "{board: 15x16, pieces: {Y5: any}}");
        Uniqueness unique = solver("15x16").unique();
        assertThat(unique.howMany()).isEqualTo(HowMany.SEVERAL);
        assertThat(unique.packings())
                .extracting(packing -> Set.copyOf(packing.pieces()))
                .hasSize(2)
                .doesNotHaveDuplicates();
        assertThat(unique.packings())
                .allSatisfy(packing ->
                        assertThat(new PackingChecker(puzzle).faults(packing)).isEmpty());
        assertThat(unique.image())
                .hasValueSatisfying(image -> assertThat(image.isIdentity()).isFalse());
    }
}
