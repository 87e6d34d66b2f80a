package io.github.quadrille.app.print;

import io.github.quadrille.app.print.PageElement.Drawn;
import io.github.quadrille.app.print.PageElement.Text;
import io.github.quadrille.app.print.PuzzleSheet.PageGrid;
import io.github.quadrille.app.print.PuzzleSheet.PrintedPuzzle;
import io.github.quadrille.app.print.SheetStyle.Solutions;
import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws a puzzle in a block of a page: the heading, the board, the pieces below it at the same scale, and perhaps a
 * solution.
 */
final class PuzzleBlock {
    private static final double GAP = 5;
    private static final double GAP_OF_PIECES = 4;
    private static final double LARGEST_CELL = 16;
    private static final double SMALLEST_CELL = 1.5;
    /**
     * If the pieces fit only with cells smaller than this, they are printed on further pages instead. The length is in
     * millimetres, and is multiplied by the scale of the style.
     */
    private static final double SMALLEST_TO_CUT = 8;

    private static final double STEP = 0.25;
    /**
     * A board with more rows than this is refused before it is laid out. It is also refused if the columns of all its
     * layers together are more than this.
     */
    private static final int MOST_BESIDE = 250;

    private final Puzzle puzzle;
    private final SheetStyle style;
    private final Rectangle2D block;
    private final boolean mayGoOn;
    private final BlockHeading heading;
    private final Figure board;
    private final List<Figure> pieces;
    private final Rectangle2D boardBox;
    private final List<Rectangle2D> pieceBoxes;
    private final Optional<PrintedSolution> solution;

    /**
     * Prepares the block of a puzzle.
     *
     * @param mayGoOn whether pieces that do not fit may be printed on further pages
     */
    PuzzleBlock(PrintedPuzzle printed, SheetStyle style, Rectangle2D block, boolean mayGoOn) {
        this.puzzle = printed.puzzle();
        Region region = puzzle.region();
        if (region.lattice().dimensions() > 3) {
            throw new IllegalArgumentException(
                    "The board of '%s' has %d dimensions, but at most three can be printed. Draw it as SVG."
                            .formatted(puzzle.name(), region.lattice().dimensions()));
        }
        if (Math.max(region.rows(), region.columns() * region.layers()) > MOST_BESIDE) {
            throw new IllegalArgumentException(
                    "The board of '%s' has more than %d rows or columns, too many for paper. Print a part of it."
                            .formatted(puzzle.name(), MOST_BESIDE));
        }
        this.style = style;
        this.block = block;
        this.mayGoOn = mayGoOn;
        this.heading = BlockHeading.of(printed.title(), PuzzleWords.of(puzzle), block.getWidth(), style.scale());
        this.board = Figure.board(Picture.of(puzzle), style.ink());
        this.pieces = style.hasPieces() ? PuzzlePieces.figures(puzzle, style.ink()) : List.of();
        this.boardBox = board.box();
        this.pieceBoxes = pieces.stream().map(Figure::box).toList();
        this.solution = printed.solution()
                .filter(packing -> style.solutions() == Solutions.FOOT)
                .map(packing -> Figure.board(Picture.of(puzzle, packing), style.ink()))
                .map(figure -> PrintedSolution.in(block, figure, style.scale()));
    }

    /**
     * Adds the block to a page.
     *
     * @return the further pages, with the pieces that do not fit on this one
     */
    List<Page> draw(List<PageElement> page) {
        double cell = cell();
        List<List<Place>> pages = pages(cell);
        if (pages.size() > 1 && !mayGoOn) {
            throw new IllegalArgumentException(
                    "There is no room for the pieces of '%s'. Put fewer puzzles on a page.".formatted(puzzle.name()));
        }
        heading.draw(block, page);
        solution.ifPresent(one -> one.draw(block, page));
        double left = block.getX() + (block.getWidth() - boardBox.getWidth() * cell) / 2;
        double top = block.getY() + heading.height();
        page.add(new Drawn(board, left, top, cell, false));
        add(pages.get(0), cell, block.getX(), top + boardBox.getHeight() * cell + GAP, page);
        List<Page> further = new ArrayList<>();
        for (List<Place> places : pages.subList(1, pages.size())) {
            Rectangle2D whole = PageGrid.whole(style.paper());
            List<PageElement> next = new ArrayList<>();
            goingOn().draw(whole, next);
            add(places, cell, whole.getX(), whole.getY() + goingOn().height(), next);
            further.add(new Page(next));
        }
        return further;
    }

    private void add(List<Place> places, double cell, double x, double y, List<PageElement> page) {
        places.forEach(
                place -> page.add(new Drawn(pieces.get(place.piece()), x + place.x(), y + place.y(), cell, false)));
    }

