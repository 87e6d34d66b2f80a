package io.github.quadrille.lab.compare;

/**
 * Chooses the colours of methods. The style sheet has eight colours, each with its own pattern of dashes. If there are
 * more methods, the colours are used again.
 */
final class MethodColours {
    private static final int COUNT = 8;

    private MethodColours() {}

    /**
     * Returns the index of a method. Methods that refuse the puzzle are counted, too. So a method has the same index
     * and the same colour on all puzzles.
     */
    static int tone(MethodResult method, PuzzleComparison comparison) {
        return comparison.methods().indexOf(method);
    }

    /** Returns the index of the colour of the method with this index. */
    static int of(int method) {
        return method % COUNT;
    }

    /** Returns the names of the CSS classes for the line of the method with this index. */
    static String classes(int method) {
        return "tone" + of(method) + (method / COUNT % 2 == 1 ? " again" : "");
    }

    /** Returns HTML with a short sample of the line of a method and the name of the method, for legends and tables. */
    static String named(MethodResult method, PuzzleComparison comparison) {
        return HtmlText.format(
                "<svg class=\"sample\" viewBox=\"0 0 28 10\" aria-hidden=\"true\">"
                        + "<path class=\"curve bold %s\" d=\"M1 5H27\"/></svg>%s",
                classes(tone(method, comparison)), HtmlText.escape(method.method()));
    }
}
