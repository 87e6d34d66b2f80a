package io.github.quadrille.app.make;

import io.github.quadrille.app.make.CutLine.Knot;
import io.github.quadrille.app.render.CellOutlines;
import io.github.quadrille.app.render.CellOutlines.Corner;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the lines to cut between the pieces of a packing and around the packing. Each line is cut only once. The lines
 * are joined into few strokes, each of which is cut without a break.
 */
final class CommonLines {
    private static final double STRAIGHT = 1e-6;

    private final CellOutlines outlines;
    private final double unit;
    /** Maps each corner to the corners at the other ends of the lines that are still to be cut from it. */
    private final Map<Corner, Set<Corner>> uncut = new LinkedHashMap<>();

    CommonLines(Picture picture, double unit) {
        this.outlines = CellOutlines.of(picture.region());
        this.unit = unit;
        Map<Set<Corner>, Integer> seen = new HashMap<>();
        for (Cell cell : picture.region().cells()) {
            List<Corner> corners = outlines.corners(cell);
            int owner = picture.pieceAt(cell.row(), cell.column());
            for (int i = 0; i < corners.size(); i++) {
                Corner from = corners.get(i);
                Corner to = corners.get((i + 1) % corners.size());
                Integer beside = seen.put(Set.of(from, to), owner);
                if (beside != null && beside == owner) {
                    uncut.get(from).remove(to);
                    uncut.get(to).remove(from);
                } else {
                    uncut.computeIfAbsent(from, corner -> new LinkedHashSet<>()).add(to);
                    uncut.computeIfAbsent(to, corner -> new LinkedHashSet<>()).add(from);
                }
            }
        }
    }

    /**
     * Returns all lines, joined into strokes. At each corner where an odd number of lines meet, a stroke must begin or
     * end. So the first strokes begin at such corners.
     */
    List<CutLine> all() {
        List<CutLine> lines = new ArrayList<>();
        List<Corner> starts = uncut.keySet().stream()
                .sorted(Comparator.comparing(corner -> uncut.get(corner).size() % 2 == 0))
                .toList();
        for (Corner start : starts) {
            while (!uncut.get(start).isEmpty()) {
                lines.add(stroke(start));
            }
        }
        return lines;
    }

    /**
     * Follows uncut lines from a corner until a corner without uncut lines is reached. At each corner, the stroke goes
     * straight on if it can.
     */
    private CutLine stroke(Corner start) {
        List<Knot> knots = new ArrayList<>();
        Corner before = start;
        Corner at = start;
        while (!uncut.get(at).isEmpty()) {
            Optional<Corner> straight = straight(before, at);
            Corner next = straight.orElseGet(uncut.get(at).iterator()::next);
            if (straight.isEmpty()) {
                knots.add(knot(at));
            }
            uncut.get(at).remove(next);
            uncut.get(next).remove(at);
            before = at;
            at = next;
        }
        boolean isClosed = at.equals(start);
        if (!isClosed) {
            knots.add(knot(at));
        }
        return new CutLine(knots, isClosed);
    }

    private Optional<Corner> straight(Corner before, Corner at) {
        Point2D from = outlines.point(before);
        Point2D middle = outlines.point(at);
        return uncut.get(at).stream()
                .filter(next -> {
                    Point2D to = outlines.point(next);
                    return !before.equals(at)
                            && Math.hypot(
                                            to.getX() - 2 * middle.getX() + from.getX(),
                                            to.getY() - 2 * middle.getY() + from.getY())
                                    < STRAIGHT;
                })
                .findFirst();
    }

    private Knot knot(Corner corner) {
        Point2D at = outlines.point(corner);
        return new Knot(unit * at.getX(), unit * at.getY(), 0);
    }
}
