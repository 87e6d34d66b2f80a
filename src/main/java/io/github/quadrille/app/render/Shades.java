package io.github.quadrille.app.render;

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
            Map<Shade, Integer> touching = new EnumMap<>(Shade.class);
            for (int other : picture.ofSameKindBeside(piece)) {
                if (other < piece) {
                    touching.merge(shadeOf[other], 1, Integer::sum);
                }
            }
            shadeOf[piece] = Arrays.stream(Shade.values())
                    .min(Comparator.comparing(shade -> touching.getOrDefault(shade, 0)))
                    .orElseThrow();
        }
    }

    Shade of(int piece) {
        return shadeOf[piece];
    }

    /** The colour of a piece: that of its kind, in its shade. */
    Colour colour(int piece) {
        return shadeOf[piece].of(palette.of(picture.kind(piece)), 1);
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
