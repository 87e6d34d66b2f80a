package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CellWeights;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Weights of cells as SVG: the board in the look of the other pictures, cells coloured by weight, and below it what the
 * colours mean and how many cells have them. One path for each weight, so that large boards stay small files.
 */
public final class WeightsSvg {
    private static final int UNIT = 40;
    private static final int MARGIN = 16;
    private static final int RIM = 6;
    private static final int CELL_PIXELS = 48;
    private static final int LARGEST_SIDE = 1200;
    private static final int MOST_NUMBERS = 2500;
    private static final int LEGEND = 40;
    private static final int ENTRY = 148;

    /** More colours than these speak for themselves, as deeper and paler. */
    private static final int MOST_ENTRIES = 24;

    private final Region region;
    private final CellWeights weights;
    private final CellOutlines outlines;
    private final WeightTones tones;
    private final SvgText svg;

    /**
     * The whole picture as one string.
     *
     * @param title what the picture is of
     * @param numbers whether cells show their weights; left out anyway where cells are too many or merely dark and light
     */
    public static String of(String title, Region region, CellWeights weights, boolean numbers) {
        // Optional cells without a weight are shown as such.
        Map<Boolean, List<Integer>> weighed = IntStream.range(0, region.size())
                .boxed()
                .collect(Collectors.partitioningBy(
                        cell -> region.isMandatory(cell) || weights.weights().get(cell) != 0));
        Map<Integer, List<Integer>> cells = weighed.get(true).stream()
                .collect(Collectors.groupingBy(weights.weights()::get, TreeMap::new, Collectors.toList()));
        boolean isOfSquares = region.lattice() == Lattices.SQUARE;
        CellOutlines outlines = CellOutlines.of(region);
        Path2D board = outlines.around(region.cells());
        Rectangle2D box =
                isOfSquares ? new Rectangle2D.Double(0, 0, region.columns(), region.rows()) : board.getBounds2D();
        int boardWidth = (int) Math.ceil(box.getWidth() * UNIT);
        int boardHeight = (int) Math.ceil(box.getHeight() * UNIT);
        int left = (int) Math.floor(box.getX() * UNIT);
        int top = (int) Math.floor(box.getY() * UNIT);
        // The legend grows with the board, lest it be too small to read beside a large one.
        double scale = Math.max(1, Math.max(boardWidth, boardHeight) / 1200.0);
        int perLine = (int) Math.max(1, boardWidth / (ENTRY * scale));
        int entries = cells.size() > MOST_ENTRIES ? 0 : cells.size();
        int lines = (entries + perLine - 1) / perLine;
        int width = Math.max(boardWidth, (int) (ENTRY * scale)) + 2 * MARGIN;
        int height = boardHeight + 2 * MARGIN + (int) (LEGEND * scale * lines);
        double pixels = Math.min(CELL_PIXELS / (double) UNIT, LARGEST_SIDE / (double) Math.max(width, height));
        Rectangle seen = new Rectangle(left - MARGIN, top - MARGIN, width, height);
        SvgText svg = SvgText.open(
                (int) (width * pixels), (int) (height * pixels), seen, " font-family=\"sans-serif\"", title);
        rectangle(svg, seen, Drawing.PAPER, 0);
        if (isOfSquares) {
            rectangle(svg, new Rectangle(-RIM, -RIM, boardWidth + 2 * RIM, boardHeight + 2 * RIM), Drawing.TRAY, RIM);
        } else {
            String style = "fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" stroke-linejoin=\"round\"";
            svg.path(style.formatted(Drawing.TRAY.hex(), 2 * RIM), board, UNIT);
        }
        WeightsSvg picture = new WeightsSvg(region, weights, outlines, svg);
        picture.cells(weighed.get(false), Drawing.OPTIONAL_FLOOR);
        cells.forEach((weight, same) -> picture.cells(same, picture.tones.of(weight)));
        if (numbers && weights.modulus() != 2 && region.size() <= MOST_NUMBERS) {
            picture.numbers();
        }
        svg.put(
                "<g transform=\"translate(%d %d) scale(%.3f)\" font-size=\"18\">\n",
                left, top + boardHeight + MARGIN, scale);
        if (entries > 0) {
            picture.legend(cells, perLine);
        }
        return svg.put("</g>\n</svg>\n").toString();
    }

