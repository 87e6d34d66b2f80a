package io.github.quadrille.render;

import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Puzzle;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** A board of any lattice whose cells are the darker the greater their shares, the greatest darkest; given pieces are hatched. */
public final class HeatPicture {
    private static final Tone HOT = new Tone(0x9c2f16);
    private static final double MARGIN = 0.4;
    private static final double RIM = 0.3;
    private static final double LETTER_HEIGHT = 0.35;
    private static final double GRID_WIDTH = 0.025;
    private static final double LARGEST_CELL = 96;
    private static final double LARGEST_SIDE = 2000;

    private final Picture picture;
    private final Region region;
    private final List<Double> shares;
    private final List<String> letters;
    private final CellOutlines outlines;
    private final Path2D board;
    private final Sheet sheet = new Sheet();

    /**
     * The darkest cell is the one with the greatest share.
     *
     * @param shares by cell number of the board, from 0 to 1
     * @param letters by cell number of the board, empty where there is none
     */
    public HeatPicture(Puzzle puzzle, List<Double> shares, List<String> letters) {
        this.letters = List.copyOf(letters);
        this.picture = Picture.of(puzzle);
        this.region = puzzle.region();
        double most = shares.stream().mapToDouble(each -> each).max().orElse(0);
        this.shares = shares.stream().map(each -> most == 0 ? 0 : each / most).toList();
        this.outlines = new CellOutlines(region.lattice(), region.columns());
        this.board = outlines.around(picture.cells());
    }

    /** As SVG. */
    public String svg() {
        StringWriter text = new StringWriter();
        try {
            SvgBrush brush = new SvgBrush(picture, sheet, text);
            brush.begin();
            sheet.drawWith(brush);
            brush.end();
        } catch (UncheckedIOException e) {
            throw new IllegalStateException("Text can always be written.", e);
        }
        return text.toString();
    }

    /** As PNG. */
    public void png(OutputStream stream) throws IOException {
        BufferedImage image = PngPicture.drawn(sheet, Math.min(LARGEST_CELL, LARGEST_SIDE / sheet.longestSide()));
        try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(stream)) {
            ImageIO.write(image, "png", output);
        }
    }

    /** The look of it. */
    private final class Sheet implements PictureDrawing {
        @Override
        public Rectangle2D paper() {
            Rectangle2D box = board.getBounds2D();
            return new Rectangle2D.Double(
                    box.getX() - MARGIN,
                    box.getY() - MARGIN,
                    box.getWidth() + 2 * MARGIN,
                    box.getHeight() + 2 * MARGIN);
        }

        @Override
        public void drawWith(Brush brush) {
            brush.fill(paper(), Drawing.PAPER);
            brush.line(board, Drawing.TRAY, RIM);
            brush.fill(board, Drawing.FLOOR);
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
                Path2D outline = outlines.around(picture.cells(piece));
                brush.fill(outline, Drawing.GRID);
                brush.fill(Hatching.GIVEN.within(outline), Drawing.TRAY);
            }
        }

        private void write(Brush brush, int cell) {
            String letter = letters.get(cell);
            if (!letter.isEmpty() && Letters.canDraw(letter)) {
                Tone ink = Drawing.FLOOR.mixed(HOT, shares.get(cell)).ink();
                PieceStyle.write(
                        brush, letter, outlines.centre(region.cell(cell)), LETTER_HEIGHT, Optional.empty(), ink);
            }
        }
    }
}
