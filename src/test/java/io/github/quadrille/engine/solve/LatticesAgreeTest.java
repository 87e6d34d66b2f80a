package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks answers about random puzzles of every lattice. Counts, verdicts and best coverings are compared with brute
 * force, and classes with the orbits of the packings.
 */
@Slow
class LatticesAgreeTest {
    private static final long MANY = 300;
    private static final int PUZZLES = 30;
    private static final int LARGEST_COVERED = 10;

    private static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void search_and_frontier_count_what_brute_force_does(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 18);
        int packed = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                packed += expected > 0 ? 1 : 0;
                for (CountMethod method : CountMethod.values()) {
                    assertThat(Solver.of(puzzle).count(method).total())
                            .as("%s %s: %s", lattice.word(), method, puzzle)
                            .isEqualTo(BigInteger.valueOf(expected));
                }
                assertThat(Solver.of(puzzle).solve())
                        .as("%s: %s", lattice.word(), puzzle)
                        .isInstanceOf(expected > 0 ? Verdict.Packed.class : Verdict.Infeasible.class);
            }
        }
        assertThat(packed).isGreaterThan(5);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void symmetries_map_packings_to_packings_and_classes_are_orbits(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 81);
        int moved = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            if (BruteForce.count(puzzle, MANY) < MANY) {
                List<Packing> packings = Solver.of(puzzle).packings().toList();
                List<PuzzleSymmetry> symmetries = PuzzleSymmetries.of(puzzle).list();
                PackingChecker checker = new PackingChecker(puzzle);
                Set<Set<Set<String>>> orbits = new HashSet<>();
                for (Packing packing : packings) {
                    assertThat(checker.faults(packing)).isEmpty();
                    Set<Set<String>> orbit = new HashSet<>();
                    for (PuzzleSymmetry symmetry : symmetries) {
                        Packing image = image(packing, puzzle, symmetry);
                        assertThat(checker.faults(image))
                                .as("%s of %s", symmetry.name(), puzzle)
                                .isEmpty();
                        orbit.add(look(image));
                        moved += symmetry.isIdentity() ? 0 : 1;
                    }
                    orbits.add(orbit);
                }
                assertThat(Solver.of(puzzle)
                                .upTo(SymmetryGroup.FULL)
                                .count()
                                .classes()
                                .orElseThrow()
                                .classes())
                        .as("%s: %s", lattice.word(), puzzle)
                        .isEqualTo(orbits.size());
            }
        }
        assertThat(moved).isGreaterThan(20);
    }

    private static Packing image(Packing packing, Puzzle puzzle, PuzzleSymmetry symmetry) {
        return new Packing(packing.pieces().stream()
                .map(piece -> new Placement(
                        puzzle.bag()
                                .kind(symmetry.kind(puzzle.bag().indexOf(piece.kind())))
                                .name(),
                        piece.cells().stream()
                                .map(cell -> puzzle.region()
                                        .cell(symmetry.cell(puzzle.region().cellAt(cell))))
                                .toList()))
                .toList());
    }

    private static Set<String> look(Packing packing) {
        return packing.pieces().stream()
                .map(piece -> piece.kind() + piece.cells().stream().sorted().toList())
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_best_covering_covers_as_much_as_brute_force_does(Lattice lattice) {
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 33);
        int asked = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = puzzles.next();
            if (puzzle.region().size() > LARGEST_COVERED) {
                continue;
            }
            List<Integer> each = Collections.nCopies(puzzle.region().size(), 1);
            Puzzle cover =
                    new Puzzle(puzzle.name(), puzzle.region(), puzzle.symmetry(), puzzle.bag(), new Goal.Cells(each));
            int best = BruteForce.mostCovered(puzzle);
            Verdict verdict = Solver.of(cover).solve();
            if (best < 0) {
                assertThat(verdict).isInstanceOf(Verdict.Infeasible.class);
            } else {
                asked++;
                assertThat(verdict)
                        .as("%s: %s", lattice.word(), cover)
                        .isInstanceOfSatisfying(
                                Verdict.Optimal.class,
                                optimal -> assertThat(optimal.worth()).isEqualTo(best));
            }
        }
        assertThat(asked).isGreaterThan(10);
    }
}