    private WeightsSvg(Region region, CellWeights weights, CellOutlines outlines, SvgText svg) {
        this.region = region;
        this.weights = weights;
        this.outlines = outlines;
        this.tones = new WeightTones(weights);
        this.svg = svg;
    }

    private void cells(List<Integer> cells, Colour colour) {
        String style = "fill=\"%s\" stroke=\"%s\"".formatted(colour.hex(), Drawing.GRID.hex());
        svg.path(style, outlines.each(cells.stream().map(region::cell).toList()), UNIT);
    }

    private void numbers() {
        svg.put("<g font-size=\"18\" text-anchor=\"middle\">\n");
        for (int cell = 0; cell < region.size(); cell++) {
            int weight = weights.weights().get(cell);
            if (weight != 0) {
                Point2D centre = outlines.centre(region.cell(cell));
                long x = Math.round(centre.getX() * UNIT);
                long y = Math.round(centre.getY() * UNIT) + 6;
                String ink = tones.of(weight).ink().hex();
                svg.put("<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>\n", x, y, ink, number(weight));
            }
        }
        svg.put("</g>\n");
    }

    /** What each weight's colour is, and how many cells have it. */
    private void legend(Map<Integer, List<Integer>> cells, int perLine) {
        int entry = 0;
        for (int weight : cells.keySet()) {
            int x = entry % perLine * ENTRY;
            int y = entry / perLine * LEGEND + 12;
            svg.put(
                    "<rect x=\"%d\" y=\"%d\" width=\"28\" height=\"28\" rx=\"4\" fill=\"%s\" stroke=\"%s\"/>\n",
                    x, y, tones.of(weight).hex(), Drawing.DOT.hex());
            String name = weights.modulus() == 2 ? (weight == 1 ? "dark" : "light") : number(weight);
            int count = cells.get(weight).size();
            svg.put("<text x=\"%d\" y=\"%d\">%s: %,d</text>\n", x + 38, y + 20, name, count);
            entry++;
        }
    }

    private static String number(int weight) {
        return weight < 0 ? "−" + -weight : Integer.toString(weight);
    }

    private static void rectangle(SvgText svg, Rectangle box, Colour colour, int radius) {
        svg.put(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" fill=\"%s\"/>\n",
                box.x, box.y, box.width, box.height, radius, colour.hex());
    }

    /** A tone for every weight: light for 0, dark for 1 of 2, else a colour each; depths of two colours for plain numbers. */
    static final class WeightTones {
        private static final Colour DARK = new Colour(0x5a6b8c);
        private static final Colour ABOVE = new Colour(0x3f6fb4);
        private static final Colour BELOW = new Colour(0xc9583a);
        private static final double FAINTEST = 0.15;

        private final int modulus;
        private final int largest;
        private final Palette palette;

        WeightTones(CellWeights weights) {
            this.modulus = weights.modulus();
            this.largest = weights.weights().stream().mapToInt(Math::abs).max().orElse(0);
            this.palette = new Palette(Collections.nCopies(Math.max(1, modulus), ""));
        }

        Colour of(int weight) {
            if (weight == 0) {
                return Drawing.FLOOR;
            }
            if (modulus == 0) {
                double share = FAINTEST + (1 - FAINTEST) * Math.abs(weight) / largest;
                return Drawing.FLOOR.mixed(weight > 0 ? ABOVE : BELOW, share);
            }
            return modulus == 2 ? DARK : palette.of(weight - 1);
        }

        /** In a terminal, by the nearest colour of the cube 6 x 6 x 6 that all agree on: its levels are 0, 95, 135 and so on. */
        String style(int weight) {
            Colour tone = of(weight);
            int code = 16 + 36 * step(tone.red()) + 6 * step(tone.green()) + step(tone.blue());
            return TerminalColours.style(tone, code);
        }

        private static int step(int level) {
            return level < 48 ? 0 : Math.max(1, Math.round((level - 55) / 40f));
        }
    }
}
