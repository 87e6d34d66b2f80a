package io.github.quadrille.lab.compare;

import java.util.List;

/** Draws the mean curves of all puzzles in one SVG file. The colours follow the reader's choice of light or dark. */
public final class MeanCharts {
    private static final int HEADING = 54;
    private static final int GAP = 18;

    private MeanCharts() {}

    /**
     * Returns the picture. Its size is linear in the number of curves, because each curve has at most about four
     * hundred points.
     */
    public static String of(List<PuzzleComparison> comparisons) {
        StringBuilder charts = new StringBuilder();
        int y = GAP;
        for (PuzzleComparison comparison : comparisons) {
            for (MeanChart chart : MeanChart.of(comparison)) {
                charts.append(HtmlText.format(
                        "<text class=\"title\" x=\"8\" y=\"%d\">%s</text><text x=\"8\" y=\"%d\">%s</text>%n"
                                + "<g transform=\"translate(0 %d)\">%n%s</g>%n",
                        y + 14,
                        HtmlText.escape(comparison.puzzle().name()),
                        y + 34,
                        HtmlText.escape(chart.heading() + " " + chart.words()),
                        y + HEADING - 10,
                        chart.content()));
                y += HEADING + chart.height() + GAP;
            }
        }
        String nothing = charts.isEmpty() ? "<text x=\"8\" y=\"32\">No run has a curve.</text>\n" : "";
        String paper = HtmlText.format("""
                <style>
                %stext { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
                </style>
                <rect width="100%%" height="100%%" style="fill: var(--paper)"/>
                """, HtmlReport.styleSheet("chart.css"));
        return ChartFrame.svg(MeanChart.WIDTH, Math.max(y, 3 * GAP), "Mean curves", paper + nothing + charts);
    }
}
