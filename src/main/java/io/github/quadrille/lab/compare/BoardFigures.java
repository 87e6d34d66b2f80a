package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The boards of one puzzle side by side: the exact answer, and the best of each method. */
final class BoardFigures {
    /** A picture of more cells than this would show nothing at its size, and slow down the page. */
    private static final int MOST_CELLS = 10_000;

    private final PuzzleComparison comparison;
    private final BiFunction<Puzzle, Packing, String> drawing;
    private final StringBuilder html = new StringBuilder();

    /** @param drawing draws a packing as SVG */
    BoardFigures(PuzzleComparison comparison, BiFunction<Puzzle, Packing, String> drawing) {
        this.comparison = comparison;
        this.drawing = drawing;
    }

    String html() {
        Puzzle puzzle = comparison.puzzle();
        if (puzzle.region().rows() * puzzle.region().columns() > MOST_CELLS) {
            return HtmlText.format(
                    "<p class=\"note\">Boards of more than %,d squares are not drawn here.</p>%n", MOST_CELLS);
        }
        html.append("<div class=\"boards\">\n");
        html.append(exact(comparison.proven()));
        for (int m = 0; m < comparison.methods().size(); m++) {
            if (comparison.methods().get(m) instanceof MethodResult.Tried tried) {
                Optional<RunResult> best = tried.best();
                if (best.flatMap(RunResult::best).isPresent()) {
                    String words = HtmlText.format(
                            "%,d of %,d, run %d",
                            best.get().covered().orElse(0),
                            puzzle.region().mandatorySize(),
                            best.get().number());
                    html.append(figure(
                            MethodColours.sample(m) + HtmlText.escape(tried.method()),
                            words,
                            best.get().best().orElseThrow()));
                }
            }
        }
        return html.append("</div>\n").toString();
    }

    /** What the exact search has to show, if anything. */
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
