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
 * A puzzle to be cut from flat material: its pieces, a frame, and a plate to glue the frame on.
 *
 * @param cell the side of a square
 * @param kerf how wide the beam or the cutter is: lines lie outside of parts by half of it
 * @param clearance between two pieces, and between a piece and the frame
 * @param radius of corners that are not sharp
 * @param rim the frame's least width; 0 for no frame
 * @param commonLines whether pieces are cut out of the frame as they lie, each line once
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
    /** Between two parts on a sheet, beside the beam. */
    private static final double GAP = 2;

    /** How corners are cut. */
    public enum Corners {
        /** As they are. */
        SHARP,
        /** All of them round, so that pieces still fit. */
        ROUND,
        /** Inner ones drilled out, so that sharp pieces go where a round cutter has been. */
        DOGBONE
    }

    /**
     * What is cut from one sheet, in millimetres, y downwards.
     *
     * @param cuts closed, but where pieces share a line
     */
    public record CutSheet(double width, double height, List<List<CutLine>> cuts, List<CutLine> engravings) {
        /** How far the cutter goes. */
        public double length() {
            return cuts.stream()
                    .flatMap(List::stream)
                    .mapToDouble(CutLine::length)
                    .sum();
        }
    }

    /**
     * As few sheets as are found to be needed.
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

    /** The outer line first, then the hole, and what the board leaves free in it. */
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
