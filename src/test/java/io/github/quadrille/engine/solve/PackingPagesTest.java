package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.PackingPage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Slow
class PackingPagesTest {
    private static final long MANY = 150;

    private static PackingPage page(PackingPages pages, long from, int count) {
        return pages.page(BigInteger.valueOf(from), count, Limits.NONE, SolveListener.SILENT);
    }

    private static Puzzle puzzle(String text) throws UnusableInput {
        return Puzzles.parse("p", text);
    }

    /** Returns the packings of all pages. */
    private static List<Packing> all(PackingPages pages, int count) {
        List<Packing> packings = new ArrayList<>();
        PackingPage page = page(pages, 0, count);
        while (!page.packings().isEmpty()) {
            packings.addAll(page.packings());
            page = page(pages, packings.size(), count);
        }
        assertThat(page.mayHaveMore()).isFalse();
        assertThat(page.total()).contains(BigInteger.valueOf(packings.size()));
        return packings;
    }

    /** Returns the packings as sets, without the order of pieces and cells. */
    private static Set<Set<Set<?>>> sets(Stream<Packing> packings) {
        return packings.map(packing -> packing.pieces().stream()
                        .<Set<?>>map(piece -> Set.of(piece.kind(), Set.copyOf(piece.cells())))
                        .collect(Collectors.toSet()))
                .collect(Collectors.toSet());
    }

    /**
     * Returns the puzzle itself, but in every third turn with a given piece: the first piece of a packing of the
     * puzzle.
     */
    private static Puzzle begun(Puzzle puzzle, int turn) {
        List<Placement> pieces =
                Solver.of(puzzle).solve().bestSeen().map(Packing::pieces).orElse(List.of());
        return turn % 3 > 0 || pieces.isEmpty() ? puzzle : puzzle.withGiven(pieces.subList(0, 1));
    }

    private static void pagesAreTheWholeList(Supplier<Puzzle> puzzles, int number) {
        int packed = 0;
        for (int i = 0; i < number; i++) {
            Puzzle puzzle = begun(puzzles.get(), i);
            if (BruteForce.count(puzzle.rest(), MANY) == MANY) {
                continue;
            }
            List<Packing> expected = Solver.of(puzzle).packings().toList();
            List<Packing> paged = all(Solver.of(puzzle).pages(), 1 + i % 7);
            assertThat(paged).as("%s", puzzle).hasSameSizeAs(expected);
            assertThat(sets(paged.stream())).isEqualTo(sets(expected.stream())).hasSameSizeAs(paged);
            PackingChecker checker = new PackingChecker(puzzle);
            assertThat(paged)
                    .allSatisfy(packing -> assertThat(checker.faults(packing)).isEmpty());
            packed += paged.isEmpty() ? 0 : 1;
        }
        assertThat(packed).isGreaterThan(number / 8);
    }

    @Test
    void pages_are_the_whole_list_of_random_puzzles() {
        pagesAreTheWholeList(new RandomPuzzles(31)::next, 60);
    }

    @Test
    void pages_are_the_whole_list_on_every_lattice() {
        Lattices.ALL.forEach(lattice -> pagesAreTheWholeList(new RandomLatticePuzzles(lattice, 5)::next, 24));
    }

    @Test
    void the_search_finds_the_same_list() {
        RandomPuzzles puzzles = new RandomPuzzles(32);
        for (int i = 0; i < Rounds.of(25, 60); i++) {
            Puzzle puzzle = puzzles.next();
            if (BruteForce.count(puzzle, MANY) < MANY) {
                SearchedPackings searched = new SearchedPackings(puzzle, SearchOptions.FIND_ONE, SymmetryGroup.TRIVIAL);
                List<Packing> found = new ArrayList<>();
                while (searched.at(found.size()).isPresent()) {
                    found.add(searched.at(found.size()).get());
                }
                assertThat(found).isEqualTo(Solver.of(puzzle).packings().toList());
                assertThat(searched.total()).hasValue(found.size());
            }
        }
    }

    @Test
    void one_of_each_class_is_listed() {
        RandomPuzzles puzzles = new RandomPuzzles(33);
        int symmetric = 0;
        for (int i = 0; i < Rounds.of(50, 120); i++) {
            Puzzle puzzle = puzzles.next();
            if (BruteForce.count(puzzle, MANY) < MANY) {
                List<Packing> classes =
                        all(Solver.of(puzzle).upTo(SymmetryGroup.FULL).pages(), 5);
                assertThat(BigInteger.valueOf(classes.size()))
                        .as("%s", puzzle)
                        .isEqualTo(Solver.of(puzzle)
                                .upTo(SymmetryGroup.FULL)
                                .count()
                                .classes()
                                .orElseThrow()
                                .classes());
                symmetric += classes.size() < Solver.of(puzzle).packings().count() ? 1 : 0;
            }
        }
        assertThat(symmetric).isGreaterThan(5);
    }

