package io.github.quadrille.lab.compare;

/**
 * The part of a chart between its axes. A chart is SVG to be put into a page: colours, fonts and widths come from the page's
 * style sheet by class names, there are no ids, and so any number of charts can stand in one page.
 *
 * @param left what is left free there, as to the right, above and below
 * @param across the axis below
 * @param up the axis at the left
 */
record ChartFrame(int width, int height, int left, int right, int top, int bottom, ChartAxis across, ChartAxis up) {
    private static final int END = 40;

    /**
     * A whole picture.
     *
     * @param title what it shows, for those who cannot see it
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

    /** The lines at the values that are written on the axes, and these values. */
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
