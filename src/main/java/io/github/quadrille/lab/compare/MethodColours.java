package io.github.quadrille.lab.compare;

/** The colours of methods: as many as the style sheet has, each with a dash of its own; beyond that they repeat. */
final class MethodColours {
    private static final int COUNT = 8;

    private MethodColours() {}

    /** The number of a method, from 0: it keeps its colour from puzzle to puzzle, refused or not. */
    static int tone(MethodResult method, PuzzleComparison comparison) {
        return comparison.methods().indexOf(method);
    }

    /** The number of the style of a method, from 0. */
    static int of(int method) {
        return method % COUNT;
    }

    /** The classes of a method's line. */
    static String classes(int method) {
        return "tone" + of(method) + (method / COUNT % 2 == 1 ? " again" : "");
    }

    /** A piece of a method's line and its name, for legends and tables. */
    static String named(MethodResult method, PuzzleComparison comparison) {
        return HtmlText.format(
                "<svg class=\"sample\" viewBox=\"0 0 28 10\" aria-hidden=\"true\">"
                        + "<path class=\"curve bold %s\" d=\"M1 5H27\"/></svg>%s",
                classes(tone(method, comparison)), HtmlText.escape(method.method()));
    }
}
