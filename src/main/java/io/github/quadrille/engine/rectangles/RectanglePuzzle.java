package io.github.quadrille.engine.rectangles;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Describes a puzzle with rectangular pieces and a rectangular board by widths and heights. The board stands upright.
 * If it is wider than high, columns and rows are exchanged. The search does not place pieces of one cell, because these
 * can fill any cells that remain at the end. If cells can stay open, open cells are left over in the same way.
 *
 * @param boxes the kinds of rectangles with more than one cell, the largest first
 * @param leastWaste the fewest cells that are left over, for pieces of one cell and open cells
 * @param mostWaste the most cells that are left over, for pieces of one cell and open cells
 */
record RectanglePuzzle(
        Puzzle puzzle, boolean isTurned, int width, int height, List<Box> boxes, int leastWaste, int mostWaste) {
    /**
     * With more pieces than this, a search that looks at each single placement is better than one by widths and
     * heights.
     */
    private static final int MOST_PIECES = 300;
    /**
     * With fewer kinds than this, a search meets the same dead ends again and again. Then searches that remember dead
     * ends are faster.
     */
    private static final int FEWEST_KINDS = 3;

    /**
     * A {@code Box} is a kind of rectangle. Its width and height are those on the upright board.
     *
     * @param kind the index of the kind in the bag
     * @param across the width of a piece that is not turned
     * @param up the height of a piece that is not turned
     * @param min the fewest pieces that must be used
     * @param max the most pieces that can be used
     * @param turns whether a turn by a right angle is allowed and makes a difference
     */
    record Box(int kind, int across, int up, int min, int max, boolean turns) {
        int across(boolean turned) {
            return turned ? up : across;
        }

        int up(boolean turned) {
            return turned ? across : up;
        }

        int area() {
            return across * up;
        }

        private boolean fits(int width, int height) {
            return (across <= width && up <= height) || (turns && up <= width && across <= height);
        }
    }

    /**
     * A {@code Laid} is a piece on the board.
     *
     * @param box the index of the piece's box
     * @param turned whether the piece is turned by a right angle
     * @param x the column of the piece's lower left cell
     * @param y the row of that cell, counted from the bottom
     */
    record Laid(int box, boolean turned, int x, int y) {}

    /**
     * Reads a puzzle. The result is empty if the pieces or the board are not rectangles, or if a search by widths and
     * heights is not promising.
     */
    static Optional<RectanglePuzzle> of(Puzzle puzzle) {
        Region region = puzzle.region();
        boolean mayStayOpen = region.mandatorySize() == 0;
        if (!(puzzle.goal() instanceof Goal.Pack)
                || !puzzle.rules().isEmpty()
                || region.lattice() != Lattices.SQUARE
                || region.wrap() != Wrap.NONE
                || region.size() == 0
                || region.size() != region.rows() * region.columns()
                || !(mayStayOpen || region.mandatorySize() == region.size())
                || !puzzle.bag().kinds().stream().allMatch(kind -> isRectangle(kind.shape()))) {
            return Optional.empty();
        }
        boolean turned = region.columns() > region.rows();
        OptionalInt single = single(puzzle);
        List<Box> boxes = IntStream.range(0, puzzle.bag().size())
                .filter(kind ->
                        kind != single.orElse(-1) && puzzle.bag().count(kind).max() > 0)
                .mapToObj(kind -> box(puzzle, kind, turned, mayStayOpen))
                .sorted(Comparator.comparing(Box::area).reversed())
                .toList();
        CountRange singles =
                single.isEmpty() ? CountRange.exactly(0) : puzzle.bag().count(single.getAsInt());
        long spare = region.size()
                - boxes.stream().mapToLong(box -> (long) box.area() * box.min()).sum();
        RectanglePuzzle rectangles = new RectanglePuzzle(
                puzzle,
                turned,
                Math.min(region.rows(), region.columns()),
                Math.max(region.rows(), region.columns()),
                boxes,
                singles.min(),
                (int) (mayStayOpen ? spare : Math.min(spare, singles.max())));
        return spare >= singles.min() && rectangles.isSuitable() ? Optional.of(rectangles) : Optional.empty();
    }

    private static boolean isRectangle(Polyform shape) {
        return shape.height() * shape.width() == shape.size();
    }

    /** Returns the box of a kind. If cells can stay open, pieces beyond the minimum are not needed. */
    private static Box box(Puzzle puzzle, int kind, boolean turned, boolean mayStayOpen) {
        Polyform shape = puzzle.bag().kind(kind).shape();
        CountRange count = puzzle.bag().count(kind);
        int most = Math.min(count.max(), puzzle.region().size() / shape.size());
        return new Box(
                kind,
                turned ? shape.height() : shape.width(),
                turned ? shape.width() : shape.height(),
                count.min(),
                mayStayOpen ? count.min() : Math.max(count.min(), most),
                shape.height() != shape.width() && puzzle.symmetry() != PieceSymmetry.FIXED);
    }

    private boolean isSuitable() {
        return boxes.size() >= FEWEST_KINDS
                && boxes.stream().mapToLong(Box::max).sum() <= MOST_PIECES
                && boxes.stream().allMatch(box -> box.fits(width, height));
    }

    /** Returns whether the count of each kind is exact. */
    boolean hasExactCounts() {
        return boxes.stream().allMatch(box -> box.min() == box.max());
    }

    /** Returns whether exchanging columns and rows leads to the same puzzle. */
    boolean isTransposable() {
        return width == height && boxes.stream().allMatch(box -> box.turns() || box.across() == box.up());
    }

    /**
     * Returns the packing that consists of the given pieces and of pieces of one cell, which fill the other cells. If
     * cells can stay open, it has only as many pieces of one cell as the puzzle requires.
     *
     * @throws IllegalStateException when the result is not a packing, because the search that found the pieces has a
     *     defect; the message has every fault
     */
    Packing packing(List<Laid> laid) {
        List<Placement> pieces = new ArrayList<>(pieces(laid));
        BitSet open = new BitSet();
        open.set(0, width * height);
        laid.forEach(piece -> cells(piece).forEach(open::clear));
        int singles = puzzle.region().mandatorySize() == 0 ? leastWaste : open.cardinality();
        open.stream()
                .limit(singles)
                .forEach(cell -> pieces.add(Placement.on(puzzle, single(puzzle).orElseThrow(), cell)));
        Packing packing = new Packing(pieces);
        List<Fault> faults = new PackingChecker(puzzle).faults(packing);
        if (!faults.isEmpty()) {
            throw new IllegalStateException("The rectangles are not a packing: " + Fault.sentences(faults));
        }
        return packing;
    }

    private static OptionalInt single(Puzzle puzzle) {
        return IntStream.range(0, puzzle.bag().size())
                .filter(kind -> puzzle.bag().kind(kind).size() == 1)
                .findFirst();
    }

    /** Returns the placements of the given pieces, without pieces of one cell. They can be only a part of a packing. */
    List<Placement> pieces(List<Laid> laid) {
        return laid.stream()
                .map(piece -> Placement.on(
                        puzzle, boxes.get(piece.box()).kind(), cells(piece).toArray()))
                .toList();
    }

    private IntStream cells(Laid piece) {
        Box box = boxes.get(piece.box());
        return IntStream.range(piece.y(), piece.y() + box.up(piece.turned()))
                .flatMap(y -> IntStream.range(piece.x(), piece.x() + box.across(piece.turned()))
                        .map(x -> isTurned ? x * height + y : y * width + x));
    }
}
