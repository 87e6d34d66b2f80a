package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PieceSurface.Vertex;
import io.github.quadrille.core.geometry.Cell;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A piece of cubes for a printer, as binary STL (Stereolithography Interface Format, 3D Systems 1989): in millimetres, as it
 * lies in the packing, with its lowest corner at the origin.
 */
public final class StlModel {
    /** The side of a cell: large enough to be held, small enough for a printer. */
    private static final double MILLIMETRES = 20;
    /** Of a side: 0.4 mm, so that printed pieces slide. */
    private static final double GAP = 0.02;

    private static final int HEADER_BYTES = 80;
    private static final int TRIANGLE_BYTES = 50;

    private StlModel() {}

    /** What the file of a piece of a picture is called: its number, and its kind. */
    public static String fileName(Picture picture, int piece) {
        return "%03d-%s.stl".formatted(piece + 1, picture.kindName(piece).replaceAll("[^\\p{L}\\p{Nd}._]+", "-"));
    }

    /** Writes the triangles of a piece; the stream stays open. */
    public static void write(Collection<Cell> cells, OutputStream out) throws IOException {
        PieceSurface surface = PieceSurface.of(cells, GAP);
        double x = least(surface, Vertex::x);
        double y = least(surface, Vertex::y);
        double z = least(surface, Vertex::z);
        List<Vertex> vertices = surface.vertices().stream()
                .map(at ->
                        new Vertex(MILLIMETRES * (at.x() - x), MILLIMETRES * (at.y() - y), MILLIMETRES * (at.z() - z)))
                .toList();
        int triangles = 2 * surface.faces().size();
        ByteBuffer bytes = ByteBuffer.allocate(HEADER_BYTES + Integer.BYTES + triangles * TRIANGLE_BYTES)
                .order(ByteOrder.LITTLE_ENDIAN);
        bytes.position(HEADER_BYTES);
        bytes.putInt(triangles);
        for (int[] face : surface.faces()) {
            put(bytes, vertices.get(face[0]), vertices.get(face[1]), vertices.get(face[2]));
            put(bytes, vertices.get(face[0]), vertices.get(face[2]), vertices.get(face[3]));
        }
        out.write(bytes.array());
    }

    private static double least(PieceSurface surface, ToDoubleFunction<Vertex> coordinate) {
        return surface.vertices().stream().mapToDouble(coordinate).min().orElse(0);
    }

    /** A triangle with a right angle along the axes, and what points away from it. */
    private static void put(ByteBuffer bytes, Vertex a, Vertex b, Vertex c) {
        put(
                bytes,
                new Vertex(
                        Math.signum((b.y() - a.y()) * (c.z() - a.z()) - (b.z() - a.z()) * (c.y() - a.y())),
                        Math.signum((b.z() - a.z()) * (c.x() - a.x()) - (b.x() - a.x()) * (c.z() - a.z())),
                        Math.signum((b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()))));
        put(bytes, a);
        put(bytes, b);
        put(bytes, c);
        bytes.putShort((short) 0);
    }

    private static void put(ByteBuffer bytes, Vertex vertex) {
        bytes.putFloat((float) vertex.x());
        bytes.putFloat((float) vertex.y());
        bytes.putFloat((float) vertex.z());
    }
}
