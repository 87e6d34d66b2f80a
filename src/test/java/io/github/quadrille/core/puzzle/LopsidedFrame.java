package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Puts a puzzle into a larger picture, inside a frame of holes whose width on each side is random. No answer may depend
 * on this frame.
 */
public final class LopsidedFrame {
    private static final int MOST = 3;

    private final Random random;

    public LopsidedFrame(long seed) {
        this.random = new Random(seed);
    }

    /** Returns the puzzle with holes around it, at the sides that do not wrap around. */
    public Puzzle around(Puzzle puzzle) {
        Region board = puzzle.region();
        Wrap wrap = board.wrap();
        boolean framesLayers = board.lattice().isSolid() && !wrap.frontMeetsBack();
        Cell before = random(framesLayers, wrap);
        Cell after = random(framesLayers, wrap);
        if (!board.lattice().canMove(before)) {
            before = before.shifted(0, 1);
        }
        Cell move = before;
        Region framed = board(board, move, after);
        List<Placement> given = puzzle.given().stream()
                .map(piece -> new Placement(
                        piece.kind(),
                        piece.cells().stream().map(cell -> cell.shifted(move)).toList()))
                .toList();
        List<Rule> rules = puzzle.rules().list().stream()
                .map(rule -> rule.image(cell -> cell.shifted(move), kind -> kind))
                .toList();
        return puzzle.on(framed).withGiven(given).with(new RuleSet(rules));
    }

    private Cell random(boolean framesLayers, Wrap wrap) {
        return new Cell(
                framesLayers ? random.nextInt(MOST) : 0,
                wrap.topMeetsBottom() ? 0 : random.nextInt(MOST),
                wrap.leftMeetsRight() ? 0 : random.nextInt(MOST));
    }

    private static Region board(Region board, Cell before, Cell after) {
        int layers = before.layer() + board.layers() + after.layer();
        int rows = before.row() + board.rows() + after.row();
        int columns = before.column() + board.columns() + after.column();
        List<String> picture = new ArrayList<>();
        for (int layer = 0; layer < layers; layer++) {
            for (int row = 0; row < rows; row++) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < columns; column++) {
                    Cell cell = new Cell(layer, row, column).minus(before);
                    line.append(board.contains(cell) ? board.markAt(cell) : Region.HOLE);
                }
                picture.add(line.toString());
            }
        }
        return new Region(board.lattice(), layers, picture, board.wrap());
    }
}
