package io.github.quadrille.engine.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Slide;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.engine.assembly.Disassembly.Interlocked;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class DisassemblySearchTest {
    /**
     * A ball with twelve neighbours comes free as soon as the first four neighbours, in the order of the test, are
     * missing.
     */
    private static final int BALLS_OF_A_GATE = 4;

    private static final List<Slide> SLIDES = Slide.of(Lattices.CUBIC);

    private static Disassembly search(List<List<Cell>> pieces) {
        return new DisassemblySearch(pieces, SLIDES, () -> {}, Long.MAX_VALUE).run();
    }

    static IntStream seeds() {
        return IntStream.range(0, Rounds.of(60, 2_000));
    }

    /**
     * Returns two to four random pieces made of cubes in a box. The pieces may be unconnected, so that many of them
     * hook into each other.
     */
    private static List<List<Cell>> random(Random random) {
        int number = 2 + random.nextInt(3);
        double filled = 0.2 + 0.4 * random.nextDouble();
        List<List<Cell>> pieces = new ArrayList<>();
        for (int piece = 0; piece < number; piece++) {
            pieces.add(new ArrayList<>(List.of(new Cell(3, 0, piece))));
        }
        for (int i = 0; i < 48; i++) {
            if (random.nextDouble() < filled) {
                pieces.get(random.nextInt(number)).add(new Cell(i / 16, i / 4 % 4, i % 4));
            }
        }
        return pieces;
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void a_search_over_all_places_and_all_sets_of_pieces_finds_the_same(int seed) {
        List<List<Cell>> pieces = random(new Random(seed));
        Disassembly found = search(pieces);
        AllPlaces slow = new AllPlaces(pieces);
        assertThat(slow.comesApart()).containsExactly(found instanceof TakenApart);
        if (found instanceof TakenApart apart) {
            assertThat(slow.firstLevel()).isEqualTo(apart.first());
            assertThat(MoveReferee.fault(Lattices.CUBIC, pieces, apart.moves())).isEmpty();
        }
    }

    @Test
    void random_packings_are_of_all_sorts() {
        assertThat(seeds().mapToObj(seed -> search(random(new Random(seed))))
                        .map(found -> found instanceof TakenApart apart ? apart.level() : "interlocked")
                        .distinct())
                .contains("1", "2", "3", "1.2", "interlocked");
    }

    @Test
    void two_hooks_slide_apart_and_two_rings_do_not() {
        List<List<Cell>> hooks = Drawn.pieces("AAA", "ABB", "BB.");
        assertThat(search(hooks)).isInstanceOf(TakenApart.class);
        List<List<Cell>> rings = Drawn.pieces(
                "AAA.../A.A.../AAA...", "....../.BBB../......", "....../.B.B../......", "....../.BBB../......");
        assertThat(search(rings)).isInstanceOf(TakenApart.class);
    }

    @Test
    void a_ball_in_a_cage_holds_it_together() {
        List<List<Cell>> cage = new ArrayList<>(List.of(new ArrayList<>(), List.of(new Cell(1, 1, 1))));
        for (int i = 0; i < 27; i++) {
            if (i != 13) {
                cage.get(0).add(new Cell(i / 9, i / 3 % 3, i % 3));
            }
        }
        assertThat(search(cage)).isEqualTo(new Interlocked(List.of(0, 1)));
    }

    @Test
    void a_ball_among_twelve_others_is_held() {
        List<Slide> slides = Slide.of(Lattices.FCC);
        List<Cell> twelve = Lattices.FCC.steps(new Cell(0, 0, 0));
        for (int open = 0; open < 12; open++) {
            List<List<Cell>> balls = List.of(List.of(new Cell(0, 0, 0)), twelve.subList(open, 12));
            Disassembly found = new DisassemblySearch(balls, slides, () -> {}, Long.MAX_VALUE).run();
            assertThat(found instanceof TakenApart).as("%d are open", open).isEqualTo(open >= BALLS_OF_A_GATE);
            if (found instanceof TakenApart apart) {
                assertThat(MoveReferee.fault(Lattices.FCC, balls, apart.moves()))
                        .isEmpty();
            }
        }
    }

    @Test
    void more_pieces_than_a_word_has_bits_are_left_undecided() {
        List<List<Cell>> row = IntStream.range(0, 65)
                .mapToObj(column -> List.of(new Cell(0, column)))
                .toList();
        assertThat(search(row)).isEqualTo(new Undecided("the packing has more than 64 pieces"));
        assertThat(search(row.subList(0, 64))).isInstanceOf(TakenApart.class);
    }

    @Test
    void too_little_memory_leaves_it_undecided() {
        List<List<Cell>> loose = Drawn.pieces("AAAAAAAAA/A.......A/A.BB....A/A.......A/AAAAAAAAA");
        List<List<Cell>> boxed = new ArrayList<>(loose);
        List<Cell> walls = new ArrayList<>(boxed.get(0));
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 9; column++) {
                walls.add(new Cell(-1, row, column));
                walls.add(new Cell(1, row, column));
            }
        }
        boxed.set(0, walls);
        assertThat(search(boxed)).isInstanceOf(Interlocked.class);
        assertThat(new DisassemblySearch(boxed, SLIDES, () -> {}, 1_000).run())
                .isEqualTo(new Undecided(Limit.MEMORY.words()));
    }

    /** Reads pieces drawn as letters, layer by layer. */
    private static final class Drawn {
        static List<List<Cell>> pieces(String... layers) {
            String letters = String.join("", layers).replaceAll("[^A-Z]", "");
            return letters.chars()
                    .distinct()
                    .sorted()
                    .mapToObj(letter -> IntStream.range(0, layers.length)
                            .boxed()
                            .flatMap(layer -> cells(layer, layers[layer].split("/"), letter))
                            .toList())
                    .toList();
        }

        private static Stream<Cell> cells(int layer, String[] rows, int letter) {
            return IntStream.range(0, rows.length)
                    .boxed()
                    .flatMap(row -> IntStream.range(0, rows[row].length())
                            .filter(column -> rows[row].charAt(column) == letter)
                            .mapToObj(column -> new Cell(layer, row, column)));
        }
    }
}
