package io.github.quadrille.lab.clear;

import java.util.Locale;

/**
 * Lists the estimates of the remaining moves that {@link HeuristicSearch} can follow. Most of them are readings of the
 * heuristic that was published with the game, which {@link PublishedEstimate} describes.
 */
public enum Heuristic {
    /**
     * This is the heuristic that was published with the game. It is not a lower bound. It can be infinite although the
     * game can be won.
     */
    PUBLISHED,
    /** This is the published heuristic without the factor that breaks ties. */
    UNWEIGHTED,
    /**
     * This is the published heuristic with another reading of its text. Here, the distance of a run, which is a series
     * of empty squares in a line, is the number of squares between the run and a red token.
     */
    BETWEEN,
    /**
     * This is the published heuristic with distances that are measured anew in every position. The published heuristic
     * looks them up in a table that is made for the first position.
     */
    REMEASURED,
    /**
     * This is the published heuristic with a separate piece for each empty square of the line, and without the factor
     * that breaks ties. The published text calls this the largest number of pieces.
     */
    GAPS,
    /** The estimate is the lower bound that the exact search uses for one target. */
    ADMISSIBLE,
    /** Every position has the same estimate, which makes the search a uniform-cost search. */
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

    /** Returns the estimate for a board on which the target token is still there. */
    public double atRoot(Board board) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        return estimate(rules, start).of(start);
    }

    /** Estimates the remaining moves of a position that is not won. The estimate can be infinite. */
    interface Estimate {
        double of(Position position);
    }
}
