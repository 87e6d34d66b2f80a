package io.github.quadrille.lab.compare;

/**
 * Chooses the colours of methods. The style sheet has a fixed number of colours, each with its own dash; further
 * methods use them again.
 */
final class MethodColours {
    private static final int COUNT = 8;

    private MethodColours() {}

    /**
     * Returns the number of a method, from 0. The number is the same on all puzzles, so the method keeps its colour
     * even if it is refused on some.
     */
    static int tone(MethodResult method, PuzzleComparison comparison) {
        return comparison.methods().indexOf(method);
    }

    /** Returns the number of the style of a method, from 0. */
    static int of(int method) {
        return method % COUNT;
    }

    /** Returns the style classes of a method's line. */
    static String classes(int method) {
        return "tone" + of(method) + (method / COUNT % 2 == 1 ? " again" : "");
    }

    /** Returns a sample of a method's line with its name, for legends and tables. */
    static String named(MethodResult method, PuzzleComparison comparison) {
        return HtmlText.format(
                "<svg class=\"sample\" viewBox=\"0 0 28 10\" aria-hidden=\"true\">"
                        + "<path class=\"curve bold %s\" d=\"M1 5H27\"/></svg>%s",
                classes(tone(method, comparison)), HtmlText.escape(method.method()));
    }
}
