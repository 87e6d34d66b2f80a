package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Figure.Pen;
import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Draws pictures of cubes, hexagons, triangles and balls: tiles on a light floor, with a dark rim. */
final class LatticeDrawing implements PictureDrawing {
    private static final double GRID_WIDTH = 0.025;

    private final Picture picture;
    private final CellOutlines outlines;
    private final PieceStyle style;
    private final LayerParts parts;
    private final BoardTray tray;
    private final ColourMarks colours;

    LatticeDrawing(Picture picture, Look look) {
        this.picture = picture;
        this.outlines = CellOutlines.of(picture.region());
        this.style = new PieceStyle(picture, look);
        this.parts = new LayerParts(picture);
        this.tray = BoardTray.of(outlines, picture.region());
        this.colours = ColourMarks.ofBoard(picture.puzzle());
    }

    @Override
    public Rectangle2D paper() {
        return tray.paper();
    }

    @Override
    public void drawWith(Brush brush) {
        tray.drawWith(brush);
        List<Cell> optional = picture.openCells(true);
        brush.fill(outlines.each(optional), Drawing.OPTIONAL_FLOOR);
        brush.line(outlines.each(picture.openCells(false)), Drawing.GRID, GRID_WIDTH);
        brush.line(outlines.each(optional), Drawing.GRID, GRID_WIDTH);
        picture.ruleMarks().draw(brush, outlines);
        colours.draw(brush, outlines, picture::isOpen);
        for (int piece = 0; piece < picture.size(); piece++) {
            Path2D outline = outlines.piece(picture.cells(piece));
            brush.piece(piece, outline, style.fill(piece), 1);
            style.hatch(brush, piece, outline);
        }
        colours.draw(brush, outlines, picture::isCovered);
        for (int layer : picture.region().slices()) {
            for (int piece = 0; piece < picture.size(); piece++) {
                for (List<Cell> part : parts.in(layer, piece)) {
                    style.write(brush, piece, colours.labelPlace(part, outlines), PieceStyle.LETTER_HEIGHT);
                }
            }
        }
    }

    /**
     * Draws the tray of a board of any lattice: a light floor with a dark rim, on paper.
     *
     * @param board the lines around the cells of the board
     * @param below the rings that show the balls of lower layers
     */
    record BoardTray(Path2D board, Path2D below) {
        private static final double MARGIN = 0.4;
        private static final double RIM = 0.3;

        static BoardTray of(CellOutlines outlines, Region board) {
            return new BoardTray(outlines.around(board.cells()), outlines.below(board.cells()));
        }

        /** Returns the box around everything that is drawn, margins included. */
        Rectangle2D paper() {
            Path2D all = new Path2D.Double(board);
            all.append(below, false);
            Rectangle2D box = all.getBounds2D();
            return new Rectangle2D.Double(
                    box.getX() - MARGIN,
                    box.getY() - MARGIN,
                    box.getWidth() + 2 * MARGIN,
                    box.getHeight() + 2 * MARGIN);
        }

        void drawWith(Pen pen) {
            pen.fill(paper(), Drawing.PAPER);
            pen.line(below, Drawing.GRID, GRID_WIDTH);
            pen.line(board, Drawing.TRAY, RIM);
            pen.fill(board, Drawing.FLOOR);
        }
    }
}