    @Test
    void a_far_page_is_as_near_as_the_first() {
        Puzzle puzzle = Puzzle.standard(6, 20);
        PackingPages pages = Solver.of(puzzle).pages();
        BigInteger total = page(pages, 0, 1).total().orElseThrow();
        assertThat(total).isEqualTo("4397671842816160");
        assertThat(pages.isRanked()).isTrue();
        PackingChecker checker = new PackingChecker(puzzle);
        Set<Packing> seen = new HashSet<>();
        for (BigInteger from : List.of(BigInteger.ZERO, new BigInteger("1234567890"), total.shiftRight(1))) {
            PackingPage page = pages.page(from, 3, Limits.NONE, SolveListener.SILENT);
            assertThat(page.packings()).hasSize(3).allSatisfy(packing -> {
                assertThat(checker.faults(packing)).isEmpty();
                assertThat(seen.add(packing)).isTrue();
            });
            assertThat(page.mayHaveMore()).isTrue();
        }
        PackingPage last = pages.page(total.subtract(BigInteger.TWO), 3, Limits.NONE, SolveListener.SILENT);
        assertThat(last.packings()).hasSize(2);
        assertThat(last.mayHaveMore()).isFalse();
    }

    @Test
    void going_back_shows_the_same_page() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 6x10, pieces: {pentominoes: 1}}");
        PackingPages pages = Solver.of(puzzle).pages();
        List<Packing> far = page(pages, 5_600, 3).packings();
        assertThat(pages.isRanked()).isFalse();
        List<Packing> first = page(pages, 0, 3).packings();
        assertThat(page(pages, 5_600, 3).packings()).isEqualTo(far).hasSize(3);
        assertThat(page(Solver.of(puzzle).pages(), 0, 3).packings()).isEqualTo(first);
    }

    @Test
    void the_pentominoes_have_2339_classes() throws UnusableInput {
        PackingPages pages = Solver.of(puzzle("{board: 6x10, pieces: {pentominoes: 1}}"))
                .upTo(SymmetryGroup.FULL)
                .pages();
        assertThat(all(pages, 1_000)).hasSize(2339).doesNotHaveDuplicates();
    }

    @Test
    @Timeout(30)
    void a_limit_leaves_a_page_and_the_next_goes_on() throws UnusableInput {
        Puzzle puzzle = puzzle("{board: 6x10, pieces: {pentominoes: 1}}");
        PackingPages pages = Solver.of(puzzle).pages();
        List<Packing> found = new ArrayList<>();
        int stops = 0;
        while (found.size() < 9_000) {
            PackingPage page = pages.page(
                    BigInteger.valueOf(found.size()), 9_000, Limits.time(Duration.ofMillis(50)), SolveListener.SILENT);
            found.addAll(page.packings());
            stops += page.stoppedBy().filter(Limit.TIME::equals).isPresent() ? 1 : 0;
        }
        assertThat(stops).isPositive();
        assertThat(found.subList(0, 9_000)).isEqualTo(page(pages, 0, 9_000).packings());
    }

    @Test
    void who_leaves_gets_nothing_and_harms_nobody() {
        PackingPages pages = Solver.of(Puzzle.standard(12, 10)).pages();
        PackingPage none = pages.page(BigInteger.TEN, 3, Limits.NONE, SolveListener.until(() -> true));
        assertThat(none.packings()).isEmpty();
        assertThat(none.stoppedBy()).contains(Limit.INTERRUPTED);
        assertThat(page(pages, 10, 3).packings()).hasSize(3);
    }

    @Test
    void where_there_is_none_the_list_is_empty() {
        PackingPage page = page(Solver.of(Puzzle.standard(2, 10)).pages(), 0, 5);
        assertThat(page.packings()).isEmpty();
        assertThat(page.total()).contains(BigInteger.ZERO);
        assertThat(page.mayHaveMore()).isFalse();
    }

    @Test
    void coverings_have_no_pages_and_numbers_begin_with_zero() throws UnusableInput {
        Solver covering = Solver.of(puzzle("{board: 3x3, pieces: {I: any}, goal: cover}"));
        assertThatThrownBy(covering::pages).isInstanceOf(IllegalStateException.class);
        PackingPages pages = Solver.of(Puzzle.standard(4, 5)).pages();
        assertThatThrownBy(() -> page(pages, -1, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Use 0 or more for both");
    }
}
