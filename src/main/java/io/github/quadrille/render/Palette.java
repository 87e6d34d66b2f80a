package io.github.quadrille.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A colour for every kind. The colours were derived from Paul Tol's "light" and "bright" schemes and moved apart until
 * each pair could be told apart with normal, red-blind and green-blind eyes (distance in OKLab after Machado 2009).
 */
final class Palette {
    /** The best told apart come first. */
    private static final int[] TONES = {
        0x77aadd, 0xee8866, 0xeedd88, 0x9b5da8, 0x35ba8e, 0x4050b7, 0xb34630, 0xf0bacd,
        0xaeefff, 0xc8d82b, 0x136169, 0xac9e4b, 0xcdb9ff, 0x8d3e43, 0xb8acba, 0x93842b,
        0xe5c08a, 0xb4ecbf, 0x8b89eb, 0x299897, 0xe2a90b, 0xc379b2, 0x997067, 0x3077de,
    };

    /** The letters of the tetrominoes and pentominoes, each at the place of its tone. */
    private static final String LETTERS = "TIOLSJZFNPUVWXY";

    private final List<Tone> tones;

    /** Built-in letters keep their colour from picture to picture as long as no other kind has it. */
    Palette(List<String> kindNames) {
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

    Tone of(int kind) {
        return tones.get(kind);
    }

    private static int wish(String name) {
        return name.isEmpty() ? -1 : LETTERS.indexOf(name.substring(0, 1).toUpperCase(Locale.ROOT));
    }

    /** Beyond the list every further round is lighter or darker in turn. */
    private static Tone tone(int index) {
        Tone tone = new Tone(TONES[index % TONES.length]);
        int round = index / TONES.length;
        Tone towards = round % 2 == 1 ? Tone.WHITE : Tone.BLACK;
        int steps = (round + 1) / 2;
        return tone.mixed(towards, 1 - Math.pow(0.6, steps));
    }
}
