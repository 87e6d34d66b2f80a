package io.github.quadrille.bench;

import java.util.List;
import java.util.Locale;

/**
 * Draws an engine's mark, which is a colour and a shape. The colours are those of Okabe and Ito (2008), Tol's wine red
 * and a dark grey, because colour-blind readers can tell them apart.
 *
 * @param path the outline around the origin, about ten units wide
 */
record Mark(String colour, String path) {
    private static final String CIRCLE = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z";
    private static final String SQUARE = "M-4.4 -4.4h8.8v8.8h-8.8z";
    private static final String DIAMOND = "M0 -6L6 0L0 6L-6 0z";
    private static final String UP = "M0 -5.6L5.4 4.2H-5.4z";
    private static final String DOWN = "M0 5.6L5.4 -4.2H-5.4z";
    private static final String CROSS =
            "M-5 -2.9L-2.9 -5L0 -2.1L2.9 -5L5 -2.9L2.1 0L5 2.9L2.9 5L0 2.1L-2.9 5L-5 2.9L-2.1 0z";

    private static final List<Mark> MARKS = List.of(
            new Mark("#0072b2", CIRCLE),
            new Mark("#0072b2", SQUARE),
            new Mark("#56b4e9", SQUARE),
            new Mark("#56b4e9", DOWN),
            new Mark("#d55e00", UP),
            new Mark("#e69f00", DIAMOND),
            new Mark("#cc79a7", DOWN),
            new Mark("#444444", CROSS),
            new Mark("#009e73", SQUARE),
            new Mark("#882255", UP),
            new Mark("#882255", DIAMOND));

    /** Returns the mark of the engine at this index in the list of engines. Our engines are blue. */
    static Mark of(int index) {
        return MARKS.get(index);
    }

    String svg(double x, double y, double scale) {
        return String.format(
                Locale.ROOT,
                "<path transform=\"translate(%.1f %.1f) scale(%.2f)\" d=\"%s\" fill=\"%s\" stroke=\"white\" stroke-width=\"0.8\"/>",
                x,
                y,
                scale,
                path,
                colour);
    }
}
