package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;

/** Why a position cannot be completed, as a person sees it at a glance. */
public sealed interface Contradiction {
    /** As in {@code it leaves nothing for (0, 0)}. */
    String words(Puzzle puzzle);

    /** By itself, as in {@code No piece that is left covers (0, 0).} */
    default String sentence(Puzzle puzzle) {
        return ReasonSentences.begun(words(puzzle)) + ".";
    }

    /** Where to look. */
    default List<Cell> cells() {
        return List.of();
    }

    /** No piece that is left covers a cell. */
    record Uncoverable(Cell cell) implements Contradiction {
        @Override
        public String words(Puzzle puzzle) {
            return "no piece covers " + puzzle.region().lattice().name(cell);
        }

        @Override
        public String sentence(Puzzle puzzle) {
            return "No piece that is left covers %s."
                    .formatted(puzzle.region().lattice().name(cell));
        }

        @Override
        public List<Cell> cells() {
            return List.of(cell);
        }
    }

    /** A part of the board is closed in, and no pieces that are left have as many cells together. */
    record ClosedIn(List<Cell> cells) implements Contradiction {
        /** Keeps a copy. */
        public ClosedIn {
            cells = List.copyOf(cells);
        }

        @Override
        public String words(Puzzle puzzle) {
            return "%d %s at %s %s cut off"
                    .formatted(
                            cells.size(),
                            cells.size() == 1 ? "cell" : "cells",
                            ReasonSentences.first(puzzle, cells),
                            cells.size() == 1 ? "is" : "are");
        }

        @Override
        public String sentence(Puzzle puzzle) {
            return cells.size() == puzzle.region().size()
                    ? "No pieces together have as many cells as the board."
                    : "%s, and no pieces that are left have as many cells together.".formatted(words(puzzle));
        }
    }

    /**
     * A kind that has to be laid does not fit any more, or not as often.
     *
     * @param needed how many are still to be laid
     */
    record NoRoom(String kind, int needed) implements Contradiction {
        @Override
        public String words(Puzzle puzzle) {
            return needed == 1 ? "there is no room for " + kind : "there is no room for %d %s".formatted(needed, kind);
        }
    }
}
