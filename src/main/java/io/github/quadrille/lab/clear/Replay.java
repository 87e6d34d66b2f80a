package io.github.quadrille.lab.clear;

import java.util.List;

/**
 * What became of a board.
 *
 * @param frames one for each move
 * @param faults one sentence for each; none when the plan is valid
 */
public record Replay(List<Frame> frames, List<String> faults) {
    public Replay {
        frames = List.copyOf(frames);
        faults = List.copyOf(faults);
    }

    /** How a game ends that began with a board. */
    public Board last(Board start) {
        return frames.isEmpty() ? start : frames.get(frames.size() - 1).after();
    }

    public boolean isValid() {
        return faults.isEmpty();
    }

    /**
     * One move.
     *
     * @param laid the board with the piece on it
     * @param rows the full rows, which were emptied
     * @param columns the full columns, which were emptied
     * @param after the board without them
     */
    public record Frame(Move move, Board laid, List<Integer> rows, List<Integer> columns, Board after) {
        public Frame {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
        }
    }
}
