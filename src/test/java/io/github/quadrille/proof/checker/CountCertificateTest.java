package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Certifies counts of the frontier. The checker, which reads only the model and the certificate, must find the same
 * counts.
 */
@Slow
class CountCertificateTest {
    private static final long MANY = 1000;

    @TempDir
    private Path folder;

    private SweepTrial trial;

    @BeforeEach
    void start() {
        trial = new SweepTrial(folder);
    }

    @Test
    void counts_of_random_puzzles_are_certified_and_those_of_brute_force() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(21);
        for (int i = 0; i < Rounds.of(12, 60); i++) {
            certify(puzzles.next());
        }
    }

    @Test
    void counts_on_other_lattices_are_certified() throws Exception {
        for (Lattice lattice : new Lattice[] {Lattices.CUBIC, Lattices.HEXAGONAL, Lattices.TRIANGULAR}) {
            RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 21);
            for (int i = 0; i < Rounds.of(3, 20); i++) {
                certify(puzzles.next());
            }
        }
    }

    private void certify(Puzzle puzzle) throws Exception {
        CountedPuzzle counted = CountedPuzzle.of(puzzle);
        assertThat(trial.check(counted.model(), counted.proof()))
                .as("%s", puzzle)
                .isEqualTo(counted.count().toString());
        long expected = BruteForce.count(puzzle, MANY);
        if (expected < MANY) {
            assertThat(counted.count()).as("%s", puzzle).isEqualTo(expected);
        }
    }

    /** Checks only certificates. Another test compares the engine's classes with all packings. */
    @Test
    void classes_of_random_puzzles_are_certified() throws Exception {
        Random random = new Random(31);
        List<Supplier<Puzzle>> sources = new ArrayList<>(List.of(new RandomPuzzles(31)::next));
        for (Lattice lattice : new Lattice[] {Lattices.CUBIC, Lattices.HEXAGONAL, Lattices.TRIANGULAR}) {
            sources.add(new RandomLatticePuzzles(lattice, 31)::next);
        }
        int several = 0;
        for (int i = 0; i < Rounds.of(40, 300); i++) {
            Puzzle puzzle = sources.get(i % sources.size()).get();
            CountedPuzzle counted = CountedPuzzle.of(puzzle, true);
            String classes = Solver.of(puzzle)
                    .upTo(SymmetryGroup.FULL)
                    .count()
                    .classes()
                    .orElseThrow()
                    .classes()
                    .toString();
            String right = counted.count().signum() == 0 ? "0" : counted.count() + " in " + classes;
            assertThat(trial.check(counted.model(), counted.proof()))
                    .as("%s", puzzle)
                    .isEqualTo(right);
            several += counted.proof().contains("\nsymmetry ") ? 1 : 0;
            String damaged = damaged(counted.proof(), random);
            assertThat(trial.check(counted.model(), damaged))
                    .as("%s%n%s", counted.model(), damaged)
                    .matches("\\d+: .*|" + right);
        }
        assertThat(several).isGreaterThan(10);
    }

    @ParameterizedTest
    @CsvSource({"4x10, 1796", "2x20, 0", "4x5, 0", "3x40, 998384569070"})
    void counts_of_boards_are_certified(String board, String count) throws Exception {
        CountedPuzzle counted = CountedPuzzle.of(PuzzleReader.read(board));
        assertThat(trial.check(counted.model(), counted.proof())).isEqualTo(count);
    }

    @Test
    void numbers_beyond_one_word_are_certified() throws Exception {
        CountedPuzzle counted = CountedPuzzle.of(PuzzleReader.parse("p.yaml", "board: 8x30\npieces: {I2: 120}\n"));
        assertThat(counted.count().bitLength()).isGreaterThan(64);
        assertThat(trial.check(counted.model(), counted.proof()))
                .isEqualTo(counted.count().toString());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void certificates_by_definition_are_accepted_of_any_rows_and_counters(boolean onlyLive) throws Exception {
        Random random = new Random(3);
        for (int seed = 0; seed < Rounds.of(60, 5000); seed++) {
            RandomSweep sweep = new RandomSweep(seed);
            String count = Long.toString(sweep.count());
            String proof = sweep.certificate(onlyLive);
            assertThat(trial.check(sweep.model(), proof))
                    .as("seed %d%n%s%s", seed, sweep.model(), proof)
                    .isEqualTo(count);
            String damaged = damaged(proof, random);
            assertThat(trial.check(sweep.model(), damaged))
                    .as("seed %d%n%s%s", seed, sweep.model(), damaged)
                    .matches("\\d+: .*|" + count);
        }
    }

    @Test
    void whatever_is_accepted_of_a_damaged_certificate_is_the_count() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(22);
        Random random = new Random(22);
        int refused = 0;
        for (int i = 0; i < Rounds.of(8, 80); i++) {
            CountedPuzzle counted = CountedPuzzle.of(puzzles.next());
            for (int damage = 0; damage < 15; damage++) {
                String proof = damaged(counted.proof(), random);
                String said = trial.check(counted.model(), proof);
                if (said.contains(":")) {
                    refused++;
                } else {
                    assertThat(said)
                            .as("%s%n%s", counted.model(), proof)
                            .isEqualTo(counted.count().toString());
                }
            }
        }
        assertThat(refused).isGreaterThan(60);
    }

    /** Drops or doubles a line, exchanges two lines, or replaces a character of a line by a digit. */
    private static String damaged(String proof, Random random) {
        List<String> lines = new ArrayList<>(List.of(proof.split("\n")));
        int line = random.nextInt(lines.size());
        switch (random.nextInt(4)) {
            case 0 -> lines.remove(line);
            case 1 -> lines.add(line, lines.get(line));
            case 2 -> Collections.swap(lines, line, random.nextInt(lines.size()));
            default -> {
                int at = random.nextInt(lines.get(line).length());
                lines.set(
                        line,
                        lines.get(line).substring(0, at)
                                + random.nextInt(10)
                                + lines.get(line).substring(at + 1));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    @Test
    void a_certificate_is_of_its_own_model_only() throws Exception {
        CountedPuzzle counted = CountedPuzzle.of(PuzzleReader.read("4x10"));
        CountedPuzzle other = CountedPuzzle.of(PuzzleReader.read("10x4"));
        assertThat(other.count()).isEqualTo(counted.count());
        assertThat(trial.check(other.model(), counted.proof())).matches("\\d+: There are '\\d+' ways .*");
        String without = counted.model().replaceFirst("\\+1 x7 ", "");
        assertThat(trial.check(without, counted.proof())).matches("\\d+: .*");
    }

    @Test
    void every_number_and_every_boundary_counts() throws Exception {
        CountedPuzzle counted = CountedPuzzle.of(PuzzleReader.read("4x10"));
        String[] lines = counted.proof().split("\n");
        Random random = new Random(1);
        for (int i = 0; i < Rounds.of(5, 120); i++) {
            int line = 5 + random.nextInt(lines.length - 7);
            if (!lines[line].startsWith("layer")) {
                String more = lines[line] + random.nextInt(10);
                String said = trial.check(
                        counted.model(), counted.proof().replace("\n" + lines[line] + "\n", "\n" + more + "\n"));
                assertThat(said).matches("\\d+: .*ways.*");
                int dropped = line;
                StringBuilder rest = new StringBuilder();
                for (int each = 0; each < lines.length; each++) {
                    rest.append(each == dropped ? "" : lines[each] + "\n");
                }
                assertThat(trial.check(counted.model(), rest.toString())).matches("\\d+: The boundary .*");
            }
        }
    }
}
