package io.github.quadrille.app.render;

/**
 * How pictures in files look.
 *
 * @param ink what pieces are filled with
 * @param hasLetters whether pieces have the letters of their kinds, where they are large enough
 */
public record Look(View view, Ink ink, boolean hasLetters) {
    /** From above, in colour, with letters. */
    public static final Look PLAIN = new Look(View.LAYERS, Ink.COLOUR, true);
}
