package io.github.quadrille.app.print;

import io.github.quadrille.app.print.PageElement.Drawn;
import io.github.quadrille.app.print.PuzzleSheet.PageGrid;
import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Picture;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Puts several solutions on each page, in rows and columns. Boards of different sizes have cells of different sizes.
 * The number of columns is chosen so that the smallest of these cells are as large as possible.
 */
record SolutionPages(int perPage, SheetStyle style) {
    private static final double LARGEST_CELL = 16;
    private static final double SMALLEST_CELL = 0.5;

    List<Page> of(List<PrintedPuzzle> solved) {
        List<Page> pages = new ArrayList<>();
        for (int first = 0; first < solved.size(); first += perPage) {
            pages.add(page(solved.subList(first, Math.min(solved.size(), first + perPage))));
        }
        return pages;
    }

    private Page page(List<PrintedPuzzle> solved) {
        List<Solved> figures = solved.stream()
                .map(one -> new Solved(
                        one.title(),
                        Figure.board(Picture.of(one.puzzle(), one.solution().orElseThrow()), style.ink())))
                .toList();
        PageGrid grid = IntStream.rangeClosed(1, perPage)
                .mapToObj(columns -> PageGrid.inColumns(perPage, columns, 0, style.paper()))
                .max(Comparator.comparingDouble(one -> smallestCell(one, figures)))
                .orElseThrow();
        if (smallestCell(grid, figures) < SMALLEST_CELL) {
            throw new IllegalArgumentException(
                    "The cells would be smaller than %.1f mm. Put fewer packings on a page.".formatted(SMALLEST_CELL));
        }
        List<PageElement> page = new ArrayList<>();
        for (int i = 0; i < figures.size(); i++) {
            Rectangle2D block = grid.block(i);
            BlockHeading heading = heading(block, figures.get(i));
            heading.draw(block, page);
            page.add(new Drawn(
                    figures.get(i).figure,
                    block.getX(),
                    block.getY() + heading.height(),
                    cell(block, figures.get(i)),
                    false));
        }
        return new Page(page);
    }

    private BlockHeading heading(Rectangle2D block, Solved solved) {
        return BlockHeading.small(solved.title, block.getWidth(), style.scale());
    }

    private double smallestCell(PageGrid grid, List<Solved> figures) {
        return figures.stream()
                .mapToDouble(figure -> cell(grid.block(0), figure))
                .min()
                .orElseThrow();
    }

    private double cell(Rectangle2D block, Solved solved) {
        double room = block.getHeight() - heading(block, solved).height();
        Rectangle2D box = solved.figure.box();
        double fitting = Math.min(block.getWidth() / box.getWidth(), room / box.getHeight());
        return Math.min(style.cell().orElse(LARGEST_CELL), fitting);
    }

    private record Solved(String title, Figure figure) {}
}
