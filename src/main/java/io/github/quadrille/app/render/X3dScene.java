package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A packing of cubes as X3D (ISO/IEC 19775 and 19776): one scene, a shape for each piece, in the colours of pictures. As
 * usual there, y runs upwards, along the layers; rows run along z, towards who looks.
 */
public final class X3dScene {
    /** Of a cell's side: so that pieces can be told apart. */
    private static final double GAP = 0.1;

    private static final double FULL = 255;

    /** The one that viewers have. */
    private static final double FIELD_OF_VIEW = Math.PI / 4;

    private static final double ROOM = 1.05;
    /** To the right and upwards, from the front. */
    private static final double TURN = Math.toRadians(35);

    private static final double TILT = Math.toRadians(30);

    private X3dScene() {}

    /** Why no model is made of the pieces on such a board, there or as {@link StlModel}; empty where one can be. */
    public static Optional<String> refusal(Region board) {
        if (board.lattice() != Lattices.CUBIC && board.lattice() != Lattices.SQUARE) {
            return Optional.of(
                    "Models are made of cubes, or of squares a cube thick, but this board is of the %s lattice. Maybe a picture, as SVG."
                            .formatted(board.lattice().word()));
        }
        return board.wrap() == Wrap.NONE
                ? Optional.empty()
                : Optional.of("No model or step shows pieces over edges that meet. Maybe leave out 'wrap'.");
    }

    /** The scene as text. */
    public static String of(Picture picture) {
        Shades shades = new Shades(picture);
        StringBuilder text = new StringBuilder("<?xml version='1.0' encoding='UTF-8'?>\n")
                .append("<X3D profile='Interchange' version='3.3'>\n<Scene>\n")
                .append(viewpoint(picture));
        for (int piece = 0; piece < picture.size(); piece++) {
            Surface surface = Surface.ofCubes(picture.cells(piece), GAP);
            text.append("<Shape DEF='piece-%d-%s'>\n"
                    .formatted(piece + 1, picture.kindName(piece).replaceAll("[^A-Za-z0-9]+", "-")));
            text.append(
                    "<Appearance><Material diffuseColor='%s'/></Appearance>\n".formatted(colour(shades.colour(piece))));
            text.append("<IndexedFaceSet coordIndex='%s'>\n".formatted(faces(surface)));
            text.append("<Coordinate point='%s'/>\n".formatted(points(surface)));
            text.append("</IndexedFaceSet>\n</Shape>\n");
        }
        return text.append("</Scene>\n</X3D>\n").toString();
    }

    /** From the front, the right and above, so far away that all can be seen; else viewers begin somewhere. */
    private static String viewpoint(Picture picture) {
        double x = picture.region().columns() / 2.0;
        double y = picture.region().layers() / 2.0;
        double z = picture.region().rows() / 2.0;
        double distance = ROOM * Math.hypot(x, Math.hypot(y, z)) / Math.sin(FIELD_OF_VIEW / 2);
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

    private static String colour(Colour tone) {
        return String.format(Locale.ROOT, "%.3f %.3f %.3f", tone.red() / FULL, tone.green() / FULL, tone.blue() / FULL);
    }

    private static String faces(Surface surface) {
        return surface.faces().stream()
                .map(face -> "%d %d %d %d -1".formatted(face[0], face[1], face[2], face[3]))
                .collect(Collectors.joining(" "));
    }

    private static String points(Surface surface) {
        return surface.vertices().stream()
                .map(at -> String.format(Locale.ROOT, "%.2f %.2f %.2f", at.x(), at.z(), -at.y()))
                .collect(Collectors.joining(", "));
    }
}
