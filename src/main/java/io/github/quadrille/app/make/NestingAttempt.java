package io.github.quadrille.app.make;

import io.github.quadrille.app.make.Nesting.Mask;
import io.github.quadrille.app.make.Nesting.Place;
import io.github.quadrille.app.make.Nesting.Run;
import java.awt.geom.AffineTransform;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lays all shapes on sheets in one order. */
final class NestingAttempt {
    private final double width;
    private final double height;
    private final double dot;
    private final List<List<BitSet>> sheets = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private int end;

    /**
     * Lays all shapes.
     *
     * @param width the width of a sheet
     * @param height the height of a sheet
     * @param dot the side of a dot of the raster
     * @param masks the masks of each shape, one for each way to turn it
     * @param order the order in which shapes are laid
     */
    NestingAttempt(double width, double height, double dot, List<List<Mask>> masks, Comparator<Integer> order) {
        this.width = width;
        this.height = height;
        this.dot = dot;
        masks.forEach(mask -> places.add(null));
        IntStream.range(0, masks.size()).boxed().sorted(order).forEach(shape -> lay(shape, masks.get(shape)));
    }

    /** Returns the place of each shape. */
    List<Place> places() {
        return places;
    }

    /** Counts the sheets that are used. */
    int size() {
        return sheets.size();
    }

    /** Counts the rows of dots that are used on the last sheet. */
    int end() {
        return end;
    }

    private void lay(int shape, List<Mask> masks) {
        for (int sheet = 0; places.get(shape) == null; sheet++) {
            if (sheet == sheets.size()) {
                sheets.add(Stream.generate(BitSet::new)
                        .limit((int) Math.round(height / dot) + 1)
                        .toList());
                end = 0;
            }
            List<BitSet> rows = sheets.get(sheet);
            int number = sheet;
            masks.stream()
                    .flatMap(mask -> spot(rows, mask).stream())
                    .min(Comparator.comparingInt(Spot::bottom).thenComparingInt(Spot::x))
                    .ifPresent(spot -> {
                        spot.mask()
                                .runs()
                                .forEach(run ->
                                        rows.get(spot.y + run.row()).set(spot.x + run.from(), spot.x + run.to()));
                        AffineTransform move = AffineTransform.getTranslateInstance(spot.x * dot, spot.y * dot);
                        move.concatenate(spot.mask().turn());
                        places.set(shape, new Place(number, move));
                        end = Math.max(end, number == sheets.size() - 1 ? spot.bottom() : 0);
                    });
        }
    }

    /**
     * Finds the first spot where the mask overlaps no shape that is laid already. Spots are tried row by row from the
     * top, and in each row from the left.
     */
    private Optional<Spot> spot(List<BitSet> rows, Mask mask) {
        int last = (int) Math.round(width / dot) + 1 - mask.columns();
        for (int y = 0; y + mask.rows() <= rows.size(); y++) {
            int x = 0;
            int next = 0;
            while (next >= 0 && x <= last) {
                next = beyondOverlap(rows, mask, x, y);
                if (next >= 0) {
                    x = next;
                }
            }
            if (next < 0) {
                return Optional.of(new Spot(mask, x, y));
            }
        }
        return Optional.empty();
    }

    /** Returns the next column to try, or -1 if the mask overlaps no laid shape here. */
    private int beyondOverlap(List<BitSet> rows, Mask mask, int x, int y) {
        for (Run run : mask.runs()) {
            int taken = rows.get(y + run.row()).previousSetBit(x + run.to() - 1);
            if (taken >= x + run.from()) {
                return taken - run.from() + 1;
            }
        }
        return -1;
    }

    private record Spot(Mask mask, int x, int y) {
        private int bottom() {
            return y + mask.rows();
        }
    }
}
