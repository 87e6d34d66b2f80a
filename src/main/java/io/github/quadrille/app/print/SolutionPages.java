package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Picture;

import io.github.quadrille.app.print.PageElement.Drawn;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Solutions on pages, several on each, beside and below each other as is best for their proportions. */
final class SolutionPages {
    private static final double LARGEST_CELL = 16;
    private static final double SMALLEST_CELL = 0.5;

    private final int perPage;
    private final SheetStyle style;

    SolutionPages(int perPage, SheetStyle style) {
        this.perPage = perPage;
        this.style = style;
    }

    List<Page> of(List<PrintedPuzzle> solved) {
        List<Page> pages = new ArrayList<>();
        for (int first = 0; first < solved.size(); first += perPage) {
            pages.add(page(solved.subList(first, Math.min(solved.size(), first + perPage))));
        }
        return pages;
    }

    private Page page(List<PrintedPuzzle> solved) {
        List<Figure> figures = solved.stream()
                .map(one -> Figure.board(Picture.of(one.puzzle(), one.solution().orElseThrow()), style.ink()))
                .toList();
        PageGrid grid = IntStream.rangeClosed(1, perPage)
                .mapToObj(columns -> PageGrid.of(perPage, columns, style.paper()))
                .max(Comparator.comparingDouble(one -> smallestCell(one, figures)))
                .orElseThrow();
        if (smallestCell(grid, figures) < SMALLEST_CELL) {
            throw new IllegalArgumentException(
                    "Cells would be smaller than %.1f mm. Maybe put fewer on a page.".formatted(SMALLEST_CELL));
        }
        List<PageElement> page = new ArrayList<>();
        for (int i = 0; i < figures.size(); i++) {
            Rectangle2D block = grid.block(i);
            Heading heading = Heading.small(solved.get(i).title());
            heading.draw(block, page);
            page.add(new Drawn(
                    figures.get(i), block.getX(), block.getY() + heading.height(), cell(block, figures.get(i)), false));
        }
        return new Page(page);
    }

    private double smallestCell(PageGrid grid, List<Figure> figures) {
        return figures.stream()
                .mapToDouble(figure -> cell(grid.block(0), figure))
                .min()
                .orElseThrow();
    }

    private double cell(Rectangle2D block, Figure figure) {
        double room = block.getHeight() - Heading.small("").height();
        double fitting = Math.min(
                block.getWidth() / figure.box().getWidth(), room / figure.box().getHeight());
        return Math.min(style.cell().orElse(LARGEST_CELL), fitting);
    }
}
