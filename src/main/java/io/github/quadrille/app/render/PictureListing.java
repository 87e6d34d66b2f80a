package io.github.quadrille.app.render;

import java.util.Arrays;
import java.util.Optional;

/**
 * Pictures of one puzzle as text, one after the other; there may be thousands. What depends on the puzzle alone is made
 * once, and a legend is written only where it is not the last one again.
 */
public final class PictureListing {
    private final TerminalPicture terminal;
    private Optional<KindColours> kinds = Optional.empty();
    private int[] counts = {};
    private String legend = "";

    public PictureListing(TerminalPicture terminal) {
        this.terminal = terminal;
    }

    /** The next picture, and what its colours and letters mean if that is new. */
    public String next(Picture picture) {
        if (kinds.isEmpty()) {
            kinds = terminal.kindColours(picture);
        }
        TerminalColours colours = new TerminalColours(picture, kinds);
        return terminal.board(picture, colours) + newLegend(picture, colours);
    }

    private String newLegend(Picture picture, TerminalColours colours) {
        int[] newCounts = picture.counts();
        if (Arrays.equals(counts, newCounts) && TerminalPicture.needsCountsOnly(picture)) {
            return "";
        }
        counts = newCounts;
        String newLegend = terminal.legend(picture, colours);
        if (newLegend.equals(legend)) {
            return "";
        }
        legend = newLegend;
        return newLegend;
    }
}
