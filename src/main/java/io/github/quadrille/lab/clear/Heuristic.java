package io.github.quadrille.lab.clear;

import java.util.Locale;

/** Estimates of the moves left that {@link HeuristicSearch} can follow. */
public enum Heuristic {
    /** The published heuristic is neither a lower bound, nor always finite where there is a way. */
    PUBLISHED,
    /** The factor that breaks ties is left out. */
    UNWEIGHTED,
    /** The distance of a run is the squares between, which is another reading of the text. */
    BETWEEN,
    /** Distances are measured on every position, in place of a table of the first. */
    REMEASURED,
    /** Each empty square of the line takes a piece of its own, which the text calls the most. */
    GAPS,
    /** The bound of the exact search. */
    ADMISSIBLE,
    /** Nothing is known: uniform-cost search. */
    NONE;

    /** Whether it never overestimates. */
    public boolean isAdmissible() {
        return this == ADMISSIBLE || this == NONE;
    }

    /** The word for it on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What it says in a search that begins at a position. */
    Estimate estimate(Rules rules, Position start) {
        return switch (this) {
            case PUBLISHED, UNWEIGHTED, BETWEEN, REMEASURED, GAPS -> new PublishedEstimate(this, rules, start);
            case ADMISSIBLE -> bound(rules);
            case NONE -> position -> 1;
        };
    }

    private static Estimate bound(Rules rules) {
        TargetLineBound targetLineBound = new TargetLineBound(rules);
        Relaxation relaxation = new Relaxation(rules);
        return position -> {
            if (relaxation.isHopeless(position) || !targetLineBound.isWithin(position, rules.moreThanEnough())) {
                return Double.POSITIVE_INFINITY;
            }
            int moves = 1;
            while (!targetLineBound.isWithin(position, moves)) {
                moves++;
            }
            return moves;
        };
    }

    /** What it says about a board on which the target still stands. */
    public double atRoot(Board board) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        return estimate(rules, start).of(start);
    }

    /** The moves left of a position that is not won, or infinity. */
    interface Estimate {
        double of(Position position);
    }
}
