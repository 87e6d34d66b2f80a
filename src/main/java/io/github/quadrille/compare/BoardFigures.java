package io.github.quadrille.compare;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.render.Picture;
import io.github.quadrille.render.SvgPicture;
import java.util.List;
import java.util.Optional;

/** The boards of one puzzle side by side: the exact answer, and the best of each method. */
final class BoardFigures {
    /** A picture of more cells than this would show nothing at its size, and slow down the page. */
    private static final int MOST_CELLS = 10_000;

    private final PuzzleComparison comparison;
    private final StringBuilder html = new StringBuilder();

    BoardFigures(PuzzleComparison comparison) {
        this.comparison = comparison;
    }

    String html() {
        Puzzle puzzle = comparison.puzzle();
        if (puzzle.region().rows() * puzzle.region().columns() > MOST_CELLS) {
            return HtmlText.format(
                    "<p class=\"note\">Boards of more than %,d squares are not drawn here.</p>%n", MOST_CELLS);
        }
        html.append("<div class=\"boards\">\n");
        exact(comparison.proven());
        for (int m = 0; m < comparison.methods().size(); m++) {
            if (comparison.methods().get(m) instanceof MethodResult.Tried tried) {
                Optional<RunResult> best = tried.best();
                if (best.isPresent()) {
                    String words = HtmlText.format(
                            "%,d of %,d, run %d",
                            best.get().covered(),
                            puzzle.region().mandatorySize(),
                            best.get().number());
                    figure(
                            Tones.sample(m) + HtmlText.escape(tried.method()),
                            words,
                            best.get().best());
                }
            }
        }
        return html.append("</div>\n").toString();
    }

    private void exact(Proven proven) {
        if (proven instanceof Proven.Packed packed) {
            figure("exact", "packed", packed.packing());
        } else if (proven instanceof Proven.Optimal optimal) {
            figure("exact", "the most that can be covered", optimal.best());
        } else if (proven instanceof Proven.Infeasible none) {
            figure(
                    "exact",
                    none.isOptimum() ? "no packing; the most that can be covered" : "no packing",
                    none.best().orElse(new Packing(List.of())));
        } else if (proven instanceof Proven.Undecided undecided) {
            figure("exact", "the fullest part seen", undecided.best());
        }
    }

    private void figure(String name, String words, Packing packing) {
        html.append("<figure class=\"board\">\n")
                .append(SvgPicture.of(Picture.of(comparison.puzzle(), packing)))
                .append("<figcaption><b>")
                .append(name)
                .append("</b> ")
                .append(HtmlText.escape(words))
                .append("</figcaption>\n</figure>\n");
    }
}
