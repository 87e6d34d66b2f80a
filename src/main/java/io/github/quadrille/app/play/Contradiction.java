package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;

/**
 * A {@code Contradiction} is a reason why a position cannot be completed, as a person sees it at a glance.
 *
 * @param cells the cells to look at
 * @param kind the name of the kind that has no room, or the sentence of the rule that cannot be kept; otherwise empty
 * @param needed the number of pieces of the kind that are still to be laid
 */
public record Contradiction(Contradiction.Type type, List<Cell> cells, String kind, int needed) {
    /** Keeps a copy of the cells. */
    public Contradiction {
        cells = List.copyOf(cells);
    }

    /** Names the reasons that a person sees at a glance. */
    public enum Type {
        /**
         * A part of the board is closed in, and no choice of the remaining pieces has the right number of cells to fill
         * it.
         */
        CLOSED_IN,
        /** A cell is left that no remaining piece can cover. */
        UNCOVERABLE,
        /** A kind that has to be laid does not fit any more, or does not fit as often as it must. */
        NO_ROOM,
        /** A rule of the puzzle cannot be kept any more. */
        RULE
    }

    static Contradiction onBoard(Type type, List<Cell> cells) {
        return new Contradiction(type, cells, "", 0);
    }

    /** Returns the reason as part of a sentence, for example {@code no piece covers (0, 0)}. */
    public String words(Puzzle puzzle) {
        return switch (type) {
            case CLOSED_IN ->
                (cells.size() == 1 ? "1 cell at %2$s is cut off" : "%d cells at %s are cut off")
                        .formatted(cells.size(), where(puzzle));
            case UNCOVERABLE -> "no piece covers " + where(puzzle);
            case RULE ->
                "the rule '%s' cannot be kept".formatted(kind) + (cells.isEmpty() ? "" : " at " + where(puzzle));
            case NO_ROOM -> "there is no room for " + (needed == 1 ? kind : needed + " " + kind);
        };
    }

    /** Returns the reason as a whole sentence, for example {@code No remaining piece covers (0, 0).} */
    public String sentence(Puzzle puzzle) {
        if (type == Type.UNCOVERABLE) {
            return "No remaining piece covers " + where(puzzle) + ".";
        }
        if (type == Type.CLOSED_IN && cells.size() == puzzle.region().size()) {
            return "No choice of the pieces has as many cells as the board.";
        }
        return type == Type.NO_ROOM || type == Type.RULE
                ? ReasonSentences.begun(words(puzzle)) + "."
                : words(puzzle) + ", and no choice of the remaining pieces has the same number of cells.";
    }

    /** Returns the name of the first cell to look at, or the kind where there are no cells. */
    String where(Puzzle puzzle) {
        return cells.isEmpty() ? kind : ReasonSentences.first(puzzle, cells);
    }
}
