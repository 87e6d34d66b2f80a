package io.github.quadrille.app.make;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Places shapes on sheets without overlap, and turns them as needed. Shapes and sheets are rasters of dots. Each shape
 * goes as far up as possible, and there as far to the left as possible. A few orders of the shapes are tried, and the
 * best result is taken. The time grows with the number of shapes and with the number of dots of a sheet.
 */
final class Nesting {
    /** The longer side of a sheet has this many dots. */
    private static final int DOTS = 700;

    /** Holds the sheet on which a shape lies, and the move that takes it there. */
    record Place(int sheet, AffineTransform move) {}

    private final double width;
    private final double height;
    private final double dot;
    private final double gap;
    private final int turns;

    /**
     * Prepares a nesting on sheets of one size.
     *
     * @param gap the gap between two shapes, and to the edge of the sheet
     * @param turns the number of ways to turn a shape
     */
    Nesting(double width, double height, double gap, int turns) {
        this.width = width;
        this.height = height;
        this.gap = gap;
        this.turns = turns;
        this.dot = Math.max(width, height) / DOTS;
    }

    /** Returns the number of ways to turn the cells of a lattice in the plane. */
    static int turns(Lattice lattice) {
        return lattice == Lattices.HEXAGONAL || lattice == Lattices.TRIANGULAR ? 6 : 4;
    }

    /** A run is a sequence of dots in one row. */
    record Run(int row, int from, int to) {}

    /** Holds a turned shape with its surroundings as dots. */
    record Mask(AffineTransform turn, List<Run> runs, int rows, int columns) {}

    /**
     * Lays all parts, and returns the moved parts of each sheet in their given order.
     *
     * @param moved the function that moves a part
     * @throws IllegalArgumentException when a part is larger than a sheet
     */
    <P, L> List<List<L>> sheets(List<P> parts, Function<P, Shape> area, BiFunction<P, AffineTransform, L> moved) {
        List<Place> places = lay(parts.stream().map(area).toList());
        int count = 1 + places.stream().mapToInt(Place::sheet).max().orElse(0);
        return IntStream.range(0, count)
                .mapToObj(sheet -> IntStream.range(0, parts.size())
                        .filter(part -> places.get(part).sheet() == sheet)
                        .mapToObj(part ->
                                moved.apply(parts.get(part), places.get(part).move()))
                        .toList())
                .toList();
    }

    /**
     * Returns the place of each shape.
     *
     * @throws IllegalArgumentException when a shape is larger than a sheet
     */
    List<Place> lay(List<? extends Shape> shapes) {
        List<List<Mask>> masks = shapes.stream().map(this::masks).toList();
        Comparator<Integer> largest = Comparator.comparing(i -> -masks.get(i).get(0).runs.stream()
                .mapToInt(run -> run.to - run.from)
                .sum());
        Comparator<Integer> longest = Comparator.comparing(
                i -> -Math.max(masks.get(i).get(0).rows, masks.get(i).get(0).columns));
        return Stream.of(largest, longest)
                .map(order -> new NestingAttempt(width, height, dot, masks, order))
                .min(Comparator.comparingInt(NestingAttempt::size).thenComparingInt(NestingAttempt::end))
                .orElseThrow()
                .places();
    }

    private List<Mask> masks(Shape shape) {
        List<Mask> masks = IntStream.range(0, turns)
                .mapToObj(turn -> mask(shape, AffineTransform.getRotateInstance(2 * Math.PI * turn / turns)))
                .filter(mask -> mask.columns * dot <= width + dot && mask.rows * dot <= height + dot)
                .toList();
        if (masks.isEmpty()) {
            Rectangle2D box = shape.getBounds2D();
            throw new IllegalArgumentException(
                    "A part of %.0f x %.0f mm does not fit on a sheet of %.0f x %.0f mm. Use --sheet %.0fx%.0fmm, or a smaller --cell."
                            .formatted(
                                    box.getWidth(),
                                    box.getHeight(),
                                    width,
                                    height,
                                    Math.ceil(box.getWidth() + 3 * gap),
                                    Math.ceil(box.getHeight() + 3 * gap)));
        }
        return masks;
    }

    /**
     * Draws a turned shape as dots. Half the gap is added around it, and one dot for the parts that the raster misses.
     */
    private Mask mask(Shape shape, AffineTransform turned) {
        Rectangle2D box = turned.createTransformedShape(shape).getBounds2D();
        double edge = gap / 2 + dot;
        AffineTransform turn = AffineTransform.getTranslateInstance(edge - box.getX(), edge - box.getY());
        turn.concatenate(turned);
        int columns = (int) Math.ceil((box.getWidth() + 2 * edge) / dot);
        int rows = (int) Math.ceil((box.getHeight() + 2 * edge) / dot);
        if (Math.max(columns, rows) > 2 * DOTS) {
            return new Mask(turn, List.of(), rows, columns);
        }
        BufferedImage image = new BufferedImage(columns, rows, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(1 / dot, 1 / dot);
        graphics.setStroke(new BasicStroke((float) (2 * edge), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.fill(turn.createTransformedShape(shape));
        graphics.draw(turn.createTransformedShape(shape));
        graphics.dispose();
        List<Run> runs = new ArrayList<>();
        for (int y = 0; y < rows; y++) {
            for (int x = 0, from = -1; x <= columns; x++) {
                boolean isSet = x < columns && image.getRaster().getSample(x, y, 0) > 0;
                if (isSet && from < 0) {
                    from = x;
                } else if (!isSet && from >= 0) {
                    runs.add(new Run(y, from, x));
                    from = -1;
                }
            }
        }
        return new Mask(turn, runs, rows, columns);
    }
}
