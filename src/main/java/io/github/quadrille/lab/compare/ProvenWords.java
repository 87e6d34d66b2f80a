package io.github.quadrille.lab.compare;

import io.github.quadrille.engine.argument.Argument;


/** What is proven of a puzzle, as a sentence after the word for it. */
record ProvenWords(PuzzleComparison comparison) implements Proven.Cases<String> {
    private static final String MOST = " The most that can be covered is %,d of %,d cells.";
    private static final String WEIGHTS = " (The weights are shown by 'solve --explain', and by 'explain'.)";
    private static final String AT_MOST = " At most %,d of %,d cells can be covered.";

    @Override
    public String packed(Proven.Packed packed) {
        return HtmlText.format("by the exact search in %s: all %,d cells can be covered.", time(packed), cells());
    }

    @Override
    public String infeasible(Proven.Infeasible none) {
        String weights = none.sentence().startsWith(Argument.WEIGHTS_SHOWN) ? WEIGHTS : "";
        return "in %s. %s%s%s"
                .formatted(
                        time(none),
                        none.sentence(),
                        weights,
                        bound(comparison.isOptimumKnown() ? MOST : AT_MOST, none));
    }

    @Override
    public String optimal(Proven.Optimal optimal) {
        return HtmlText.format(
                "in %s: the most that can be covered is %,d of %,d cells. %s",
                time(optimal), optimal.atMost(), cells(), optimal.sentence());
    }

    @Override
    public String notReached(Proven.NotReached notReached) {
        return comparison.isReached() ? "because it was interrupted." : "because it was not reached.";
    }

    @Override
    public String undecided(Proven.Undecided undecided) {
        return "after %s: %s.%s%s"
                .formatted(
                        time(undecided),
                        undecided.reason(),
                        bound(AT_MOST, undecided),
                        comparison.isTargetShown() ? new TargetWords(comparison).found() : "");
    }

    private int cells() {
        return comparison.puzzle().region().mandatorySize();
    }

    private static String time(Proven proven) {
        return HtmlText.time(proven.seconds());
    }

    private String bound(String words, Proven proven) {
        return proven.atMost() < cells() ? HtmlText.format(words, proven.atMost(), cells()) : "";
    }
}
