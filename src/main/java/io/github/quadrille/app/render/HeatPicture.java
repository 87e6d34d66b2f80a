package io.github.quadrille.app.render;

import io.github.quadrille.app.render.LatticeDrawing.BoardTray;
import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws a board of any lattice, where each cell has a share from 0 to 1, such as the share of the packings in which one
 * kind covers the cell. A cell with a greater share is darker. Given pieces are hatched.
 */
public final class HeatPicture implements PictureDrawing {
    private static final Colour HOT = new Colour(0x9c2f16);
    private static final double LETTER_HEIGHT = 0.35;
    private static final double GRID_WIDTH = 0.025;

    private final Picture picture;
    private final Region region;
    private final List<Double> shares;
    private final List<String> letters;
    private final CellOutlines outlines;
    private final BoardTray tray;

    /**
     * Prepares the picture. The cell with the greatest share is the darkest.
     *
     * @param shares the share of each cell, from 0 to 1, at the index of the cell
     * @param letters the letter of each cell, at the index of the cell; an empty string where a cell has no letter
     */
    public HeatPicture(Puzzle puzzle, List<Double> shares, List<String> letters) {
        this.letters = List.copyOf(letters);
        this.picture = Picture.of(puzzle);
        this.region = puzzle.region();
        double most = shares.stream().mapToDouble(each -> each).max().orElse(0);
        this.shares = shares.stream().map(each -> most == 0 ? 0 : each / most).toList();
        this.outlines = CellOutlines.of(region);
        this.tray = BoardTray.of(outlines, region);
    }

    /** Returns the picture as SVG. */
    public String svg() {
        return SvgPicture.of(picture, this);
    }

    /** Writes the picture as PNG. The stream is flushed but stays open. */
    public void png(OutputStream stream) throws IOException {
        PngPicture.write(this, stream);
    }

    @Override
    public Rectangle2D paper() {
        return tray.paper();
    }

    @Override
    public void drawWith(Brush brush) {
        tray.drawWith(brush);
        List<Cell> all = new ArrayList<>();
        for (int cell = 0; cell < region.size(); cell++) {
            all.add(region.cell(cell));
            if (shares.get(cell) > 0) {
                brush.fill(outlines.each(List.of(region.cell(cell))), Drawing.FLOOR.mixed(HOT, shares.get(cell)));
            }
        }
        brush.line(outlines.each(all), Drawing.GRID, GRID_WIDTH);
        for (int cell = 0; cell < region.size(); cell++) {
            write(brush, cell);
        }
        for (int piece = 0; piece < picture.size(); piece++) {
            Path2D outline = outlines.piece(picture.cells(piece));
            brush.fill(outline, Drawing.GRID);
            brush.fill(Hatching.GIVEN.within(outline), Drawing.TRAY);
        }
    }

    private void write(Brush brush, int cell) {
        String letter = letters.get(cell);
        if (!letter.isEmpty() && Letters.canDraw(letter)) {
            Colour ink = Drawing.FLOOR.mixed(HOT, shares.get(cell)).ink();
            PieceStyle.write(brush, letter, outlines.centre(region.cell(cell)), LETTER_HEIGHT, Optional.empty(), ink);
        }
    }
}
