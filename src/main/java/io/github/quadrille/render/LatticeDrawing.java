package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The look of pictures of cubes, hexagons and triangles: tiles on a light floor, with a dark rim. */
final class LatticeDrawing implements PictureDrawing {
    private static final double MARGIN = 0.4;
    private static final double RIM = 0.3;
    private static final double GRID_WIDTH = 0.025;
    private static final double DIGIT_WIDTH = 0.045;

    private final Picture picture;
    private final CellOutlines outlines;
    private final Palette palette;
    private final Shades shades;
    private final LayerParts parts;
    private final Path2D board;

    LatticeDrawing(Picture picture) {
        this.picture = picture;
        this.outlines = new CellOutlines(picture.lattice(), picture.columns());
        this.palette = new Palette(picture.kindNames());
        this.shades = new Shades(picture);
        this.parts = new LayerParts(picture);
        this.board = outlines.around(picture.cells());
    }

    @Override
    public Rectangle2D paper() {
        Rectangle2D box = board.getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - MARGIN, box.getY() - MARGIN, box.getWidth() + 2 * MARGIN, box.getHeight() + 2 * MARGIN);
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper(), Drawing.PAPER);
        brush.line(board, Drawing.TRAY, RIM);
        brush.fill(board, Drawing.FLOOR);
        List<Cell> optional = picture.openCells(true);
        brush.fill(outlines.each(optional), Drawing.OPTIONAL_FLOOR);
        brush.line(outlines.each(picture.openCells(false)), Drawing.GRID, GRID_WIDTH);
        brush.line(outlines.each(optional), Drawing.GRID, GRID_WIDTH);
        for (int piece = 0; piece < picture.size(); piece++) {
            Path2D outline = outlines.around(picture.cells(piece));
            brush.piece(piece, outline, tone(piece), 1);
            if (picture.isGiven(piece)) {
                brush.fill(Hatching.GIVEN.within(outline), Drawing.edge(tone(piece)));
            }
        }
        for (int piece = 0; piece < picture.size(); piece++) {
            if (parts.isNumbered(piece)) {
                drawNumbers(brush, piece);
            }
        }
    }

    /** On every part of a piece in a layer. */
    private void drawNumbers(Brush brush, int piece) {
        Path2D digits = new Path2D.Double();
        for (int layer = 0; layer < picture.layers(); layer++) {
            for (List<Cell> part : parts.in(layer, piece)) {
                Point2D middle = LayerParts.middle(part);
                double x = middle.getX() + outlines.startOfLayer(layer);
                digits.append(Digits.of(parts.number(piece), x, middle.getY()), false);
            }
        }
        brush.line(digits, tone(piece).ink(), DIGIT_WIDTH);
    }

    private Tone tone(int piece) {
        return shades.of(piece).of(palette.of(picture.kind(piece)), 1);
    }
}
