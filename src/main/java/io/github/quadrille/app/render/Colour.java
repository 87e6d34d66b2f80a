package io.github.quadrille.app.render;

/** A colour, 0xRRGGBB. */
public record Colour(int rgb) {
    /** No ink. */
    public static final Colour WHITE = new Colour(0xffffff);
    /** All ink. */
    public static final Colour BLACK = new Colour(0);

    private static final double BRIGHT = 120;

    /** From 0 to 255. */
    public int red() {
        return rgb >> 16;
    }

    /** From 0 to 255. */
    public int green() {
        return rgb >> 8 & 0xff;
    }

    /** From 0 to 255. */
    public int blue() {
        return rgb & 0xff;
    }

    /** This colour with a share, from 0 to 1, of another. */
    Colour mixed(Colour other, double share) {
        return new Colour(mix(red(), other.red(), share) << 16
                | mix(green(), other.green(), share) << 8
                | mix(blue(), other.blue(), share));
    }

    /** How bright it looks, from 0 to 255 (the luma of Rec. 601). */
    double brightness() {
        return 0.299 * red() + 0.587 * green() + 0.114 * blue();
    }

    /** Black or white, whichever can be read on it. */
    Colour ink() {
        return brightness() > BRIGHT ? BLACK : WHITE;
    }

    /** As CSS and SVG write it. */
    public String hex() {
        return "#" + Integer.toHexString(0x1000000 | rgb).substring(1);
    }

    private static int mix(int mine, int other, double share) {
        return (int) Math.round(mine + (other - mine) * share);
    }
}
