package io.github.quadrille.engine.sizes;

import io.github.quadrille.engine.sizes.RectangleTable.Entry;
import io.github.quadrille.engine.sizes.RectangleTable.Outcome;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the order of a shape, which is the smallest number of copies that fill a rectangle. It also finds the smallest
 * odd number of copies that fill a rectangle (Klarner, "Packing a rectangle with congruent N-ominoes", 1969; Golomb,
 * "Polyominoes which tile rectangles", 1989).
 *
 * <pre>{@code
 * Puzzle copies = Puzzles.parse("corners", "{board: 2x3, pieces: {V3: any}}");
 * RectangleTable table = new RectangleTable(copies, RectangleTable.Ask.PACKS, RectangleTable.Answering.PLAINLY,
 *         Limits.NONE, Duration.ofSeconds(5), Listener.SILENT);
 * RectangleOrder order = new RectangleOrder(table, 3, 4);
 * table.decide(table.sizes(order.sizes()), entry -> {});
 * System.out.println(order.fewest().orElseThrow()); // Fewest[size=2x3, copies=2, isProven=true]
 * }</pre>
 *
 * @param table the table that decides the rectangles
 * @param cells the number of cells of the shape
 * @param most the largest number of copies that is tried
 */
public record RectangleOrder(RectangleTable table, int cells, int most) {
    /**
     * A {@code Fewest} is a rectangle that is filled by the fewest copies.
     *
     * @param isProven whether it is proven that no smaller number of copies, or no smaller odd number, fills a
     *     rectangle
     */
    public record Fewest(Size size, int copies, boolean isProven) {}

    /**
     * Returns all rectangles that have the area of some number of copies, from 1 to {@code most}. Rectangles for fewer
     * copies come first. If pieces can be turned, a rectangle and the same rectangle on its side are listed once, with
     * no more rows than columns.
     */
    public List<Size> sizes() {
        return IntStream.rangeClosed(1, most).boxed().flatMap(this::sizes).toList();
    }

    private Stream<Size> sizes(int copies) {
        int area = copies * cells;
        return IntStream.rangeClosed(1, table.isTurned() ? (int) Math.sqrt(area) : area)
                .filter(rows -> area % rows == 0)
                .mapToObj(rows -> new Size(rows, area / rows));
    }

    /**
     * Returns a rectangle that is filled by the fewest copies. The result is empty if no rectangle is known to be
     * filled.
     */
    public Optional<Fewest> fewest() {
        return fewest(copies -> true);
    }

    /**
     * Returns a rectangle that is filled by the smallest odd number of copies. The result is empty if no such rectangle
     * is known.
     */
    public Optional<Fewest> fewestOdd() {
        return fewest(copies -> copies % 2 == 1);
    }

    private Optional<Fewest> fewest(IntPredicate isAsked) {
        boolean isProven = true;
        for (int copies = 1; copies <= most; copies++) {
            if (isAsked.test(copies)) {
                Optional<Size> packed = sizes(copies)
                        .filter(size ->
                                table.entry(size).filter(Entry::isPacked).isPresent())
                        .findFirst();
                if (packed.isPresent()) {
                    return Optional.of(new Fewest(packed.get(), copies, isProven));
                }
                isProven &= isRefuted(copies);
            }
        }
        return Optional.empty();
    }

    private boolean isRefuted(int copies) {
        return sizes(copies)
                .allMatch(size -> table.entry(size)
                        .filter(entry -> entry.outcome() == Outcome.NONE)
                        .isPresent());
    }

    /** Returns the largest number of copies up to which all rectangles are decided. */
    public int decided() {
        List<Size> open = open();
        return open.isEmpty() ? most : open.get(0).area() / cells - 1;
    }

    /** Returns the rectangles that are not decided yet. */
    public List<Size> open() {
        List<Size> open = new ArrayList<>(sizes());
        open.removeIf(size -> table.entry(size)
                .filter(entry -> entry.outcome() != Outcome.OPEN)
                .isPresent());
        return open;
    }
}
