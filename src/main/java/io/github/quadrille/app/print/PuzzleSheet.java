package io.github.quadrille.app.print;

import java.util.ArrayList;
import java.util.List;

/**
 * Puzzles on pages: a title, what is to be done, the board, and the pieces in the same size. A puzzle whose pieces find no
 * room below a legible board goes on on further pages, if it has its page to itself.
 */
public final class PuzzleSheet {
    private static final int SOLUTIONS_PER_PAGE = 12;

    private PuzzleSheet() {}

    /**
     * Lays puzzles on pages.
     *
     * @throws IllegalArgumentException when one is too large for the paper, or has too many pieces; the message says what
     *     may help
     */
    public static List<Page> of(List<PrintedPuzzle> puzzles, SheetStyle style) {
        List<Page> pages = new ArrayList<>();
        PageGrid grid = PageGrid.of(style.perPage(), style.paper());
        for (int first = 0; first < puzzles.size(); first += style.perPage()) {
            List<PageElement> page = new ArrayList<>();
            List<Page> further = new ArrayList<>();
            for (int i = first; i < Math.min(puzzles.size(), first + style.perPage()); i++) {
                PuzzleBlock block = new PuzzleBlock(puzzles.get(i), style, grid.block(i - first), style.perPage() == 1);
                further.addAll(block.draw(page));
            }
            pages.add(new Page(page));
            pages.addAll(further);
        }
        if (style.solutions() == Solutions.LAST) {
            List<PrintedPuzzle> solved =
                    puzzles.stream().filter(one -> one.solution().isPresent()).toList();
            pages.addAll(solutions(solved, Math.min(SOLUTIONS_PER_PAGE, Math.max(1, solved.size())), style));
        }
        return List.copyOf(pages);
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
}
