package io.github.quadrille.app.render;

import io.github.quadrille.core.puzzle.CellWeights;
import java.util.Collections;

/**
 * Chooses a tone for every weight. Weight 0 is light. Modulo 2, weight 1 is dark. Modulo any other number, each weight
 * has its own colour. Without a modulus, weights above 0 have one colour and weights below 0 have another. Weights
 * further from 0 have deeper tones.
 */
final class WeightTones {
    private static final Colour DARK = new Colour(0x5a6b8c);
    private static final Colour ABOVE = new Colour(0x3f6fb4);
    private static final Colour BELOW = new Colour(0xc9583a);
    private static final double FAINTEST = 0.15;

    private final int modulus;
    private final int largest;
    private final Palette palette;

    WeightTones(CellWeights weights) {
        this.modulus = weights.modulus();
        this.largest = weights.weights().stream().mapToInt(Math::abs).max().orElse(0);
        this.palette = new Palette(Collections.nCopies(Math.max(1, modulus), ""));
    }

    Colour of(int weight) {
        if (weight == 0) {
            return Drawing.FLOOR;
        }
        if (modulus == 0) {
            double share = FAINTEST + (1 - FAINTEST) * Math.abs(weight) / largest;
            return Drawing.FLOOR.mixed(weight > 0 ? ABOVE : BELOW, share);
        }
        return modulus == 2 ? DARK : palette.of(weight - 1);
    }

    /**
     * Returns the style of a weight in a terminal. It uses the nearest colour of the cube of 6 x 6 x 6 colours, which
     * is a part of the 256 colours. All terminals agree on this cube: its levels are 0, 95, 135 and so on.
     */
    String style(int weight) {
        Colour tone = of(weight);
        int code = 16 + 36 * step(tone.red()) + 6 * step(tone.green()) + step(tone.blue());
        return TerminalColours.style(tone, code);
    }

    private static int step(int level) {
        return level < 48 ? 0 : Math.max(1, Math.round((level - 55) / 40f));
    }
}
