package io.github.quadrille.app.print;

import io.github.quadrille.app.print.PageElement.Drawn;
import io.github.quadrille.app.print.PageElement.Text;
import io.github.quadrille.app.print.PuzzleSheet.PageGrid;
import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.render.Figure;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A {@code Note} says something about a puzzle, with a picture: a hint, or why there is no packing.
 *
 * @param title the words above the note
 * @param legend the entries below the picture: what each tone means, and a figure that shows the tone
 */
public record Note(String title, List<String> sentences, Figure figure, Map<String, Figure> legend) {
    private static final double LARGEST_CELL = 8;
    /**
     * Where several notes are on a page, the height of a picture is at most this share of the page, so that two notes
     * fit.
     */
    private static final double SHARE = 0.3;

    private static final double GAP = 7;
    private static final double ENTRY = 28;
    private static final double SAMPLE = 4;
    /** A note that is printed alone is this many millimetres wide, as A4 is. */
    private static final double WIDTH = 210;

    /** Holds the page of a note that is printed alone, and the size of its paper. */
    public record Sheet(Page page, Paper paper) {}

    /**
     * Puts notes one below the other, below a heading, on as many pages as they need. The notes stand upside down if
     * {@code isUpsideDown}.
     */
    public static List<Page> pages(String heading, List<Note> notes, SheetStyle style, boolean isUpsideDown) {
        Rectangle2D whole = PageGrid.whole(style.paper());
        BlockHeading above = BlockHeading.small(heading, whole.getWidth(), style.scale());
        List<Page> pages = new ArrayList<>();
        List<PageElement> page = new ArrayList<>();
        double y = whole.getY();
        double room = whole.getHeight() - above.height();
        for (Note note : notes) {
            List<PageElement> drawn = new ArrayList<>();
            double height = note.draw(whole.getX(), 0, whole.getWidth(), SHARE * room, style.scale(), drawn);
            if (!page.isEmpty() && y + height > whole.getY() + room) {
                pages.add(new Page(page));
                page.clear();
                y = whole.getY();
            }
            double down = y;
            drawn.forEach(one -> page.add(one.shifted(down)));
            y += height;
        }
        pages.add(new Page(page));
        return pages.stream()
                .map(one -> {
                    List<PageElement> all = new ArrayList<>();
                    above.draw(whole, all);
                    one.elements().stream()
                            .map(each -> isUpsideDown ? each.turned(style.paper()) : each.shifted(above.height()))
                            .forEach(all::add);
                    return new Page(all);
                })
                .toList();
    }

    /**
     * Puts this note alone on paper that is just high enough for it. Its cells are as large as the width of the paper
     * allows, but at most 12 mm.
     */
    public Sheet alone() {
        List<PageElement> page = new ArrayList<>();
        double margin = PageGrid.MARGIN;
        double height = draw(margin, margin, WIDTH - 2 * margin, WIDTH, 1.5, page);
        return new Sheet(new Page(page), new Paper(WIDTH, height - GAP + 2 * margin));
    }

    /**
     * Draws the note.
     *
     * @return the height of the note, with a gap below
     */
    private double draw(double x, double y, double width, double highest, double scale, List<PageElement> page) {
        BlockHeading heading = BlockHeading.of(title, sentences, width, scale);
        heading.draw(new Rectangle2D.Double(x, y, width, highest), page);
        Rectangle2D box = figure.box();
        double cell = Math.min(LARGEST_CELL * scale, Math.min(width / box.getWidth(), highest / box.getHeight()));
        double below = y + heading.height();
        page.add(new Drawn(figure, x, below, cell, false));
        below += box.getHeight() * cell + GAP;
        double sample = SAMPLE * scale;
        int across = (int) Math.max(1, width / (ENTRY * scale));
        int entry = 0;
        for (Map.Entry<String, Figure> one : legend.entrySet()) {
            double left = x + entry % across * ENTRY * scale;
            int line = entry / across;
            double top = below + line * (sample + 2);
            page.add(new Drawn(one.getValue(), left, top, sample, false));
            page.add(
                    new Text(one.getKey(), left + sample + 2, top + 0.8 * sample, BlockHeading.LETTERS * scale, false));
            entry++;
        }
        int lines = (entry + across - 1) / across;
        return below - y + lines * (sample + 2) + (lines > 0 ? GAP : 0);
    }
}
