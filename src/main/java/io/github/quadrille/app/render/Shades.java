package io.github.quadrille.app.render;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;

/**
 * Chooses a shade for every piece, so that touching pieces of one kind, which have the same colour, can be told apart.
 */
final class Shades {
    private final Picture picture;
    private final Palette palette;
    private final Shade[] shadeOf;

    /**
     * Chooses shades greedily, piece by piece. It counts the shades of the earlier pieces of the same kind that touch a
     * piece, once for each shared side. The piece gets the shade that is rarest there. Of equally rare shades it gets
     * the first in the order of {@link Shade}, which begins with the plain colour.
     */
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

    /** Returns the colour of a piece: the colour of its kind, in its shade. */
    Colour colour(int piece) {
        return shadeOf[piece].of(palette.of(picture.kind(piece)), 1);
    }

    /** A {@code Shade} is a variant of a colour. */
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
         * Returns this shade of a colour.
         *
         * @param strength 1 for a subtle shade; a larger number where few colours can be shown, as in a terminal
         */
        Colour of(Colour tone, double strength) {
            return tone.mixed(new Colour(towards), strength * share);
        }
    }
}
