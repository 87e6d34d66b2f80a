package io.github.quadrille.clear;

import java.util.Locale;

/** Estimates of the moves left that {@link HeuristicSearch} can follow. */
public enum Heuristic {
    /** The published one: neither a lower bound, nor always finite where there is a way. */
    PUBLISHED,
    /** The bound of the exact search. */
    ADMISSIBLE,
    /** Nothing is known: uniform-cost search. */
    NONE;

    /** Whether it never overestimates. */
    public boolean isAdmissible() {
        return this != PUBLISHED;
    }

    /** The word for it on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    Estimate estimate(Rules rules) {
        return switch (this) {
            case PUBLISHED -> new PublishedEstimate(rules);
            case ADMISSIBLE -> bound(rules);
            case NONE -> position -> 1;
        };
    }

    private static Estimate bound(Rules rules) {
        Horizon horizon = new Horizon(rules);
        Relaxation relaxation = new Relaxation(rules);
        return position -> {
            if (relaxation.isHopeless(position)) {
                return Double.POSITIVE_INFINITY;
            }
            int moves = 1;
            while (!horizon.isWithin(position, moves)) {
                moves++;
            }
            return moves;
        };
    }

    /** What it says about a board on which the target still stands. */
    public double atRoot(Board board) {
        Rules rules = new Rules(board);
        return estimate(rules).of(rules.start(board));
    }

    /** The moves left of a position that is not won, or infinity. */
    interface Estimate {
        double of(Position position);
    }
}
