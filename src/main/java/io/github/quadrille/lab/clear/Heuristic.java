package io.github.quadrille.lab.clear;

import java.util.Locale;

/** Lists the estimates of the remaining moves that {@link HeuristicSearch} can follow. */
public enum Heuristic {
    /** This is the published heuristic. It is not a lower bound, and it may be infinite where the game can be won. */
    PUBLISHED,
    /** The published heuristic is used without the factor that breaks ties. */
    UNWEIGHTED,
    /**
     * The distance of a run of empty squares is the number of squares between the run and a red token, which is another
     * reading of the published text.
     */
    BETWEEN,
    /** Distances are measured anew on every position, not looked up in a table made for the first position. */
    REMEASURED,
    /** Each empty square of the line takes a separate piece, which the published text calls the most. */
    GAPS,
    /** The bound of the exact search is the estimate. */
    ADMISSIBLE,
    /** Every position has the same estimate, so that this is a uniform-cost search. */
    NONE;

    /** Returns whether the estimate is never too high. */
    public boolean isAdmissible() {
        return this == ADMISSIBLE || this == NONE;
    }

    /** Returns the name of this heuristic on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the estimate for a search that begins at a position. */
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

    /** Returns the estimate for a board whose target is not gone yet. */
    public double atRoot(Board board) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        return estimate(rules, start).of(start);
    }

    /** Estimates the remaining moves of a position that is not won. The estimate may be infinite. */
    interface Estimate {
        double of(Position position);
    }
}
