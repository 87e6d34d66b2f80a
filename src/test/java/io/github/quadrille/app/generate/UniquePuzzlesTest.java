package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class UniquePuzzlesTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void there_is_exactly_one_packing(long seed) {
        GeneratedPuzzle made = Making.of(new UniquePuzzles(6, 8, Wrap.NONE, Making.TETROMINOES, 16), seed)
                .orElseThrow();
        assertUnique(made);
        assertThat(made.puzzle().region().size()).isGreaterThanOrEqualTo(32);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void counting_without_cleverness_agrees(long seed) {
        GeneratedPuzzle made = Making.of(new UniquePuzzles(4, 5, Wrap.NONE, Making.PENTOMINOES, 10), seed)
                .orElseThrow();
        assertUnique(made);
        assertThat(BruteForce.count(made.puzzle(), 2)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void fixed_pieces_need_no_holes(long seed) {
        GeneratedPuzzle made = Making.of(new UniquePuzzles(4, 5, Wrap.NONE, Making.FIXED, 0), seed)
                .orElseThrow();
        assertUnique(made);
        assertThat(made.puzzle().region().size()).isEqualTo(20);
        assertThat(BruteForce.count(made.puzzle(), 2)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(to = "BOTH")
    void edges_may_meet(Wrap wrap) {
        GeneratedPuzzle made = Making.of(new UniquePuzzles(5, 8, wrap, Making.TETROMINOES, 24), 1)
                .orElseThrow();
        assertUnique(made);
        assertThat(made.puzzle().region().wrap()).isEqualTo(wrap);
    }

    @Test
    void the_same_seed_makes_the_same_puzzle_and_another_seed_another() {
        UniquePuzzles source = new UniquePuzzles(6, 8, Wrap.NONE, Making.TETROMINOES, 16);
        assertThat(Making.of(source, 1)).isEqualTo(Making.of(source, 1)).isNotEqualTo(Making.of(source, 2));
    }

    @Test
    void with_a_scout_it_is_the_same() {
        UniquePuzzles alone = new UniquePuzzles(4, 6, Wrap.NONE, Making.TETROMINOES, 4);
        UniquePuzzles scouted = new UniquePuzzles(4, 6, Wrap.NONE, Making.TETROMINOES, 4, Making.scout());
        assertThat(several(scouted)).hasSize(2).isEqualTo(several(alone));
    }

    private static List<GeneratedPuzzle> several(UniquePuzzles source) {
        return source.several(
                2, "test", new SplittableRandom(1), new GenerationClock(Duration.ofMinutes(5), () -> false));
    }

    @Test
    void an_area_that_pieces_cannot_have_is_refused_with_advice_that_helps() {
        UniquePuzzles tiny = new UniquePuzzles(1, 1, Wrap.NONE, Making.TETROMINOES, 0);
        assertThatThrownBy(() -> Making.of(tiny, 1))
                .isInstanceOf(ImpossibleRequest.class)
                .hasMessageEndingWith(
                        "cannot fill 1x1, because one cell is not a multiple of 4. Use another size or other kinds.");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void boards_are_connected(long seed) {
        Wrap wrap = seed % 2 == 0 ? Wrap.NONE : Wrap.HORIZONTAL;
        GeneratedPuzzle made = Making.of(new UniquePuzzles(5, 7, wrap, Making.TETROMINOES, 15), seed)
                .orElseThrow();
        Region region = made.puzzle().region();
        int[] noPieces = new int[region.size()];
        Arrays.fill(noPieces, -1);
        assertThat(Gap.around(0, region, noPieces).size())
                .as("%s", region.picture())
                .isEqualTo(region.size());
    }

    @Test
    void holes_that_may_be_punched_out_make_the_area_fit() {
        GeneratedPuzzle made = Making.of(new UniquePuzzles(5, 5, Wrap.NONE, Making.TETROMINOES, 9), 1)
                .orElseThrow();
        assertUnique(made);
        assertThat(made.puzzle().region().size() % 4).isZero();
        UniquePuzzles whole = new UniquePuzzles(5, 5, Wrap.NONE, Making.TETROMINOES, 0);
        assertThatThrownBy(() -> Making.of(whole, 1))
                .hasMessageEndingWith("because its 25 cells are not a multiple of 4. Use --holes 1 or more.");
    }

    @Test
    void where_mirror_images_are_packings_too_the_search_gives_up_in_time() {
        Optional<GeneratedPuzzle> made = new UniquePuzzles(6, 10, Wrap.BOTH, Making.PENTOMINOES, 0)
                .generate("test", new SplittableRandom(1), new GenerationClock(Duration.ofMillis(300), () -> false));
        assertThat(made).isEmpty();
    }

    private static void assertUnique(GeneratedPuzzle made) {
        assertThat(made.known()).isEqualTo(Known.UNIQUE_TWICE);
        assertThat(new PackingChecker(made.puzzle()).faults(made.packing().orElseThrow()))
                .isEmpty();
        for (SearchOptions options : new SearchOptions[] {
            SearchOptions.FIND_ALL.withPackings(2),
            SearchOptions.FIND_ALL.withPackings(2).withoutSymmetry()
        }) {
            Verdict verdict = PackingSearch.solve(SearchRequest.of(made.puzzle(), options), SolveListener.SILENT);
            assertThat(verdict).isInstanceOfSatisfying(Verdict.Packed.class, packed -> {
                assertThat(packed.packings()).isEqualTo(1);
                assertThat(packed.stoppedBy()).isEmpty();
            });
        }
    }
}
