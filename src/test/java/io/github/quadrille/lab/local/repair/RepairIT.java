package io.github.quadrille.lab.local.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RepairIT {
    @ParameterizedTest
    @CsvSource({"28, 70", "60, 60"})
    void large_rectangles_are_packed_with_every_seed(int rows, int columns) {
        for (int seed = 1; seed <= 10; seed++) {
            assertThat(run(Puzzle.standard(rows, columns), seed).isPacked())
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    @Test
    void ten_thousand_cells_are_packed() {
        assertThat(run(Puzzle.standard(100, 100), 1).isPacked()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {90, 75, 60})
    void boards_full_of_holes_are_packed_by_exactly_the_pieces_planted(int percentKept) {
        for (int seed = 1; seed <= 5; seed++) {
            assertThat(run(planted(40, percentKept, seed), seed).isPacked())
                    .as("seed %d", seed)
                    .isTrue();
        }
    }

    /**
     * Packs a square, takes random pieces away, and returns the puzzle of the remaining pieces and the cells that they
     * cover.
     */
    private static Puzzle planted(int side, int percentKept, long seed) {
        Puzzle square = Puzzle.standard(side, side);
        Packing packing = ((Verdict.Packed) run(square, seed).verdict()).first();
        List<Placement> pieces = new ArrayList<>(packing.pieces());
        Collections.shuffle(pieces, new Random(seed));
        List<Placement> kept = pieces.subList(0, pieces.size() * percentKept / 100);
        char[][] rows = new char[side][side];
        for (char[] row : rows) {
            Arrays.fill(row, Region.HOLE);
        }
        int[] count = new int[square.bag().size()];
        for (Placement piece : kept) {
            count[square.bag().indexOf(piece.kind())]++;
            for (Cell cell : piece.cells()) {
                rows[cell.row()][cell.column()] = Region.MANDATORY;
            }
        }
        List<Supply> supplies = IntStream.range(0, count.length)
                .mapToObj(kind -> new Supply(square.bag().kind(kind), CountRange.exactly(count[kind])))
                .toList();
        Region region = new Region(Arrays.stream(rows).map(String::new).toList(), Wrap.NONE);
        return new Puzzle("planted", region, PieceSymmetry.FREE, new Bag(supplies));
    }

    private static LocalRun run(Puzzle puzzle, long seed) {
        LocalLimits limits = LocalLimits.NONE.withSeed(seed).withMaxIterations(5000);
        return LocalLoop.run(puzzle, Repair.DEFAULT, limits, LocalListener.SILENT);
    }
}
