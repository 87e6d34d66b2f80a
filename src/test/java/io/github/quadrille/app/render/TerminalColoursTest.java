package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TerminalColoursTest {
    private static final String LIGHT_BLUE = "\u001b[38;5;16;48;5;75m";
    private static final String RESET = "\u001b[0m";

    private final Picture picture = Sample.picture(Wrap.NONE, "TT#", "?T.", "ttt");

    @Test
    void pieces_are_filled() {
        assertThat(new TerminalPicture(9, true).board(Sample.picture(Wrap.NONE, "TT")))
                .isEqualTo("""
                ┌───────┐
                │%s T     %s│
                └───────┘
                """.formatted(LIGHT_BLUE, RESET));
    }

    @Test
    void letters_are_two_columns_apart_if_there_is_room() {
        Picture two = Sample.picture(Wrap.NONE, "TT");
        assertThat(new TerminalPicture(4, true).board(two)).isEqualTo(LIGHT_BLUE + "T T " + RESET + "\n");
        assertThat(new TerminalPicture(3, true).board(two)).isEqualTo(LIGHT_BLUE + "TT" + RESET + "\n");
    }

    @Test
    void without_colour_there_are_no_escape_codes() {
        assertThat(new TerminalPicture(80, false).of(picture)).doesNotContain("\u001b");
        assertThat(new TerminalPicture(3, false).of(picture)).doesNotContain("\u001b");
    }

    @Test
    void without_its_codes_a_coloured_picture_is_the_plain_one() {
        String plain = new TerminalPicture(80, true).board(picture).replaceAll("\u001b\\[[0-9;]*m", "");
        assertThat(plain).isEqualTo(new TerminalPicture(80, false).board(picture));
    }

    @Test
    void no_colour_reaches_over_the_end_of_a_line() {
        assertThat(new TerminalPicture(80, true).of(picture).lines())
                .allMatch(line -> line.lastIndexOf(RESET) == line.lastIndexOf("\u001b"));
    }

    @Test
    void pieces_of_one_kind_side_by_side_have_different_colours() {
        Picture picture = Sample.picture(Wrap.NONE, "TTtt");
        TerminalColours colours = new TerminalColours(picture, Optional.of(new KindColours(picture.kindNames())));
        assertThat(colours.of(0)).isNotEqualTo(colours.of(1));
    }
}
