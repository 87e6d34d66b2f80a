package io.github.quadrille.app.render;

import io.github.quadrille.app.render.Shades.Shade;
import io.github.quadrille.core.geometry.Region;
import java.util.Optional;

/** Holds the styles of a picture in a terminal, as parameters of escape codes. */
final class TerminalColours {
    static final String PLAIN = "";
    static final String HOLE = "38;5;244";
    static final String OPTIONAL = "38;5;244";
    static final String UNCOVERED = "1;38;5;203";

    private final Picture picture;
    private final Optional<KindColours> kinds;
    private final Optional<Shades> shades;

    /**
     * Prepares the styles of a picture.
     *
     * @param kinds the styles of kinds; if empty, all pieces are plain
     */
    TerminalColours(Picture picture, Optional<KindColours> kinds) {
        this.picture = picture;
        this.kinds = kinds;
        this.shades = kinds.map(wanted -> new Shades(picture));
    }

    /** Returns the style for the mark of a cell without a piece, or for a blank. */
    static String ofMark(char mark) {
        return switch (mark) {
            case ' ' -> PLAIN;
            case Region.HOLE -> HOLE;
            case Region.OPTIONAL -> OPTIONAL;
            default -> UNCOVERED;
        };
    }

    /** Returns the style of a piece's cells. */
    String of(int piece) {
        return shades.isPresent() ? style(picture.kind(piece), shades.get().of(piece)) : PLAIN;
    }

    /** Returns the style of a kind, whether or not it has pieces. */
    String ofKind(int kind) {
        return style(kind, Shade.PLAIN);
    }

    /** Returns a style whose background is one of the 256 colours, and whose text can be read on it. */
    static String style(Colour tone, int code) {
        return (tone.ink().rgb() == Colour.BLACK.rgb() ? "38;5;16" : "38;5;231") + ";48;5;" + code;
    }

    private String style(int kind, Shade shade) {
        return kinds.isPresent() ? kinds.get().of(kind, shade) : PLAIN;
    }
}
