package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.TerminalPicture.PictureListing;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import org.junit.jupiter.api.Test;

final class PictureListingTest {
    private static final Puzzle PUZZLE = Sample.puzzle("dominoes", Wrap.NONE, "TTSS");
    private static final TerminalPicture TERMINAL = new TerminalPicture(80, true);

    private final PictureListing listing = new PictureListing(TERMINAL);

    @Test
    void a_legend_is_written_once_while_it_stays_the_same() {
        assertThat(listing.next(picture("TTSS"))).isEqualTo(TERMINAL.of(picture("TTSS")));
        assertThat(listing.next(picture("SSTT"))).isEqualTo(TERMINAL.board(picture("SSTT")));
    }

    @Test
    void a_legend_is_written_again_when_there_are_other_pieces() {
        listing.next(picture("TTSS"));
        assertThat(listing.next(picture("TTtt"))).isEqualTo(TERMINAL.of(picture("TTtt")));
        assertThat(listing.next(picture("SSTT"))).isEqualTo(TERMINAL.of(picture("SSTT")));
    }

    private static Picture picture(String row) {
        return Picture.of(PUZZLE, Sample.packing(row));
    }
}
