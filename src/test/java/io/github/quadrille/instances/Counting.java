package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Automorphism;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.RegionSymmetries;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Counts packings with the exact engine, by finding them all. */
final class Counting {
    private Counting() {}

    /** Reads a puzzle without a name. Each of the last arguments is a further line of its file. */
    static Puzzle puzzle(String board, String pieces, String... lines) throws UnusableInput {
        String text = "board: %s\npieces: {%s}\n%s\n".formatted(board, pieces, String.join("\n", lines));
        return PuzzleReader.parse("test", text);
    }

    /**
     * Returns the answer that a README's table should give for a puzzle: the number of its packings, or the worth of
     * its best covering.
     */
    static long answer(Puzzle puzzle) {
        if (puzzle.goal() instanceof Goal.Pack) {
            return packings(puzzle);
        }
        Verdict verdict = Solver.of(puzzle).solve();
        assertThat(verdict).isInstanceOf(Verdict.Optimal.class);
        return ((Verdict.Optimal) verdict).worth();
    }

    /** Returns the number of packings, which is 0 only when that is proved. */
    static long packings(Puzzle puzzle) {
        return count(puzzle.rest(), SolveListener.SILENT);
    }

    /**
     * Returns the number of classes of packings. Two packings are in one class when a symmetry of the board maps one to
     * the other. Only symmetries count that turn and flip pieces as the puzzle allows.
     */
    static long classes(Puzzle puzzle) {
        List<Automorphism> symmetries = RegionSymmetries.of(puzzle.region())
                .elements()
                .filter(symmetry ->
                        puzzle.region().lattice().isometries(puzzle.symmetry()).contains(symmetry.isometry()))
                .toList();
        Set<List<Integer>> classes = new HashSet<>();
        count(puzzle, new SolveListener() {
            @Override
            public void found(Packing packing) {
                classes.add(smallestImage(packing, puzzle, symmetries));
            }
        });
        return classes.size();
    }

    /** Returns whether the puzzle has a packing. */
    static boolean isPacked(Puzzle puzzle) {
        Verdict verdict = Solver.of(puzzle).solve();
        assertThat(verdict).as("answer to %s", puzzle.name()).isNotInstanceOf(Verdict.Undecided.class);
        return verdict instanceof Verdict.Packed;
    }

    private static long count(Puzzle puzzle, SolveListener listener) {
        Verdict verdict = PackingSearch.solve(SearchRequest.of(puzzle, SearchOptions.FIND_ALL), listener);
        if (verdict instanceof Verdict.Packed packed) {
            assertThat(packed.stoppedBy())
                    .as("limit reached in %s", puzzle.name())
                    .isEmpty();
            return packed.packings();
        }
        assertThat(verdict).as("answer to %s", puzzle.name()).isInstanceOf(Verdict.Infeasible.class);
        return 0;
    }

    /**
     * Returns the smallest of the lists that describe the images of the packing under the symmetries. Such a list has,
     * for each cell of the board, a number for the kind and the first cell of the piece on it.
     */
    private static List<Integer> smallestImage(Packing packing, Puzzle puzzle, List<Automorphism> symmetries) {
        int[] smallest = new int[0];
        for (Automorphism symmetry : symmetries) {
            int[] image = image(packing, puzzle, symmetry);
            if (smallest.length == 0 || Arrays.compare(image, smallest) < 0) {
                smallest = image;
            }
        }
        return Arrays.stream(smallest).boxed().toList();
    }

    private static int[] image(Packing packing, Puzzle puzzle, Automorphism symmetry) {
        Region region = puzzle.region();
        int[] image = new int[region.size()];
        for (Placement piece : packing.pieces()) {
            int[] cells = piece.cells().stream()
                    .map(cell -> symmetry.apply(cell, region))
                    .mapToInt((Cell cell) -> region.cellAt(cell.row(), cell.column()))
                    .sorted()
                    .toArray();
            for (int cell : cells) {
                image[cell] = 1 + cells[0] * puzzle.bag().size() + puzzle.bag().indexOf(piece.kind());
            }
        }
        return image;
    }
}
