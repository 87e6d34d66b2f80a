package io.github.quadrille.render;

import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A packing of cubes as X3D (ISO/IEC 19775 and 19776): one scene, a shape for each piece, in the colours of pictures. As
 * usual there, y runs upwards, along the layers; rows run along z, towards who looks.
 */
public final class X3dScene {
    /** Of a cell's side: so that pieces can be told apart. */
    private static final double GAP = 0.1;

    private static final double FULL = 255;

    private X3dScene() {}

    /** The scene as text. */
    public static String of(Picture picture) {
        Palette palette = new Palette(picture.kindNames());
        Shades shades = new Shades(picture);
        StringBuilder text = new StringBuilder("<?xml version='1.0' encoding='UTF-8'?>\n")
                .append("<X3D profile='Interchange' version='3.3'>\n<Scene>\n");
        for (int piece = 0; piece < picture.size(); piece++) {
            Tone tone = shades.of(piece).of(palette.of(picture.kind(piece)), 1);
            PieceSurface surface = PieceSurface.of(picture.cells(piece), GAP);
            text.append("<Shape DEF='piece-%d-%s'>\n"
                    .formatted(piece + 1, picture.kindName(piece).replaceAll("[^A-Za-z0-9]+", "-")));
            text.append("<Appearance><Material diffuseColor='%s'/></Appearance>\n".formatted(colour(tone)));
            text.append("<IndexedFaceSet coordIndex='%s'>\n".formatted(faces(surface)));
            text.append("<Coordinate point='%s'/>\n".formatted(points(surface)));
            text.append("</IndexedFaceSet>\n</Shape>\n");
        }
        return text.append("</Scene>\n</X3D>\n").toString();
    }

    private static String colour(Tone tone) {
        return String.format(Locale.ROOT, "%.3f %.3f %.3f", tone.red() / FULL, tone.green() / FULL, tone.blue() / FULL);
    }

    private static String faces(PieceSurface surface) {
        return surface.faces().stream()
                .map(face -> "%d %d %d %d -1".formatted(face[0], face[1], face[2], face[3]))
                .collect(Collectors.joining(" "));
    }

    private static String points(PieceSurface surface) {
        return surface.vertices().stream()
                .map(at -> String.format(Locale.ROOT, "%.2f %.2f %.2f", at.x(), at.z(), -at.y()))
                .collect(Collectors.joining(", "));
    }
}
