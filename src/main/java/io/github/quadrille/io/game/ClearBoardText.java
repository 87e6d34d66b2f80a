package io.github.quadrille.io.game;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.core.geometry.Wrap;

import java.util.Optional;

/** Reads a board of the line-clearing game where no file and no size can be named: it is as large as it is written. */
public final class ClearBoardText {
    private ClearBoardText() {}

    /**
     * Reads it.
     *
     * @param source what messages call it
     * @param all whether all blue tokens have to go; there may be none then
     */
    public static Board read(String source, byte[] bytes, Wrap wrap, boolean all) throws UnusableInput {
        String text = PlainText.checked(source, InputFile.decode(source, bytes)).stripTrailing();
        Grid grid = grid(source, text, wrap);
        return all
                ? ClearBoardReader.parseAll(source, text, grid)
                : ClearBoardReader.parse(source, text, grid, Optional.empty());
    }

    private static Grid grid(String source, String text, Wrap wrap) throws UnusableInput {
        ClearRows rows = ClearRows.of(text, new Grid(1, 1, wrap));
        try {
            return new Grid(rows.count(), rows.width(), wrap);
        } catch (IllegalArgumentException e) {
            throw new UnusableInput(source, e.getMessage());
        }
    }
}
