package io.github.quadrille.engine.blocks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tries all packings of strips with tetrominoes. The strips are two cells wide and up to twelve cells long. No such
 * packing has a T, which confirms the theorem for these lengths.
 */
class StripTwoWideTest {
    private final List<List<String>> packings = new ArrayList<>();

    /** The numbers of packings up to length 8 are published (OEIS A230031). */
    @ParameterizedTest
    @CsvSource({"2, 1", "4, 4", "6, 9", "8, 25", "10, 64", "12, 169"})
    void no_packing_of_a_strip_two_wide_has_a_t(int columns, int expected) {
        pack(new boolean[2][columns], List.of());
        assertThat(packings)
                .hasSize(expected)
                .allSatisfy(pieces -> assertThat(pieces).doesNotContain("T"));
    }

    private void pack(boolean[][] covered, List<String> laid) {
        Cell open = firstOpen(covered);
        if (open.column() == covered[0].length) {
            packings.add(laid);
            return;
        }
        for (Kind kind : BuiltInKinds.set("tetrominoes").kinds()) {
            for (Polyform orientation : kind.shape().orientations(PieceSymmetry.FREE)) {
                for (Cell anchor : orientation.cells()) {
                    int down = open.row() - anchor.row();
                    int right = open.column() - anchor.column();
                    List<Cell> cells = orientation.cells().stream()
                            .map(cell -> cell.shifted(down, right))
                            .toList();
                    if (cells.stream().allMatch(cell -> isFree(covered, cell))) {
                        cells.forEach(cell -> covered[cell.row()][cell.column()] = true);
                        List<String> more = new ArrayList<>(laid);
                        more.add(kind.name());
                        pack(covered, more);
                        cells.forEach(cell -> covered[cell.row()][cell.column()] = false);
                    }
                }
            }
        }
    }

    private static Cell firstOpen(boolean[][] covered) {
        int square = 0;
        while (square < 2 * covered[0].length && covered[square % 2][square / 2]) {
            square++;
        }
        return new Cell(square % 2, square / 2);
    }

    private static boolean isFree(boolean[][] covered, Cell cell) {
        return cell.row() >= 0
                && cell.row() < 2
                && cell.column() >= 0
                && cell.column() < covered[0].length
                && !covered[cell.row()][cell.column()];
    }
}
