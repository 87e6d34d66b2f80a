package io.github.quadrille.app.make;

import io.github.quadrille.app.make.CutLine.Turns;
import io.github.quadrille.app.make.CutPart.Engraving;
import io.github.quadrille.app.render.CellOutlines;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Cell;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Designs a puzzle to be cut from flat material: its pieces, a frame, and a plate to glue the frame on. All lengths are
 * in millimetres.
 *
 * @param cell the side of a square
 * @param kerf the width of the beam or the cutter. Each line runs outside its part, at half this width from the edge of
 *     the part. Common lines run along the edges of the pieces.
 * @param clearance the gap between two pieces, and between a piece and the frame
 * @param radius the radius of corners that are not sharp
 * @param rim the least width of the frame; 0 for no frame
 * @param commonLines whether pieces are cut out side by side as in the packing, so that a line between two pieces is
 *     cut only once
 * @param letters whether each piece has its letter engraved
 */
public record CutDesign(
        Picture picture,
        double cell,
        double kerf,
        double clearance,
        Corners corners,
        double radius,
        double rim,
        boolean commonLines,
        boolean letters) {
    private static final double LETTER_HEIGHT = 0.4;
    /** Two parts on a sheet are this many millimetres apart, in addition to the width of the beam. */
    private static final double GAP = 2;

    /** Says how corners are cut. */
    public enum Corners {
        /** Corners stay sharp. */
        SHARP,
        /** Outer and inner corners are rounded alike, so that pieces still fit together. */
        ROUND,
        /** Inner corners are widened by an arc, so that a sharp corner fits there although the cutter is round. */
        DOGBONE
    }

    /**
     * Holds the lines to cut and engrave on one sheet, in millimetres. The y axis points downwards.
     *
     * @param cuts the lines of each part. They are closed lines, except where pieces share a line.
     */
    public record CutSheet(double width, double height, List<List<CutLine>> cuts, List<CutLine> engravings) {
        /** Returns the length of all cuts. */
        public double length() {
            return cuts.stream()
                    .flatMap(List::stream)
                    .mapToDouble(CutLine::length)
                    .sum();
        }
    }

    /**
     * Lays all parts on sheets of this size, and returns the sheets. The parts are laid so that few sheets are needed.
     *
     * @throws IllegalArgumentException when a part is larger than a sheet
     */
    public List<CutSheet> sheets(double width, double height) {
        Nesting nesting = new Nesting(
                width, height, GAP + kerf, Nesting.turns(picture.region().lattice()));
        return nesting.sheets(parts(), CutPart::area, CutPart::moved).stream()
                .map(laid -> new CutSheet(
                        width,
                        height,
                        laid.stream()
                                .map(CutPart::cuts)
                                .filter(cuts -> !cuts.isEmpty())
                                .toList(),
                        laid.stream()
                                .flatMap(part -> part.engravings().stream())
                                .flatMap(Engraving::lines)
                                .toList()))
                .toList();
    }

    private List<CutPart> parts() {
        List<CutPart> parts = new ArrayList<>();
        CutPart frame = rim > 0 ? frame() : null;
        if (commonLines) {
            List<CutLine> lines = new ArrayList<>(new CommonLines(picture, cell).all());
            List<Engraving> names = new ArrayList<>();
            IntStream.range(0, picture.size()).forEach(piece -> names.addAll(name(piece)));
            Rectangle2D box = board().area(0).getBounds2D();
            if (frame != null) {
                lines.add(frame.cuts().get(0));
                box = plate(rim);
            }
            parts.add(new CutPart(box, lines, names));
        } else {
            for (int piece = 0; piece < picture.size(); piece++) {
                CellPatch patch = new CellPatch(outlines(), cell, picture.cells(piece));
                double out = (kerf - clearance) / 2;
                parts.add(new CutPart(
                        patch.area(out),
                        patch.lines(out).stream()
                                .map(line -> CutLine.closed(line, new Turns(corners, radius, out, -1)))
                                .toList(),
                        name(piece)));
            }
            if (frame != null) {
                parts.add(frame);
            }
        }
        if (frame != null) {
            parts.add(new CutPart(plate(rim), List.of(frame.cuts().get(0)), List.of()));
        }
        return parts;
    }

    private CellOutlines outlines() {
        return CellOutlines.of(picture.region());
    }

    private CellPatch board() {
        return new CellPatch(outlines(), cell, picture.region().cells());
    }

    /**
     * Returns the frame. Its first line is its outer edge, which is also the edge of the plate. The other lines are the
     * edge of the board, and the edges of islands, which lie inside the board but do not belong to it.
     */
    private CutPart frame() {
        double out = (clearance - kerf) / 2;
        Rectangle2D plate = plate(rim + kerf / 2);
        CellPatch board = board();
        List<CutLine> cuts = new ArrayList<>();
        cuts.add(CutLine.of(plate).get(0));
        board.lines(out).forEach(line -> cuts.add(CutLine.closed(line, new Turns(corners, radius, out, 1))));
        Path2D area = board.area(out);
        area.append(plate, false);
        return new CutPart(area, cuts, List.of());
    }

    private Rectangle2D plate(double rim) {
        Rectangle2D box = board().area(clearance / 2).getBounds2D();
        return new Rectangle2D.Double(
                box.getX() - rim, box.getY() - rim, box.getWidth() + 2 * rim, box.getHeight() + 2 * rim);
    }

    private List<Engraving> name(int piece) {
        List<Cell> cells = picture.cells(piece);
        Point2D middle = outlines().middle(cells);
        Point2D at = new Point2D.Double(cell * middle.getX(), cell * middle.getY());
        return letters ? List.of(new Engraving("" + picture.letter(piece), at, LETTER_HEIGHT * cell)) : List.of();
    }
}
