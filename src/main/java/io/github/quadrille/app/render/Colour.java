package io.github.quadrille.app.render;

/** Holds a colour as 0xRRGGBB. */
public record Colour(int rgb) {
    /** White needs no ink on paper. */
    public static final Colour WHITE = new Colour(0xffffff);
    /** Black is the darkest colour. */
    public static final Colour BLACK = new Colour(0);

    private static final double BRIGHT = 120;

    /** Returns the red part, from 0 to 255. */
    public int red() {
        return rgb >> 16;
    }

    /** Returns the green part, from 0 to 255. */
    public int green() {
        return rgb >> 8 & 0xff;
    }

    /** Returns the blue part, from 0 to 255. */
    public int blue() {
        return rgb & 0xff;
    }

    /** Returns a mixture of this colour and another. The share of the other colour is from 0 to 1. */
    Colour mixed(Colour other, double share) {
        return new Colour(mix(red(), other.red(), share) << 16
                | mix(green(), other.green(), share) << 8
                | mix(blue(), other.blue(), share));
    }

    /** Returns how bright the colour looks, from 0 to 255 (the luma of Rec. 601). */
    double brightness() {
        return 0.299 * red() + 0.587 * green() + 0.114 * blue();
    }

    /** Returns black or white, whichever can be read on this colour. */
    Colour ink() {
        return brightness() > BRIGHT ? BLACK : WHITE;
    }

    /** Returns the colour as CSS and SVG write it. */
    public String hex() {
        return "#" + Integer.toHexString(0x1000000 | rgb).substring(1);
    }

    private static int mix(int mine, int other, double share) {
        return (int) Math.round(mine + (other - mine) * share);
    }
}
