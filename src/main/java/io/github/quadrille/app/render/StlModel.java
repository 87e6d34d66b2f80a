package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Surface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Writes solids for a printer as binary STL, in millimetres (Stereolithography Interface Format, 3D Systems 1989). A
 * piece that is written alone has the orientation that it has in the packing. It is moved so that its smallest x, y and
 * z are 0.
 */
public final class StlModel {
    /**
     * The side of a cell has this length, in millimetres. Such a cell is large enough to be held and small enough for a
     * printer.
     */
    private static final double MILLIMETRES = 20;
    /** The gap between pieces is this share of a side, 0.4 mm, so that printed pieces slide. */
    private static final double GAP = 0.02;

    private static final int HEADER_BYTES = 80;
    private static final int TRIANGLE_BYTES = 50;

    private StlModel() {}

    /** Returns the file name for a piece of a picture. It consists of the piece's number and its kind. */
    public static String fileName(Picture picture, int piece) {
        return "%03d-%s.stl".formatted(piece + 1, picture.kindName(piece).replaceAll("[^\\p{L}\\p{Nd}._]+", "-"));
    }

    /** Writes the triangles of a piece of cubes, squares or balls. The stream stays open. */
    public static void write(Lattice lattice, Collection<Cell> cells, OutputStream out) throws IOException {
        Surface surface = lattice == Lattices.FCC ? BallSurface.of(cells, GAP) : Surface.ofCubes(cells, GAP);
        double x = least(surface, Vertex::x);
        double y = least(surface, Vertex::y);
        double z = least(surface, Vertex::z);
        write(
                List.of(surface.mapped(at -> new Vertex(
                        MILLIMETRES * (at.x() - x), MILLIMETRES * (at.y() - y), MILLIMETRES * (at.z() - z)))),
                out);
    }

    private static double least(Surface surface, ToDoubleFunction<Vertex> coordinate) {
        return surface.vertices().stream().mapToDouble(coordinate).min().orElse(0);
    }

    /** Writes solids that do not touch, in millimetres. The stream stays open. */
    public static void write(List<Surface> solids, OutputStream out) throws IOException {
        int triangles =
                solids.stream().mapToInt(solid -> solid.triangles().size()).sum();
        ByteBuffer bytes = ByteBuffer.allocate(HEADER_BYTES + Integer.BYTES + triangles * TRIANGLE_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        bytes.position(HEADER_BYTES);
        bytes.putInt(triangles);
        for (Surface solid : solids) {
            for (int[] corners : solid.triangles()) {
                Vertex a = solid.vertices().get(corners[0]);
                Vertex b = solid.vertices().get(corners[1]);
                Vertex c = solid.vertices().get(corners[2]);
                put(bytes, normal(a, b, c));
                put(bytes, a);
                put(bytes, b);
                put(bytes, c);
                bytes.putShort((short) 0);
            }
        }
        out.write(bytes.array());
    }

    /** Returns the vector of length 1 that points away from a triangle, to the outside. */
    private static Vertex normal(Vertex a, Vertex b, Vertex c) {
        double x = (b.y() - a.y()) * (c.z() - a.z()) - (b.z() - a.z()) * (c.y() - a.y());
        double y = (b.z() - a.z()) * (c.x() - a.x()) - (b.x() - a.x()) * (c.z() - a.z());
        double z = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
        double length = Math.hypot(x, Math.hypot(y, z));
        return new Vertex(x / length, y / length, z / length);
    }

    private static void put(ByteBuffer bytes, Vertex vertex) {
        bytes.putFloat((float) vertex.x());
        bytes.putFloat((float) vertex.y());
        bytes.putFloat((float) vertex.z());
    }
}
