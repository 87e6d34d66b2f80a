package io.github.quadrille.lab.clear.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Boards;
import io.github.quadrille.lab.clear.GameClock;
import io.github.quadrille.lab.clear.ReachableKinds;
import io.github.quadrille.lab.clear.ReachableKinds.PositionKind;
import io.github.quadrille.proof.writer.ProofWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class InvariantModelTest {
    private static final Board SEARCHED = Boards.of(Wrap.NONE, "b.br", "..b.", ".bB.", ".b..", ".b..");

    @Test
    void something_is_wrong_without_what_follows_the_start() {
        List<PositionKind> kinds = kinds(SEARCHED);
        assertThat(kinds).hasSizeGreaterThan(1);
        assertThat(isRefuted(SEARCHED, kinds)).isTrue();
        assertThat(isRefuted(SEARCHED, kinds.subList(0, 1))).isFalse();
    }

    @Test
    void something_is_wrong_with_another_start() {
        Board other = Boards.of(Wrap.NONE, "b.br", "..b.", ".bBr", ".b..", ".b..");
        assertThat(isRefuted(other, kinds(SEARCHED))).isFalse();
    }

    @Test
    void something_is_wrong_when_the_target_may_be_gone() {
        List<PositionKind> kinds = new ArrayList<>(kinds(SEARCHED));
        PositionKind first = kinds.get(0);
        BitSet blue = first.blue();
        blue.clear(SEARCHED.grid().index(SEARCHED.target()));
        kinds.set(0, new PositionKind(first.red(), blue, first.neverRed(), first.neverBlue()));
        assertThat(isRefuted(SEARCHED, kinds)).isFalse();
    }

    private static List<PositionKind> kinds(Board board) {
        return ReachableKinds.of(board, 1_000, watch()).orElseThrow();
    }

    private static boolean isRefuted(Board board, List<PositionKind> kinds) {
        GameModel model = InvariantModel.of(board, new GameSquares(board.grid()), kinds);
        ProofWriter proof = new ProofWriter(Writer.nullWriter(), model.rows().size(), ProofFormat.VERIPB_3);
        return model.learner(proof, watch()).refutes();
    }

    private static GameClock watch() {
        return new GameClock(Limits.NONE, Listener.SILENT);
    }
}
