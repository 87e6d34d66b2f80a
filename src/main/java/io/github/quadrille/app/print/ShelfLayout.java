package io.github.quadrille.app.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Rectangles in rows, the highest first, each row from left to right. Lengths are in millimetres.
 *
 * @param pages by page, what lies there
 * @param height of the last page's rows together
 */
record ShelfLayout(List<List<Place>> pages, double height) {
    private static final double GAP = 4;

    /** Where the rectangle with this number lies. */
    record Place(int item, double x, double y) {}

    /**
     * Lays them.
     *
     * @param first the height of the first page, of which others may be the whole
     */
    static ShelfLayout of(List<Rectangle2D> boxes, double cell, double width, double first, double whole) {
        List<Integer> order = IntStream.range(0, boxes.size())
                .boxed()
                .sorted(Comparator.comparingDouble(item -> -boxes.get(item).getHeight()))
                .toList();
        List<List<Place>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double room = first;
        double x = 0;
        double y = 0;
        double shelf = 0;
        for (int item : order) {
            double wide = boxes.get(item).getWidth() * cell;
            double high = boxes.get(item).getHeight() * cell;
            if (x > 0 && x + wide > width) {
                x = 0;
                y += shelf + GAP;
                shelf = 0;
            }
            if (y + high > room) {
                pages.add(new ArrayList<>());
                room = whole;
                x = 0;
                y = 0;
                shelf = 0;
            }
            pages.get(pages.size() - 1).add(new Place(item, x, y));
            shelf = Math.max(shelf, high);
            x += wide + GAP;
        }
        return new ShelfLayout(pages, y + shelf);
    }
}
