package io.github.quadrille.lab.local.repair;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import org.junit.jupiter.api.Test;

class LaidPiecesTest {
    /** The bar I has this index in the standard bag, whose kinds are T, I, O, L, S. */
    private static final int BAR = 1;

    private final LaidPieces part = new LaidPieces(Puzzle.standard(4, 10));

    @Test
    void at_first_everything_is_open_and_missing() {
        assertThat(part.gapCount()).isEqualTo(40);
        assertThat(part.cost()).isEqualTo(80);
        assertThat(part.packing().pieces()).isEmpty();
    }

    @Test
    void a_piece_closes_its_cells() {
        int piece = part.lay(BAR, new int[] {0, 1, 2, 3});
        assertThat(part.cost()).isEqualTo(72);
        assertThat(part.isGap(3)).isFalse();
        assertThat(part.pieceOn(3)).isEqualTo(piece);
        assertThat(part.left(BAR)).isEqualTo(1);
        assertThat(part.surplus(BAR)).isEqualTo(-1);
        assertThat(part.packing().pieces()).hasSize(1);
    }

    @Test
    void a_piece_lifted_leaves_everything_as_before() {
        part.lift(part.lay(BAR, new int[] {0, 1, 2, 3}));
        assertThat(part.cost()).isEqualTo(80);
        assertThat(part.isGap(3)).isTrue();
        assertThat(part.packing().pieces()).isEmpty();
    }
}
