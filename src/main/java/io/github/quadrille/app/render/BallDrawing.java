package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Region;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws balls in space. Layers hover above each other, the first at the bottom, so far apart that all balls are seen.
 * Rods join balls of one piece that touch. Nearer balls are drawn later.
 */
final class BallDrawing implements PictureDrawing {
    private static final double MARGIN = 0.4;
    /**
     * In the picture, the lowest ball of a layer is this far above the uppermost ball of the layer below, in diameters
     * of a ball.
     */
    private static final double APART = 1.2;

    private static final double THIN_ROD = 0.08;
    private static final double GRID_WIDTH = 0.025;
    private static final double DOT = 0.1;
    private static final double MARK = 0.24;
    private static final double LETTER_HEIGHT = 0.32;

    private final Picture picture;
    private final Region board;
    private final Lattice lattice;
    private final PieceStyle style;
    private final LayerParts parts;
    private final ColourMarks colours;
    private final List<List<Cell>> layers;
    private final BallPlan plan;

    BallDrawing(Picture picture, Look look) {
        this.picture = picture;
        this.board = picture.region();
        this.lattice = board.lattice();
        this.style = new PieceStyle(picture, look);
        this.parts = new LayerParts(picture);
        this.colours = ColourMarks.ofBoard(picture.puzzle());
        this.layers = board.slices().stream()
                .map(layer -> board.cells().stream()
                        .filter(cell -> cell.layer() == layer)
                        .sorted(Comparator.comparingDouble(BallPlan::down))
                        .toList())
                .toList();
        this.plan = new BallPlan(heights());
    }

    private List<Double> heights() {
        List<Double> heights = new ArrayList<>();
        double uppermost = 0;
        for (List<Cell> layer : layers) {
            double height = layer.isEmpty() || heights.isEmpty()
                    ? uppermost
                    : BallPlan.down(layer.get(layer.size() - 1)) + uppermost + APART;
            heights.add(height);
            uppermost = layer.isEmpty() ? height : height - BallPlan.down(layer.get(0));
        }
        return heights;
    }

    @Override
    public Rectangle2D paper() {
        Rectangle2D box = plan.discs(board.cells()).getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - MARGIN, box.getY() - MARGIN, box.getWidth() + 2 * MARGIN, box.getHeight() + 2 * MARGIN);
    }

    @Override
    public void drawWith(Brush brush) {
        brush.fill(paper(), Drawing.PAPER);
        for (int layer = 0; layer < layers.size(); layer++) {
            for (Cell cell : layers.get(layer)) {
                if (picture.isCovered(cell)) {
                    drawBall(brush, cell);
                    drawRods(brush, cell, 0, BallPlan.ROD);
                } else {
                    drawOpen(brush, cell);
                }
            }
            layers.get(layer).forEach(cell -> drawRods(brush, cell, 1, THIN_ROD));
            for (int piece = 0; piece < picture.size(); piece++) {
                for (List<Cell> part : parts.in(layer, piece)) {
                    style.write(brush, piece, plan.at(labelled(part)), LETTER_HEIGHT);
                }
            }
            int at = layer;
            colours.draw(brush, this::mark, cell -> cell.layer() == at);
        }
    }

    private void drawBall(Brush brush, Cell cell) {
        int piece = picture.pieceAt(cell);
        brush.piece(piece, plan.disc(cell), style.fill(piece), 1);
        plan.shade(brush, cell, style.fill(piece));
        style.hatch(brush, piece, plan.disc(cell));
    }

    private void drawOpen(Brush brush, Cell cell) {
        boolean isOptional = board.markAt(cell) == Region.OPTIONAL;
        brush.fill(plan.disc(cell), isOptional ? Drawing.OPTIONAL_FLOOR : Drawing.FLOOR);
        brush.line(plan.disc(cell), Drawing.GRID, GRID_WIDTH);
        if (isOptional) {
            brush.fill(CellOutlines.disc(plan.at(cell), DOT), Drawing.DOT);
        }
    }

    /**
     * Draws a rod from a ball to each ball of its piece that touches it and is drawn later. The second ball is in the
     * same layer if {@code up} is 0, and in the next layer if it is 1.
     */
    private void drawRods(Brush brush, Cell cell, int up, double width) {
        int piece = picture.pieceAt(cell);
        for (Cell step : lattice.steps(cell)) {
            Cell other = cell.shifted(step);
            boolean isLater = step.layer() == up && (up == 1 || BallPlan.down(step) > 0);
            if (isLater && piece >= 0 && picture.isCovered(other) && picture.pieceAt(other) == piece) {
                plan.join(brush, cell, other, style.fill(piece), width);
            }
        }
    }

    /**
     * Returns the ball of a part whose height in the picture is nearest to the average height of the balls of the part.
     */
    private Cell labelled(List<Cell> part) {
        double down = part.stream().collect(Collectors.averagingDouble(BallPlan::down));
        return part.stream()
                .min(Comparator.comparingDouble(cell -> Math.abs(BallPlan.down(cell) - down)))
                .orElseThrow();
    }

    private Point2D mark(Cell cell) {
        Point2D middle = plan.at(cell);
        return new Point2D.Double(middle.getX() + MARK, middle.getY() - MARK);
    }
}