    /**
     * Returns the largest side of a cell with which the board and the pieces fit into the block. Where this side is too
     * small and pieces may be on further pages, returns the largest side with which the board alone fits. A side that
     * the user set is returned as it is.
     */
    private double cell() {
        double largest = style.cell()
                .orElse(Math.min(
                        LARGEST_CELL * style.scale(),
                        Math.min(block.getWidth() / boardBox.getWidth(), room() / boardBox.getHeight())));
        check(largest);
        double smallest = mayGoOn ? Math.min(SMALLEST_TO_CUT * style.scale(), largest) : SMALLEST_CELL;
        for (double cell = largest; style.cell().isEmpty() && cell >= smallest; cell -= STEP) {
            if (pages(cell).size() == 1) {
                return cell;
            }
        }
        return style.cell().isPresent() || mayGoOn ? largest : smallest;
    }

    /**
     * Tells whether everything fits when cells are large enough for a person to cut out and lay the pieces with ease.
     * If the user has set the size of a cell, tells whether everything fits at this size.
     */
    boolean isRoomy() {
        double cell = style.cell().orElse(SMALLEST_TO_CUT * style.scale());
        return boardBox.getWidth() * cell <= block.getWidth()
                && boardBox.getHeight() * cell <= room()
                && pages(cell).size() == 1;
    }

    /** Returns the height that is left for the board and the pieces. */
    private double room() {
        return block.getHeight()
                - heading.height()
                - solution.map(one -> one.height() + GAP).orElse(0.0);
    }

    private BlockHeading goingOn() {
        return BlockHeading.of(
                String.join(" ", heading.title()), List.of("Pieces to cut out"), block.getWidth(), style.scale());
    }

    private void check(double cell) {
        double width = boardBox.getWidth() * cell;
        double height = boardBox.getHeight() * cell;
        if (cell < SMALLEST_CELL && style.cell().isPresent()) {
            throw new IllegalArgumentException(
                    "Cells of %.1f mm are too small to be printed. Use %.1f or more.".formatted(cell, SMALLEST_CELL));
        }
        if (cell < SMALLEST_CELL || width > block.getWidth() + STEP || height > room() + STEP) {
            throw new IllegalArgumentException(
                    "With cells of %.1f mm, '%s' takes %.0f x %.0f mm, but the page has room for %.0f x %.0f mm. %s."
                            .formatted(
                                    cell,
                                    puzzle.name(),
                                    width,
                                    height,
                                    block.getWidth(),
                                    room(),
                                    style.cell().isPresent() ? "Ask for smaller cells" : "Print a part of the board"));
        }
    }

    /**
     * Draws a solution at the foot of its puzzle, small and upside down.
     *
     * @param cell the side of a square in millimetres
     */
    private record PrintedSolution(Figure figure, double cell) {
        private static final double LARGEST = 34;
        private static final double LARGEST_CELL = 4;

        static PrintedSolution in(Rectangle2D block, Figure figure, double scale) {
            Rectangle2D box = figure.box();
            double room = Math.min(LARGEST * scale, block.getHeight() / 5);
            return new PrintedSolution(
                    figure,
                    Math.min(
                            LARGEST_CELL * scale, Math.min(block.getWidth() / box.getWidth(), room / box.getHeight())));
        }

        /** Returns the height of the solution in millimetres, with its heading. */
        double height() {
            return figure.box().getHeight() * cell + BlockHeading.LINE;
        }

        /** Draws the solution at the foot of a block, on the right. */
        void draw(Rectangle2D block, List<PageElement> page) {
            double x = block.getMaxX() - figure.box().getWidth() * cell;
            page.add(new Drawn(figure, x, block.getMaxY() - height(), cell, true));
            page.add(new Text(
                    "Solution", block.getMaxX(), block.getMaxY() - BlockHeading.LETTERS, BlockHeading.LETTERS, true));
        }
    }

    /** Holds the place of a piece: its number, and its upper left corner in millimetres. */
    private record Place(int piece, double x, double y) {}

    /**
     * Returns the places of the pieces on each page. Pieces stand in rows, the highest first, and each row goes from
     * left to right.
     */
    private List<List<Place>> pages(double cell) {
        List<Integer> order = IntStream.range(0, pieces.size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        piece -> -pieceBoxes.get(piece).getHeight()))
                .toList();
        List<List<Place>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double room = room() - boardBox.getHeight() * cell - GAP;
        double x = 0;
        double y = 0;
        double shelf = 0;
        for (int piece : order) {
            double wide = pieceBoxes.get(piece).getWidth() * cell;
            double high = pieceBoxes.get(piece).getHeight() * cell;
            if (x > 0 && x + wide > block.getWidth()) {
                x = 0;
                y += shelf + GAP_OF_PIECES;
                shelf = 0;
            }
            if (y + high > room) {
                pages.add(new ArrayList<>());
                room = PageGrid.whole(style.paper()).getHeight() - goingOn().height();
                x = 0;
                y = 0;
                shelf = 0;
            }
            pages.get(pages.size() - 1).add(new Place(piece, x, y));
            shelf = Math.max(shelf, high);
            x += wide + GAP_OF_PIECES;
        }
        return pages;
    }
}
