package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Shades.Shade;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Holds the styles of kinds in a terminal, as parameters of escape codes. Only the 240 colours that look the same in
 * all terminals are used: the cube 6 x 6 x 6 and the greys. Each shade of each kind gets the nearest of these colours
 * that is not taken yet. Once all colours are taken, kinds share colours.
 */
final class KindColours {
    private static final int FIRST = 16;
    private static final int FIRST_GREY = 232;
    private static final int COLOURS = 256;
    private static final double SHADE_STRENGTH = 2;

    private final Map<Shade, List<String>> styles = new EnumMap<>(Shade.class);

    /**
     * Chooses the unshaded colours of all kinds first, so that these colours are close to the colours of the palette.
     */
    KindColours(List<String> kindNames) {
        Palette palette = new Palette(kindNames);
        Set<Integer> taken = new HashSet<>();
        for (Shade shade : Shade.values()) {
            List<String> ofKinds = new ArrayList<>();
            styles.put(shade, ofKinds);
            for (int kind = 0; kind < kindNames.size(); kind++) {
                int code = nearest(shade.of(palette.of(kind), SHADE_STRENGTH), taken);
                taken.add(code);
                ofKinds.add(TerminalColours.style(tone(code), code));
            }
        }
    }

    /** Returns the style of a kind whose colour has this shade. */
    String of(int kind, Shade shade) {
        return styles.get(shade).get(kind);
    }

    private static int nearest(Colour colour, Set<Integer> taken) {
        return IntStream.range(FIRST, COLOURS)
                .boxed()
                .min(Comparator.comparingDouble(
                        code -> distance(colour, tone(code)) + (taken.contains(code) ? COLOURS * COLOURS * 9 : 0)))
                .orElseThrow();
    }

    /** Returns a squared distance of two colours, weighted about as eyes weigh red, green and blue. */
    private static double distance(Colour colour, Colour other) {
        return 2 * Math.pow(colour.red() - other.red(), 2)
                + 4 * Math.pow(colour.green() - other.green(), 2)
                + 3 * Math.pow(colour.blue() - other.blue(), 2);
    }

    private static Colour tone(int code) {
        if (code >= FIRST_GREY) {
            return new Colour(0x010101 * (8 + 10 * (code - FIRST_GREY)));
        }
        int index = code - FIRST;
        return new Colour(level(index / 36) << 16 | level(index / 6 % 6) << 8 | level(index % 6));
    }

    private static int level(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }
}
