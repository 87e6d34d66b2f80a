package io.github.quadrille.app.print;

import io.github.quadrille.app.print.SheetStyle.Paper;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Puzzles on pages: a title, what is to be done, the board, and the pieces in the same size. A puzzle whose pieces find no
 * room below a legible board goes on on further pages, if it has its page to itself.
 */
public final class PuzzleSheet {
    private static final int SOLUTIONS_PER_PAGE = 12;
    private static final int MOST_THAT_FIT = 12;
    /** In millimetres, with the gap below. */
    private static final double NAME_LINE = 12;

    private static final double NAME = 4;
    /** How wide one is in usual fonts, of the size of letters. */
    private static final double UNDERSCORE = 0.556;

    private PuzzleSheet() {}

    /**
     * Lays puzzles on pages.
     *
     * @throws IllegalArgumentException when one is too large for the paper, or has too many pieces; the message says what
     *     may help
     */
    public static List<Page> of(List<PrintedPuzzle> puzzles, SheetStyle style) {
        return of(puzzles, style, List.of());
    }

    /** The same with further pages before those of solutions. */
    public static List<Page> of(List<PrintedPuzzle> puzzles, SheetStyle style, List<Page> further) {
        List<Page> pages = new ArrayList<>();
        double head = style.hasNameLine() ? NAME_LINE * style.scale() : 0;
        PageGrid grid = style.perPage().isPresent()
                ? PageGrid.of(style.perPage().getAsInt(), head, style.paper())
                : ofAsManyAsFit(puzzles, style, head);
        int perPage = style.perPage().orElse(grid.rows * grid.columns);
        for (int first = 0; first < puzzles.size(); first += perPage) {
            List<PageElement> page = new ArrayList<>();
            if (style.hasNameLine()) {
                page.add(nameLine(style));
            }
            List<Page> goingOn = new ArrayList<>();
            for (int i = first; i < Math.min(puzzles.size(), first + perPage); i++) {
                PuzzleBlock block = new PuzzleBlock(puzzles.get(i), style, grid.block(i - first), perPage == 1);
                goingOn.addAll(block.draw(page));
            }
            pages.add(new Page(page));
            pages.addAll(goingOn);
        }
        pages.addAll(further);
        if (style.solutions() == Solutions.LAST) {
            List<PrintedPuzzle> solved = puzzles.stream()
                    .filter(one -> one.solution().isPresent())
                    .map(one -> new PrintedPuzzle("Solution of " + one.title(), one.puzzle(), one.solution()))
                    .toList();
            pages.addAll(solutions(solved, Math.min(SOLUTIONS_PER_PAGE, Math.max(1, solved.size())), style));
        }
        return List.copyOf(pages);
    }

    private static PageGrid ofAsManyAsFit(List<PrintedPuzzle> puzzles, SheetStyle style, double head) {
        return IntStream.iterate(Math.min(MOST_THAT_FIT, puzzles.size()), number -> number > 1, number -> number - 1)
                .boxed()
                .flatMap(number -> IntStream.rangeClosed(1, number)
                        .mapToObj(columns -> PageGrid.inColumns(number, columns, head, style.paper())))
                .filter(grid ->
                        puzzles.stream().allMatch(one -> new PuzzleBlock(one, style, grid.block(0), false).isRoomy()))
                .findFirst()
                .orElseGet(() -> PageGrid.of(1, head, style.paper()));
    }

    private static PageElement.Text nameLine(SheetStyle style) {
        double size = NAME * style.scale();
        int room =
                (int) ((style.paper().width() - 2 * PageGrid.MARGIN) / (size * UNDERSCORE)) - "Name:   Date: ".length();
        String words = "Name: " + "_".repeat(room * 2 / 3) + "  Date: " + "_".repeat(room / 3);
        return new PageElement.Text(words, PageGrid.MARGIN, PageGrid.MARGIN + size, size, false);
    }

    /**
     * Solutions only.
     *
     * @param perPage how many stand on a page
     * @throws IllegalArgumentException when there is no room for so many
     */
    public static List<Page> solutions(List<PrintedPuzzle> solved, int perPage, SheetStyle style) {
        return new SolutionPages(perPage, style).of(solved);
    }

    /**
     * A page's blocks of one size, beside and below each other.
     *
     * @param head what is left free above them
     */
    record PageGrid(Paper paper, int rows, int columns, double head) {
        /** Around everything. */
        static final double MARGIN = 13;

        private static final double GUTTER = 10;

        /** With so many blocks at least, of about the paper's own proportions. */
        static PageGrid of(int blocks, double head, Paper paper) {
            return inColumns(blocks, (int) Math.ceil(Math.sqrt(blocks)), head, paper);
        }

        /** The same with so many beside each other. */
        static PageGrid inColumns(int blocks, int columns, double head, Paper paper) {
            return new PageGrid(paper, (blocks + columns - 1) / columns, columns, head);
        }

        /** A page without margins. */
        static Rectangle2D whole(Paper paper) {
            return new PageGrid(paper, 1, 1, 0).block(0);
        }

        /** The block with this number, row by row, in millimetres. */
        Rectangle2D block(int number) {
            double width = (paper.width() - 2 * MARGIN - (columns - 1) * GUTTER) / columns;
            double height = (paper.height() - head - 2 * MARGIN - (rows - 1) * GUTTER) / rows;
            int row = number / columns;
            int column = number % columns;
            return new Rectangle2D.Double(
                    MARGIN + column * (width + GUTTER), head + MARGIN + row * (height + GUTTER), width, height);
        }
    }

    /**
     * A puzzle for paper.
     *
     * @param title what stands above it
     * @param solution one of its packings, if it is to be printed
     */
    public record PrintedPuzzle(String title, Puzzle puzzle, Optional<Packing> solution) {
        /** With the puzzle's name above it. */
        public PrintedPuzzle(Puzzle puzzle, Optional<Packing> solution) {
            this(puzzle.name(), puzzle, solution);
        }
    }
}
