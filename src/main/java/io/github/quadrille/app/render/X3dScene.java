package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.engine.assembly.HandMove;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes a packing as a scene of X3D (ISO/IEC 19775 and 19776), in the colours of pictures. A piece of cubes is one
 * shape, and a piece of balls is a group of shapes. As usual in X3D, y points upwards, along the layers. Rows run along
 * z, towards the viewer.
 */
public final class X3dScene {
    /** Pieces are this share of a cell's side apart, so that they can be told apart. */
    private static final double GAP = 0.1;

    private static final double FULL = 255;

    /** A cylinder between two balls has this radius. */
    private static final double ROD = 0.2;

    /** Viewers of X3D have this field of view by default, in radians. */
    private static final double FIELD_OF_VIEW = Math.PI / 4;

    private static final double ROOM = 1.05;
    /** The view is turned from the front by this angle to the right. */
    private static final double TURN = Math.toRadians(35);

    private static final double TILT = Math.toRadians(30);

    /** The film rests for this many seconds in all: half of them before the first move, half after the last. */
    private static final int REST = 4;

    private X3dScene() {}

    /**
     * Returns the reason why pieces on this board cannot be written as X3D or as a {@link StlModel}; empty if they can.
     */
    public static Optional<String> refusal(Region board) {
        if (!Look.isInSpace(board.lattice())) {
            return Optional.of(
                    "3D models can show cubes, balls or squares, but this board is of the %s lattice. Draw it as SVG."
                            .formatted(board.lattice().word()));
        }
        return board.wrap() == Wrap.NONE
                ? Optional.empty()
                : Optional.of("Models and steps cannot show pieces that cross edges that meet. Leave out 'wrap'.");
    }

    /** Returns the scene as text. */
    public static String of(Picture picture) {
        return of(picture, List.of());
    }

    /** Returns the scene as a film that shows the moves of the pieces over and over. */
    static String of(Picture picture, List<HandMove> moves) {
        Shades shades = new Shades(picture);
        StringBuilder text = new StringBuilder("<?xml version='1.0' encoding='UTF-8'?>\n")
                .append("<X3D profile='Interchange' version='3.3'>\n<Scene>\n")
                .append(viewpoint(picture));
        boolean isBalls = picture.region().lattice() == Lattices.FCC;
        for (int piece = 0; piece < picture.size(); piece++) {
            String name =
                    "piece-%d-%s".formatted(piece + 1, picture.kindName(piece).replaceAll("[^A-Za-z0-9]+", "-"));
            String look =
                    "<Appearance><Material diffuseColor='%s'/></Appearance>\n".formatted(colour(shades.colour(piece)));
            String shape = isBalls ? balls(name, look, picture.cells(piece)) : cubes(name, look, picture.cells(piece));
            text.append(moves.isEmpty() ? shape : "<Transform DEF='at-%d'>\n%s</Transform>\n".formatted(piece, shape));
        }
        if (!moves.isEmpty()) {
            text.append("<TimeSensor DEF='clock' cycleInterval='%d' loop='true'/>\n".formatted(moves.size() + REST));
            for (int piece = 0; piece < picture.size(); piece++) {
                text.append(way(picture, piece, moves));
            }
        }
        return text.append("</Scene>\n</X3D>\n").toString();
    }

    /**
     * Returns the X3D nodes that move a piece along its path. Each move of the assembly takes a second. A piece that
     * comes free makes two more steps than the longest side of the board has cells.
     */
    private static String way(Picture picture, int piece, List<HandMove> moves) {
        Region board = picture.region();
        boolean isBalls = board.lattice() == Lattices.FCC;
        int far = 2 + Math.max(board.layers(), Math.max(board.rows(), board.columns()));
        Vertex start = place(isBalls, new Cell(0, 0, 0));
        Cell at = new Cell(0, 0, 0);
        List<String> times = new ArrayList<>();
        List<Vertex> places = new ArrayList<>();
        for (int second = 0; second <= moves.size() + REST; second++) {
            // Half of the seconds of rest come before the first move.
            int number = second - 1 - REST / 2;
            if (number >= 0 && number < moves.size()) {
                HandMove move = moves.get(number);
                int steps = move.pieces().contains(piece) ? move.isAway() ? far : move.distance() : 0;
                Cell step = move.step();
                at = at.shifted(new Cell(steps * step.layer(), steps * step.row(), steps * step.column()));
            }
            times.add(String.format(Locale.ROOT, "%.4f", (double) second / (moves.size() + REST)));
            Vertex now = place(isBalls, at);
            places.add(new Vertex(now.x() - start.x(), now.y() - start.y(), now.z() - start.z()));
        }
        return """
                <PositionInterpolator DEF='way-%1$d' key='%2$s' keyValue='%3$s'/>
                <ROUTE fromNode='clock' fromField='fraction_changed' toNode='way-%1$d' toField='set_fraction'/>
                <ROUTE fromNode='way-%1$d' fromField='value_changed' toNode='at-%1$d' toField='set_translation'/>
                """.formatted(piece, String.join(" ", times), points(places));
    }

    private static Vertex place(boolean isBall, Cell cell) {
        return isBall ? BallSurface.middle(cell) : new Vertex(cell.column(), -cell.row(), cell.layer());
    }

