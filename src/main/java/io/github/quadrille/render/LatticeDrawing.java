package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The look of pictures of cubes, hexagons and triangles: tiles on a light floor, with a dark rim. */
final class LatticeDrawing {
    private static final double MARGIN = 0.4;
    private static final double RIM = 0.3;
    private static final double GRID_WIDTH = 0.025;

    private final Picture picture;
    private final CellOutlines outlines;
    private final Palette palette;
    private final Shades shades;
    private final Path2D board;

    LatticeDrawing(Picture picture) {
        this.picture = picture;
        this.outlines = new CellOutlines(picture.lattice(), picture.columns());
        this.palette = new Palette(picture.kindNames());
        this.shades = new Shades(picture);
        this.board = outlines.around(picture.cells());
    }

    /** All that is drawn, margins included. */
    Rectangle2D paper() {
        Rectangle2D box = board.getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - MARGIN, box.getY() - MARGIN, box.getWidth() + 2 * MARGIN, box.getHeight() + 2 * MARGIN);
    }

    void drawWith(Brush brush) {
        brush.fill(paper(), Drawing.PAPER);
        brush.line(board, Drawing.TRAY, RIM);
        brush.fill(board, Drawing.FLOOR);
        List<Cell> optional = picture.openCells(true);
        brush.fill(outlines.each(optional), Drawing.OPTIONAL_FLOOR);
        brush.line(outlines.each(picture.openCells(false)), Drawing.GRID, GRID_WIDTH);
        brush.line(outlines.each(optional), Drawing.GRID, GRID_WIDTH);
        for (int piece = 0; piece < picture.size(); piece++) {
            Tone fill = shades.of(piece).of(palette.of(picture.kind(piece)), 1);
            Path2D outline = outlines.around(picture.cells(piece));
            brush.piece(piece, outline, fill, 1);
            if (picture.isGiven(piece)) {
                brush.fill(Hatching.of(outline, paper()), Drawing.edge(fill));
            }
        }
    }
}
