package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class ArgumentsTest {
    @ParameterizedTest
    @ValueSource(longs = {11, 21})
    void whatever_has_an_argument_has_no_packing(long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        TreeMap<String, Integer> found = new TreeMap<>();
        for (int i = 0; i < Rounds.of(120, 500); i++) {
            Puzzle puzzle = puzzles.next();
            Optional<Argument> argument = Arguments.find(puzzle);
            assertThat(Arguments.find(new PlacementTable(puzzle)).map(Argument::name))
                    .isEqualTo(argument.map(Argument::name));
            argument.ifPresent(one -> {
                found.merge(one.name(), 1, Integer::sum);
                // Brute force takes long when the counts do not fit the area, and another test checks the argument by
                // area.
                if (!one.name().equals("area")) {
                    assertThat(BruteForce.count(puzzle, 1))
                            .as("%s: %s", puzzle, one.sentence())
                            .isZero();
                }
                CertificateCheck.check(puzzle, one.certificate());
            });
        }
        assertThat(found.keySet()).as("%s", found).contains("area", "no room", "colouring");
    }

    @ParameterizedTest
    @CsvSource({
        "fixed-2x38, no room",
        "lonely-corner, no room",
        "pentominoes-2x30, no room",
        "two-rooms, no room",
        "two-sets-7x8, area",
        "fixed-4x19, colouring",
        "fixed-4x19-tube, colouring",
        "i-10x10, colouring",
        "i-6x6, colouring",
        "l-4x11, colouring",
        "l-6x6, colouring",
        "mutilated-chessboard, colouring",
        "one-o-fifteen-i-8x8, colouring",
        "one-o-fifteen-l-8x8, colouring",
        "one-o-fifteen-s-8x8, colouring",
        "one-o-fifteen-t-8x8, colouring",
        "one-set-2x10, colouring",
        "one-set-4x5, colouring",
        "one-sided-2x14, colouring",
        "one-sided-4x7, colouring",
        "t-10x10, colouring",
        "t-6x10, colouring",
        "t-6x6, colouring",
        "two-corners-missing, colouring",
        "two-sets-2x20, none",
        "one-sided-2x28, none",
        "s-8x8, fractional",
        "nine-i-6x6, fractional",
        "nine-s-6x6, fractional",
        "nine-t-6x6, fractional",
        "six-t-5x5, fractional",
        "y-pentominoes-5x6, fractional"
    })
    void the_impossible_instances_have_their_arguments(String instance, String name) throws Exception {
        Puzzle puzzle = PuzzleReader.read("instances/infeasible/" + instance + ".yaml");
        Optional<Argument> argument = Arguments.find(puzzle);
        assertThat(argument.map(Argument::name).orElse("none")).isEqualTo(name);
        argument.ifPresent(one -> CertificateCheck.check(puzzle, one.certificate()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangles", "pentominoes", "calendar", "mixed"})
    void puzzles_with_packings_have_no_argument(String family) throws Exception {
        try (Stream<Path> files = Files.list(Path.of("instances", family))) {
            List<Path> all = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
            for (Path file : Rounds.oneOf(3, all).toList()) {
                Puzzle puzzle = PuzzleReader.read(file.toString());
                assertThat(Arguments.find(puzzle.rest()).map(Argument::sentence))
                        .as("%s", file)
                        .isEmpty();
            }
        }
    }

    @Test
    void huge_boards_are_judged_by_their_area_only() {
        assertThat(Arguments.find(Puzzle.standard(1000, 1000))).isEmpty();
        assertThat(Arguments.find(Puzzle.standard(1000, 1001)).map(Argument::name))
                .isEmpty();
        assertThat(Arguments.find(Puzzle.standard(999, 1001)).map(Argument::name))
                .contains("area");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 10})
    void a_limit_ends_the_looking(int asked) {
        AtomicInteger times = new AtomicInteger();
        Runnable pause = () -> {
            if (times.incrementAndGet() >= asked) {
                throw new Stopped(Limit.TIME);
            }
        };
        assertThatThrownBy(() -> Arguments.find(new PlacementTable(Puzzle.standard(8, 10)), pause))
                .isInstanceOf(Stopped.class);
        assertThat(times).hasValue(asked);
    }
}
