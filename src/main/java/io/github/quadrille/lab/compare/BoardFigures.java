package io.github.quadrille.lab.compare;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Draws the boards of one puzzle side by side: the exact answer, and the best packing of each method.
 *
 * @param comparison the results on the puzzle
 * @param drawing the function that draws a packing as SVG
 */
record BoardFigures(PuzzleComparison comparison, BiFunction<Puzzle, Packing, String> drawing) {
    /**
     * A board is not drawn if its rows times its columns are more than this. At the size of the picture, the cells
     * would be too small to be seen, and the page would become slow.
     */
    private static final int MOST_CELLS = 10_000;

    String html() {
        Region region = comparison.puzzle().region();
        if (region.rows() * region.columns() > MOST_CELLS) {
            return HtmlText.note(HtmlText.format("Boards of more than %,d squares are not drawn here.", MOST_CELLS));
        }
        StringBuilder html = new StringBuilder("<div class=\"boards\">\n").append(exact(comparison.proven()));
        for (MethodResult method : comparison.tried()) {
            String name = MethodColours.named(method, comparison);
            method.best().ifPresent(run -> run.best().ifPresent(best -> html.append(figure(name, words(run), best))));
        }
        return html.append("</div>\n").toString();
    }

    private String words(RunResult run) {
        int cells = comparison.puzzle().region().mandatorySize();
        return HtmlText.format("%,d of %,d, run %d", run.covered().orElse(0), cells, run.number());
    }

    /**
     * Returns the figure of the exact answer. The text is empty if the comparison was interrupted before the exact
     * search began.
     */
    private String exact(Proven proven) {
        if (!proven.isReached()) {
            return "";
        }
        String words = switch (proven.status()) {
            case PACKED -> "packed";
            case OPTIMAL -> "the most that can be covered";
            case INFEASIBLE -> proven.isOptimum() ? "no packing; the most that can be covered" : "no packing";
            case UNDECIDED -> "the fullest part seen";
        };
        return figure("exact", words, proven.best().orElse(new Packing(List.of())));
    }

    private String figure(String name, String words, Packing packing) {
        return """
                <figure class="board">
                %s<figcaption><b>%s</b> %s</figcaption>
                </figure>
                """.formatted(drawing.apply(comparison.puzzle(), packing), name, HtmlText.escape(words));
    }
}
