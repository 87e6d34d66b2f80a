package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;

/** A shade for every piece, so that pieces of one kind and thus one colour can be told apart side by side. */
final class Shades {
    private final Picture picture;
    private final Palette palette;
    private final Shade[] shadeOf;

    /** Greedy: plain if it can be, else the shade that touches the piece least. */
    Shades(Picture picture) {
        this.picture = picture;
        this.palette = new Palette(picture.kindNames());
        this.shadeOf = new Shade[picture.size()];
        for (int piece = 0; piece < shadeOf.length; piece++) {
            shadeOf[piece] = rarest(shadesNextTo(piece));
        }
    }

    Shade of(int piece) {
        return shadeOf[piece];
    }

    /** The colour of a piece: that of its kind, in its shade. */
    Colour colour(int piece) {
        return shadeOf[piece].of(palette.of(picture.kind(piece)), 1);
    }

    private Map<Shade, Integer> shadesNextTo(int piece) {
        Map<Shade, Integer> seen = new EnumMap<>(Shade.class);
        for (Cell cell : picture.cells(piece)) {
            for (Cell step : picture.lattice().steps(cell)) {
                int other = picture.pieceAt(
                        cell.layer() + step.layer(), cell.row() + step.row(), cell.column() + step.column());
                if (other >= 0 && other < piece && picture.kind(other) == picture.kind(piece)) {
                    seen.merge(shadeOf[other], 1, Integer::sum);
                }
            }
        }
        return seen;
    }

    private static Shade rarest(Map<Shade, Integer> seen) {
        return Arrays.stream(Shade.values())
                .min(Comparator.comparing(shade -> seen.getOrDefault(shade, 0)))
                .orElseThrow();
    }

    /** Variants of one colour. */
    enum Shade {
        PLAIN(0xffffff, 0),
        LIGHT(0xffffff, 0.22),
        DARK(0x000000, 0.12);

        private final int towards;
        private final double share;

        Shade(int towards, double share) {
            this.towards = towards;
            this.share = share;
        }

        /**
         * This shade of a tone.
         *
         * @param strength 1 for a subtle one, more where colours are coarse
         */
        Colour of(Colour tone, double strength) {
            return tone.mixed(new Colour(towards), strength * share);
        }
    }
}
