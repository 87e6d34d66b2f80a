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
 * goes to the first sheet that has room for it, turned and placed so that its lower end is as high as possible. In a
 * tie, the shape goes as far to the left as possible. Two orders of the shapes are tried, and the better result is
 * taken. The time grows with the number of shapes and with the number of dots of a sheet.
 */
final class Nesting {
    /** The longer side of a sheet has this many dots. */
    private static final int DOTS = 700;

    /** Holds the sheet on which a shape lies, and the move that takes the shape to its place. */
    record Place(int sheet, AffineTransform move) {}

    private final double width;
    private final double height;
    private final double dot;
    private final double gap;
    private final int turns;

    /**
     * Prepares a nesting on sheets of one size.
     *
     * @param gap the least distance between two shapes. Half of it is kept between a shape and the edge of the sheet.
     * @param turns the number of ways to turn a shape
     */
    Nesting(double width, double height, double gap, int turns) {
        this.width = width;
        this.height = height;
        this.gap = gap;
        this.turns = turns;
        this.dot = Math.max(width, height) / DOTS;
    }

    /**
     * Returns the number of directions in which each shape is tried: six for hexagons and triangles, and otherwise
     * four.
     */
    static int turns(Lattice lattice) {
        return lattice == Lattices.HEXAGONAL || lattice == Lattices.TRIANGULAR ? 6 : 4;
    }

    /**
     * A run is an unbroken sequence of dots in one row, from the column {@code from} to the column before {@code to}.
     */
    record Run(int row, int from, int to) {}

    /** Holds the dots that a turned shape and the gap around it cover. */
    record Mask(AffineTransform turn, List<Run> runs, int rows, int columns) {}

    /**
     * Lays all parts on sheets. Returns the moved parts of each sheet, in the given order.
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
     * Draws a turned shape as dots. Half the gap is added around the shape. One more dot is added, because the raster
     * can miss a part of a shape that is narrower than a dot.
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
