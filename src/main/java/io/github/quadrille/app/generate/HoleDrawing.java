package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Draws boards with single cells missing, each as likely as any other, as long as what is left is connected. */
final class HoleDrawing {
    private final int rows;
    private final int columns;
    private final Wrap wrap;

    HoleDrawing(int rows, int columns, Wrap wrap) {
        this.rows = rows;
        this.columns = columns;
        this.wrap = wrap;
    }

    /** A board with so many holes; empty where the draw has left a cell from which all others cannot be reached. */
    Optional<Region> draw(int holes, RandomGenerator random) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < rows * columns; cell++) {
            cells.add(cell);
        }
        char[][] picture = new char[rows][columns];
        for (char[] row : picture) {
            Arrays.fill(row, Region.MANDATORY);
        }
        for (int hole = 0; hole < holes; hole++) {
            int cell = cells.remove(random.nextInt(cells.size()));
            picture[cell / columns][cell % columns] = Region.HOLE;
        }
        Region board = new Region(Arrays.stream(picture).map(String::new).toList(), wrap);
        int[] pieceOn = new int[board.size()];
        Arrays.fill(pieceOn, -1);
        return Gap.around(0, board, pieceOn).size() == board.size() ? Optional.of(board) : Optional.empty();
    }
}
