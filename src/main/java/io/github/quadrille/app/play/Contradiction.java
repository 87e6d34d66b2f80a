package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;

/**
 * Why a position cannot be completed, as a person sees it at a glance.
 *
 * @param cells where to look
 * @param kind that has no room, or what a rule asks; else empty
 * @param needed how many of the kind are still to be laid
 */
public record Contradiction(Contradiction.Type type, List<Cell> cells, String kind, int needed) {
    /** Keeps a copy. */
    public Contradiction {
        cells = List.copyOf(cells);
    }

    /** What may be wrong. */
    public enum Type {
        /** A part of the board is closed in, and no pieces that are left have as many cells together. */
        CLOSED_IN,
        /** No piece that is left covers a cell. */
        UNCOVERABLE,
        /** A kind that has to be laid does not fit any more, or not as often. */
        NO_ROOM,
        /** A rule of the puzzle cannot be kept any more. */
        RULE
    }

    static Contradiction onBoard(Type type, List<Cell> cells) {
        return new Contradiction(type, cells, "", 0);
    }

    /** As in {@code it leaves nothing for (0, 0)}. */
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

    /** By itself, as in {@code No piece that is left covers (0, 0).} */
    public String sentence(Puzzle puzzle) {
        if (type == Type.UNCOVERABLE) {
            return "No piece that is left covers " + where(puzzle) + ".";
        }
        if (type == Type.CLOSED_IN && cells.size() == puzzle.region().size()) {
            return "No pieces together have as many cells as the board.";
        }
        return type == Type.NO_ROOM || type == Type.RULE
                ? ReasonSentences.begun(words(puzzle)) + "."
                : words(puzzle) + ", and no pieces that are left have as many cells together.";
    }

    /** The first of the cells, or the kind. */
    String where(Puzzle puzzle) {
        return cells.isEmpty() ? kind : ReasonSentences.first(puzzle, cells);
    }
}
