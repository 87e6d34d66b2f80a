package io.github.quadrille.app.web;

import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.lab.clear.Board;

/**
 * The board of a question about the line-clearing game.
 *
 * @param all whether all blue tokens have to go
 */
record GameInput(Wrap wrap, boolean all) {
    static GameInput of(Parameters parameters) {
        return new GameInput(parameters.word("wrap", Wrap.FLAT, Wrap::word).orElse(Wrap.BOTH), parameters.flag("all"));
    }

    Board read(byte[] body) throws UnusableInput {
        return ClearBoardReader.read("board", body, wrap, all);
    }
}
