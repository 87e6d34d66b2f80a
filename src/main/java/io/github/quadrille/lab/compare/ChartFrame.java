package io.github.quadrille.lab.compare;

/**
 * Converts values into positions in a chart, in units of the picture. A chart is SVG inside a page. Its colours, fonts
 * and widths come from the style sheet of the page by class names. A chart has no ids, so one page can contain any
 * number of charts.
 *
 * @param width the width of the chart
 * @param height the height of the chart
 * @param left the free space at the left
 * @param right the free space at the right
 * @param top the free space at the top
 * @param bottom the free space at the bottom
 * @param across the horizontal axis, at the bottom
 * @param up the vertical axis, at the left
 */
record ChartFrame(int width, int height, int left, int right, int top, int bottom, ChartAxis across, ChartAxis up) {
    private static final int END = 40;

    /**
     * Returns a chart as an SVG picture.
     *
     * @param width the width of the picture
     * @param height the height of the picture
     * @param title the description of the picture, for readers who cannot see it
     * @param content the SVG elements of the picture
     */
    static String svg(int width, int height, String title, String content) {
        return HtmlText.format(
                "<svg class=\"chart\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\""
                        + " aria-label=\"%s\">\n%s</svg>\n",
                width, height, HtmlText.escape(title), content);
    }

    double x(double value) {
        return left + across.at(value) * (width - left - right);
    }

    double y(double value) {
        return height - bottom - up.at(value) * (height - top - bottom);
    }

    /** Returns the grid lines at the ticks of both axes, with their labels. */
    String grid() {
        StringBuilder svg = new StringBuilder();
        for (ChartAxis.Tick tick : up.ticks()) {
            double y = y(tick.value());
            svg.append(HtmlText.format(
                    "<path class=\"grid\" d=\"M%d %.1fH%d\"/><text class=\"left\" x=\"%d\" y=\"%.1f\">%s</text>\n",
                    left, y, width - right, left - 8, y + 4, tick.label()));
        }
        for (ChartAxis.Tick tick : across.ticks()) {
            double x = x(tick.value());
            int floor = height - bottom;
            String style = x > width - END ? "below last" : "below";
            svg.append(HtmlText.format(
                    "<path class=\"grid\" d=\"M%.1f %dV%d\"/><text class=\"%s\" x=\"%.1f\" y=\"%d\">%s</text>\n",
                    x, top, floor, style, x, floor + 19, tick.label()));
        }
        return svg.toString();
    }
}
