package io.github.quadrille.io.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.testing.Advice;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClearBoardTextTest {
    private static Board read(String text, boolean all) throws UnusableInput {
        return ClearBoardReader.read("board", text.getBytes(StandardCharsets.UTF_8), Wrap.BOTH, all, Optional.empty());
    }

    @Test
    void a_board_is_as_large_as_it_is_written() throws UnusableInput {
        Board board = read("# mine\n,r,,\n,,b,B\n,,,\n\n", false);
        assertThat(board.grid().rows()).isEqualTo(3);
        assertThat(board.grid().columns()).isEqualTo(4);
        assertThat(ClearBoardWriter.text(board)).isEqualTo(",r,,\n,,b,B\n,,,\n");
    }

    @Test
    void all_blue_tokens_may_have_to_go() throws UnusableInput {
        assertThat(read("r,b\nb,\n", true).targets()).hasSize(2);
    }

    @Test
    void mistakes_are_told_with_their_place() {
        assertThatThrownBy(() -> read("r,b\nB,x,\n", false)).hasMessageContaining("board:2:3: 'x' is not a token");
        assertThatThrownBy(() -> read(",".repeat(70) + "r\n", false)).hasMessageContaining("1x71");
        assertThatThrownBy(() -> read("", false)).hasMessageMatching(Advice.IN);
    }
}