    private static String cubes(String name, String look, List<Cell> cells) {
        Surface surface = Surface.ofCubes(cells, GAP);
        return "<Shape DEF='%s'>\n".formatted(name) + look
                + "<IndexedFaceSet coordIndex='%s'>\n".formatted(faces(surface))
                + "<Coordinate point='%s'/>\n".formatted(points(surface.vertices()))
                + "</IndexedFaceSet>\n</Shape>\n";
    }

    /**
     * Returns spheres, and cylinders between spheres that touch. Viewers draw spheres and cylinders rounder than flat
     * faces.
     */
    private static String balls(String name, String look, List<Cell> cells) {
        StringBuilder text = new StringBuilder("<Group DEF='%s'>\n".formatted(name));
        for (Cell cell : cells) {
            String sphere = "<Sphere radius='%s'/>".formatted((1 - GAP) / 2);
            text.append(moved(BallSurface.middle(cell), "", look + sphere));
            for (Cell step : Lattices.FCC.steps(cell)) {
                Cell other = cell.shifted(step);
                if (cell.compareTo(other) < 0 && cells.contains(other)) {
                    text.append(rod(BallSurface.middle(cell), BallSurface.middle(other), look));
                }
            }
        }
        return text.append("</Group>\n").toString();
    }

    /**
     * Returns a cylinder between two balls. In X3D a cylinder stands upright. So it is turned about the horizontal axis
     * that is perpendicular to the line between the balls.
     */
    private static String rod(Vertex from, Vertex to, String look) {
        Vertex way = new Vertex(to.x() - from.x(), to.y() - from.y(), to.z() - from.z());
        String turn =
                String.format(Locale.ROOT, " rotation='%.4f 0 %.4f %.4f'", -way.y(), -way.x(), Math.acos(way.z()));
        Vertex middle = new Vertex(from.x() + way.x() / 2, from.y() + way.y() / 2, from.z() + way.z() / 2);
        return moved(middle, turn, look + "<Cylinder height='1' radius='%s'/>".formatted(ROD));
    }

    private static String moved(Vertex to, String turn, String shape) {
        return "<Transform translation='%s'%s><Shape>%s</Shape></Transform>\n"
                .formatted(points(List.of(to)), turn, shape);
    }

    /**
     * Returns a viewpoint in front, to the right and above, so far away that everything can be seen. Without a
     * viewpoint in the scene, each viewer program chooses its own.
     */
    private static String viewpoint(Picture picture) {
        Region board = picture.region();
        List<Vertex> places = board.cells().stream()
                .map(cell -> board.lattice() == Lattices.FCC
                        ? BallSurface.middle(cell)
                        : new Vertex(cell.column() + 0.5, -cell.row() - 0.5, cell.layer() + 0.5))
                .toList();
        DoubleSummaryStatistics columns = places.stream().mapToDouble(Vertex::x).summaryStatistics();
        DoubleSummaryStatistics layers = places.stream().mapToDouble(Vertex::z).summaryStatistics();
        DoubleSummaryStatistics rows =
                places.stream().mapToDouble(at -> -at.y()).summaryStatistics();
        double x = middle(columns);
        double y = middle(layers);
        double z = middle(rows);
        double reach = Math.hypot(length(columns), Math.hypot(length(layers), length(rows))) / 2;
        double distance = ROOM * reach / Math.sin(FIELD_OF_VIEW / 2);
        double cosine = Math.cos(TURN / 2) * Math.cos(TILT / 2);
        double sine = Math.sqrt(1 - cosine * cosine);
        return String.format(
                Locale.ROOT,
                "<Viewpoint description='All' centerOfRotation='%.3f %.3f %.3f' position='%.3f %.3f %.3f'"
                        + " orientation='%.4f %.4f %.4f %.4f'/>\n",
                x,
                y,
                z,
                x + distance * Math.sin(TURN) * Math.cos(TILT),
                y + distance * Math.sin(TILT),
                z + distance * Math.cos(TURN) * Math.cos(TILT),
                -Math.cos(TURN / 2) * Math.sin(TILT / 2) / sine,
                Math.sin(TURN / 2) * Math.cos(TILT / 2) / sine,
                Math.sin(TURN / 2) * Math.sin(TILT / 2) / sine,
                2 * Math.acos(cosine));
    }

    private static double middle(DoubleSummaryStatistics range) {
        return (range.getMin() + range.getMax()) / 2;
    }

    /**
     * Returns the length of a row of cells, given the middles of its cells. The row reaches half a cell beyond the
     * first middle and the last.
     */
    private static double length(DoubleSummaryStatistics range) {
        return range.getMax() - range.getMin() + 1;
    }

    private static String colour(Colour tone) {
        return String.format(Locale.ROOT, "%.3f %.3f %.3f", tone.red() / FULL, tone.green() / FULL, tone.blue() / FULL);
    }

    private static String faces(Surface surface) {
        return surface.faces().stream()
                .map(face -> "%d %d %d %d -1".formatted(face[0], face[1], face[2], face[3]))
                .collect(Collectors.joining(" "));
    }

    private static String points(List<Vertex> vertices) {
        return vertices.stream()
                .map(at -> String.format(Locale.ROOT, "%.2f %.2f %.2f", at.x(), at.z(), -at.y()))
                .collect(Collectors.joining(", "));
    }
}
