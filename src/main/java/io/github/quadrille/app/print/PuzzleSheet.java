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
 * Puts puzzles on pages: a title, what is to be done, the board, and the pieces at the same scale. Where the pieces do
 * not fit below a legible board, they are printed on further pages, if the puzzle is alone on its page.
 */
public final class PuzzleSheet {
    private static final int SOLUTIONS_PER_PAGE = 12;
    private static final int MOST_THAT_FIT = 12;
    /** The line for a name and a date is this many millimetres high, including the gap below it. */
    private static final double NAME_LINE = 12;

    private static final double NAME = 4;
    /** An underscore is this wide in common fonts, as a share of the size of the letters. */
    private static final double UNDERSCORE = 0.556;

    private PuzzleSheet() {}

    /**
     * Puts puzzles on pages.
     *
     * @throws IllegalArgumentException when a puzzle is too large for the paper, or has too many pieces; the message
     *     says what may help
     */
    public static List<Page> of(List<PrintedPuzzle> puzzles, SheetStyle style) {
        return of(puzzles, style, List.of());
    }

    /** Puts puzzles on pages. The pages {@code further} are inserted before the pages that have only solutions. */
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
     * Puts only the solutions of puzzles on pages.
     *
     * @param perPage the number of solutions on a page
     * @throws IllegalArgumentException when this many solutions do not fit on a page
     */
    public static List<Page> solutions(List<PrintedPuzzle> solved, int perPage, SheetStyle style) {
        return new SolutionPages(perPage, style).of(solved);
    }

    /**
     * Divides a page into blocks of one size, in rows and columns.
     *
     * @param head the height that stays free above the blocks
     */
    record PageGrid(Paper paper, int rows, int columns, double head) {
        /** The margin around everything is this many millimetres wide. */
        static final double MARGIN = 13;

        private static final double GUTTER = 10;

        /** Returns a grid with at least this many blocks, which have about the proportions of the paper. */
        static PageGrid of(int blocks, double head, Paper paper) {
            return inColumns(blocks, (int) Math.ceil(Math.sqrt(blocks)), head, paper);
        }

        /** Returns a grid with at least this many blocks, in this many columns. */
        static PageGrid inColumns(int blocks, int columns, double head, Paper paper) {
            return new PageGrid(paper, (blocks + columns - 1) / columns, columns, head);
        }

        /** Returns the rectangle of a page inside its margins. */
        static Rectangle2D whole(Paper paper) {
            return new PageGrid(paper, 1, 1, 0).block(0);
        }

        /** Returns the block with this number, in millimetres. Blocks are numbered from 0, row by row. */
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
     * Holds a puzzle to be printed.
     *
     * @param title the words above the puzzle
     * @param solution one of its packings, if a solution is to be printed
     */
    public record PrintedPuzzle(String title, Puzzle puzzle, Optional<Packing> solution) {
        /** Takes the name of the puzzle as the words above it. */
        public PrintedPuzzle(Puzzle puzzle, Optional<Packing> solution) {
            this(puzzle.name(), puzzle, solution);
        }
    }
}
