package io.github.quadrille.app.print;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Picture;

import io.github.quadrille.app.print.PageElement.Drawn;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A puzzle in a block of a page: heading, board, pieces of the same size below it, and perhaps its solution. */
final class PuzzleBlock {
    private static final double GAP = 5;
    private static final double LARGEST_CELL = 16;
    private static final double SMALLEST_CELL = 1.5;
    /** Whoever cuts out pieces wants larger ones, and takes another sheet for them. */
    private static final double SMALLEST_TO_CUT = 8;

    private static final double STEP = 0.25;
    /** What has more cells beside or below each other is not even laid out. */
    private static final int MOST_BESIDE = 250;

    private final Puzzle puzzle;
    private final SheetStyle style;
    private final Rectangle2D block;
    private final boolean mayGoOn;
    private final Heading heading;
    private final Figure board;
    private final List<Figure> pieces;
    private final Rectangle2D boardBox;
    private final List<Rectangle2D> pieceBoxes;
    private final Optional<PrintedSolution> solution;

    /** @param mayGoOn whether pieces may lie on further pages */
    PuzzleBlock(PrintedPuzzle printed, SheetStyle style, Rectangle2D block, boolean mayGoOn) {
        this.puzzle = printed.puzzle();
        Region region = puzzle.region();
        if (Math.max(region.rows(), region.columns() * region.layers()) > MOST_BESIDE) {
            throw new IllegalArgumentException(
                    "The board of '%s' has more than %d rows or columns, too many for paper. Maybe print a part of it."
                            .formatted(puzzle.name(), MOST_BESIDE));
        }
        this.style = style;
        this.block = block;
        this.mayGoOn = mayGoOn;
        this.heading = Heading.of(printed.title(), PuzzleWords.of(puzzle), block.getWidth());
        this.board = Figure.board(Picture.of(puzzle), style.ink());
        this.pieces = style.hasPieces() ? PuzzlePieces.figures(puzzle, style.ink()) : List.of();
        this.boardBox = board.box();
        this.pieceBoxes = pieces.stream().map(Figure::box).toList();
        this.solution = printed.solution()
                .filter(packing -> style.solutions() == Solutions.FOOT)
                .map(packing -> Figure.board(Picture.of(puzzle, packing), style.ink()))
                .map(figure -> PrintedSolution.in(block, figure));
    }

    /**
     * Adds it to a page.
     *
     * @return the pages on which it goes on
     */
    List<Page> draw(List<PageElement> page) {
        double cell = cell();
        ShelfLayout shelfLayout = shelves(cell);
        if (shelfLayout.pages().size() > 1 && !mayGoOn) {
            throw new IllegalArgumentException(
                    "There is no room for the pieces of '%s'. Maybe put fewer puzzles on a page."
                            .formatted(puzzle.name()));
        }
        heading.draw(block, page);
        solution.ifPresent(one -> one.draw(block, page));
        double left = block.getX() + (block.getWidth() - boardBox.getWidth() * cell) / 2;
        double top = block.getY() + heading.height();
        page.add(new Drawn(board, left, top, cell, false));
        add(shelfLayout.pages().get(0), cell, block.getX(), top + boardBox.getHeight() * cell + GAP, page);
        List<Page> further = new ArrayList<>();
        for (List<ShelfLayout.Place> places :
                shelfLayout.pages().subList(1, shelfLayout.pages().size())) {
            Rectangle2D whole = PageGrid.whole(style.paper());
            List<PageElement> next = new ArrayList<>();
            goingOn().draw(whole, next);
            add(places, cell, whole.getX(), whole.getY() + goingOn().height(), next);
            further.add(new Page(next));
        }
        return further;
    }

    private void add(List<ShelfLayout.Place> places, double cell, double x, double y, List<PageElement> page) {
        places.forEach(
                place -> page.add(new Drawn(pieces.get(place.item()), x + place.x(), y + place.y(), cell, false)));
    }

    /** The largest with which all has room; else, if pieces would be small, the largest for the board. */
    private double cell() {
        double largest = style.cell()
                .orElse(Math.min(
                        LARGEST_CELL, Math.min(block.getWidth() / boardBox.getWidth(), room() / boardBox.getHeight())));
        check(largest);
        double smallest = mayGoOn ? Math.min(SMALLEST_TO_CUT, largest) : SMALLEST_CELL;
        for (double cell = largest; style.cell().isEmpty() && cell >= smallest; cell -= STEP) {
            if (shelves(cell).pages().size() == 1) {
                return cell;
            }
        }
        return style.cell().isPresent() || mayGoOn ? largest : smallest;
    }

    /** The height for board and pieces. */
    private double room() {
        return block.getHeight()
                - heading.height()
                - solution.map(one -> one.height() + GAP).orElse(0.0);
    }

    private ShelfLayout shelves(double cell) {
        return ShelfLayout.of(
                pieceBoxes,
                cell,
                block.getWidth(),
                room() - boardBox.getHeight() * cell - GAP,
                PageGrid.whole(style.paper()).getHeight() - goingOn().height());
    }

    private Heading goingOn() {
        return Heading.of(heading.title(), List.of("Pieces to cut out"), block.getWidth());
    }

    private void check(double cell) {
        double width = boardBox.getWidth() * cell;
        double height = boardBox.getHeight() * cell;
        if (cell < SMALLEST_CELL && style.cell().isPresent()) {
            throw new IllegalArgumentException(
                    "Cells of %.1f mm are too small to be printed. Maybe %.1f or more.".formatted(cell, SMALLEST_CELL));
        }
        if (cell < SMALLEST_CELL || width > block.getWidth() + STEP || height > room() + STEP) {
            throw new IllegalArgumentException(
                    "With cells of %.1f mm '%s' takes %.0f x %.0f mm, and there are %.0f x %.0f mm. Maybe %s."
                            .formatted(
                                    cell,
                                    puzzle.name(),
                                    width,
                                    height,
                                    block.getWidth(),
                                    room(),
                                    style.cell().isPresent()
                                            ? "ask for smaller cells"
                                            : "this board is too large for paper"));
        }
    }
}
