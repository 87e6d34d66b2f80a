package io.github.quadrille.app.render;

/** Variants of one colour. */
enum Shade {
    PLAIN(0xffffff, 0),
    LIGHT(0xffffff, 0.22),
    DARK(0x000000, 0.12);

    private final int towards;
    private final double share;

    Shade(int towards, double share) {
        this.towards = towards;
        this.share = share;
    }

    /**
     * This shade of a tone.
     *
     * @param strength 1 for a subtle one, more where colours are coarse
     */
    Colour of(Colour tone, double strength) {
        return tone.mixed(new Colour(towards), strength * share);
    }
}
