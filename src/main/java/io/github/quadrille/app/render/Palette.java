package io.github.quadrille.app.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Holds a colour for every kind. The colours were derived from Paul Tol's "light" and "bright" schemes. They were moved
 * apart until people with normal, red-blind and green-blind eyes could tell each pair apart. The colours of pentominoes
 * are furthest apart (distance in OKLab after Machado 2009).
 */
public final class Palette {
    /** The tones that are easiest to tell apart come first. */
    private static final int[] TONES = {
        0x73a1fa, 0xfa817f, 0xfaeb6b, 0x8362bb, 0x35b265, 0x3c47ac, 0x9e490c, 0xf5c0b1,
        0xaeefff, 0xe2c80c, 0x1c536f, 0xba8a0c, 0xc4bdfa, 0x812b2c, 0x9daac0, 0xa4711f,
        0xd1c173, 0xc2fab2, 0x8976f0, 0x0c8a8f, 0xc0ae0c, 0xab7bc4, 0x92685b, 0x3962e6,
    };

    /** Each letter of the tetrominoes and pentominoes is at the index of its tone. */
    private static final String LETTERS = "TIOLSJZFNPUVWXY";

    private final List<Colour> tones;

    /**
     * Chooses the colours of some kinds. A kind whose name begins with a letter of the tetrominoes or pentominoes has
     * the colour of this letter in all pictures, unless another kind has already taken it.
     */
    public Palette(List<String> kindNames) {
        int[] toneOf = new int[kindNames.size()];
        Arrays.fill(toneOf, -1);
        boolean[] taken = new boolean[Math.max(TONES.length, toneOf.length)];
        for (int kind = 0; kind < toneOf.length; kind++) {
            int wish = wish(kindNames.get(kind));
            if (wish >= 0 && !taken[wish]) {
                toneOf[kind] = wish;
                taken[wish] = true;
            }
        }
        int free = 0;
        for (int kind = 0; kind < toneOf.length; kind++) {
            while (toneOf[kind] < 0) {
                toneOf[kind] = taken[free] ? -1 : free;
                taken[free++] = true;
            }
        }
        this.tones = new ArrayList<>();
        Arrays.stream(toneOf).mapToObj(Palette::tone).forEach(tones::add);
    }

    /** Returns the colour of a kind by its number. */
    public Colour of(int kind) {
        return tones.get(kind);
    }

    private static int wish(String name) {
        return name.isEmpty() ? -1 : LETTERS.indexOf(name.substring(0, 1).toUpperCase(Locale.ROOT));
    }

    /**
     * Returns the tone for an index. When all tones are used, they are used again, first lighter, then darker, and so
     * on.
     */
    private static Colour tone(int index) {
        Colour tone = new Colour(TONES[index % TONES.length]);
        int round = index / TONES.length;
        Colour towards = round % 2 == 1 ? Colour.WHITE : Colour.BLACK;
        int steps = (round + 1) / 2;
        return tone.mixed(towards, 1 - Math.pow(0.6, steps));
    }
}
