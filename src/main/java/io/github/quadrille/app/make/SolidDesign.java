package io.github.quadrille.app.make;

import io.github.quadrille.app.render.BallSurface;
import io.github.quadrille.app.render.CellOutlines;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.Surface;
import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.DrawnRegion;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.geometry.Wrap;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Designs a puzzle to be printed in 3D: its pieces and a tray. Flat pieces are printed as plates. All lengths are in
 * millimetres.
 *
 * @param cell the side of a square, or of a cube, or the diameter of a ball
 * @param clearance the gap between two pieces, and between a piece and the tray; above 0, so that no solid touches
 *     itself
 * @param chamfer the width that is cut off the edges of flat pieces, above and below
 * @param thickness the thickness of flat pieces
 * @param rim the thickness of the walls of the tray; 0 for no tray
 */
public record SolidDesign(
        Picture picture, double cell, double clearance, double chamfer, double thickness, double rim) {
    private static final double FLOOR = 2;
    /**
     * The walls of the tray have this share of the height of a flat piece or a cube, so that fingers can grip the
     * pieces. For balls, the walls are half a ball high.
     */
    private static final double WALL = 0.8;
    /**
     * A ball that stands on the printing bed is flattened at the bottom. The part that is cut off has this height, as a
     * share of the diameter of the ball.
     */
    private static final double FLAT = 0.02;
    /** Two solids on the bed are this many millimetres apart. */
    private static final double GAP = 3;

    /** Holds a solid and its name. Lengths are in millimetres. */
    public record Named(String name, Surface surface) {}

    /** Holds a solid, and the area of the bed that lies below it. */
    private record Part(Named solid, Shape area) {}

    private Lattice lattice() {
        return picture.region().lattice();
    }

    private boolean isBalls() {
        return lattice() == Lattices.FCC;
    }

    /**
     * Tells whether there is a tray. There is none if its walls would have no thickness. There is none if two parts of
     * the board meet only at a corner, because the walls would cross there. There is also none if a ball does not rest
     * on lower balls, because the walls would be in the way of that ball.
     */
    public boolean hasTray() {
        if (isBalls() && !picture.region().cells().stream().allMatch(this::liesOnOthers)) {
            return false;
        }
        Region ground = ground();
        return rim > 0 && !new CellPatch(CellOutlines.of(ground), cell, ground.cells()).isPinched();
    }

    /** Tells whether a ball lies on the ground or on four other balls. */
    private boolean liesOnOthers(Cell ball) {
        return ball.layer() == 0
                || lattice().steps(ball).stream()
                        .filter(step -> step.layer() < 0)
                        .allMatch(step -> picture.region().contains(ball.shifted(step)));
    }

    /** Returns the board as seen from above. For balls, returns the lowest layer of the board. */
    private Region ground() {
        if (!lattice().isSolid()) {
            return picture.region();
        }
        Map<Cell, Character> squares = new LinkedHashMap<>();
        picture.region().cells().stream()
                .filter(cube -> cube.layer() == 0 || !isBalls())
                .forEach(cube -> squares.put(new Cell(cube.row(), cube.column()), Region.MANDATORY));
        return DrawnRegion.of(Lattices.SQUARE, squares, Wrap.NONE);
    }

    /**
     * Lays all solids on printing beds of this size, and returns the solids of each bed. One corner of each bed is at
     * the origin.
     *
     * @throws IllegalArgumentException when a part is larger than a bed
     */
    public List<List<Named>> beds(double width, double height) {
        List<Part> parts = new ArrayList<>();
        for (int piece = 0; piece < picture.size(); piece++) {
            List<Cell> cells = picture.cells(piece);
            String name = "%s-%d".formatted(picture.kindName(piece), piece + 1);
            parts.add(isBalls() ? balls(name, cells) : lattice().isSolid() ? cubes(name, cells) : plate(name, cells));
        }
        if (hasTray()) {
            parts.add(tray());
        }
        return new Nesting(width, height, GAP, Nesting.turns(lattice()))
                .sheets(parts, Part::area, (part, move) -> moved(part.solid, move, height));
    }

    private static Named moved(Named solid, AffineTransform move, double height) {
        return new Named(solid.name, solid.surface.mapped(at -> {
            Point2D moved = move.transform(new Point2D.Double(at.x(), -at.y()), null);
            return new Vertex(moved.getX(), height - moved.getY(), at.z());
        }));
    }

    private Part plate(String name, List<Cell> cells) {
        CellPatch patch = new CellPatch(CellOutlines.of(picture.region()), cell, cells);
        List<Point2D> sides = patch.grown(-clearance / 2);
        List<Point2D> ends = chamfer == 0 ? sides : patch.grown(-clearance / 2 - chamfer);
        SurfaceBuilder surface = new SurfaceBuilder();
        surface.floor(patch.faces(), ends, 0);
        if (chamfer > 0) {
            surface.wall(patch.rims(), ends, 0, sides, chamfer);
            surface.wall(patch.rims(), sides, thickness - chamfer, ends, thickness);
        }
        surface.wall(patch.rims(), sides, chamfer, sides, thickness - chamfer);
        surface.top(patch.faces(), ends, thickness);
        return new Part(new Named(name, surface.built()), patch.area(-clearance / 2));
    }

    /**
     * Returns the tray. It has a floor, and walls around the board, which are lower than one layer. Holes inside the
     * board are filled as high as the walls.
     */
    private Part tray() {
        Region ground = ground();
        CellOutlines outlines = CellOutlines.of(ground);
        List<Cell> cells = ground.cells();
        List<Cell> holes = TouchingCells.enclosedHoles(ground);
        List<Cell> all = new ArrayList<>(cells);
        all.addAll(holes);
        CellPatch base = new CellPatch(outlines, cell, all);
        CellPatch board = new CellPatch(outlines, cell, cells);
        CellPatch islands = new CellPatch(outlines, cell, holes);
        double top = FLOOR + (isBalls() ? cell / 2 : WALL * (lattice().isSolid() ? cell : thickness));
        double room = clearance / 2;
        SurfaceBuilder surface = new SurfaceBuilder();
        surface.floor(base.faces(), base.grown(room + rim), 0);
        surface.wall(base.rims(), base.grown(room + rim), 0, base.grown(room + rim), top);
        surface.wall(base.rims(), base.grown(room + rim), top, base.grown(room), top);
        surface.wall(board.rims(), board.grown(room), top, board.grown(room), FLOOR);
        surface.top(board.faces(), board.grown(room), FLOOR);
        surface.top(islands.faces(), islands.grown(-room), top);
        return new Part(new Named("tray", surface.built()), base.area(room + rim));
    }

    /**
     * Returns a piece made of cubes, turned so that its height is least. In a tie, the piece is turned so that the most
     * cubes stand on the bed.
     */
    private Part cubes(String name, List<Cell> cells) {
        Polyform flat = new Polyform(picture.region().lattice(), cells)
                .orientations(PieceSymmetry.ONE_SIDED).stream()
                        .min(Comparator.comparing(Polyform::depth)
                                .thenComparing(turned -> -turned.cells().stream()
                                        .filter(cube -> cube.layer() == 0)
                                        .count()))
                        .orElseThrow();
        Surface unit = Surface.ofCubes(flat.cells(), clearance / cell);
        double lowest = unit.vertices().stream().mapToDouble(Vertex::z).min().orElse(0);
        Surface surface = unit.mapped(at -> new Vertex(cell * at.x(), cell * at.y(), cell * (at.z() - lowest)));
        Path2D shadow = new Path2D.Double(Path2D.WIND_NON_ZERO);
        flat.cells()
                .forEach(cube -> shadow.append(
                        new Rectangle2D.Double(cell * cube.column(), cell * cube.row(), cell, cell), false));
        return new Part(new Named(name, surface), shadow);
    }

    /**
     * Returns a piece made of balls, turned so that its height is least. Each ball is flattened where it touches the
     * bed, because a printer begins badly with a point.
     */
    private Part balls(String name, List<Cell> cells) {
        List<Vertex> middles = BallSurface.lying(cells);
        Surface surface = BallSurface.of(middles, clearance / cell, FLAT)
                .mapped(at -> new Vertex(cell * at.x(), cell * at.y(), cell * at.z()));
        Path2D shadow = new Path2D.Double(Path2D.WIND_NON_ZERO);
        middles.forEach(ball -> shadow.append(
                new Ellipse2D.Double(cell * (ball.x() - 0.5), cell * (-ball.y() - 0.5), cell, cell), false));
        return new Part(new Named(name, surface), shadow);
    }
}
