package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Removes all targets one after another, as published. While there are targets, it tries them in the order of their
 * estimates, the lowest first. It plays the first removal for which it finds a plan, and continues from the new board.
 * If it can remove no target, it has no plan. Every removal is a {@link HeuristicSearch}. Together the removals may
 * take more moves than needed, and a token removed first may make it impossible to remove another.
 */
public final class SequentialTargets {
    private final Rules rules;
    private final Heuristic heuristic;
    private final Ties ties;
    private final GameClock watch;

    SequentialTargets(Rules rules, Heuristic heuristic, Ties ties, GameClock gameClock) {
        this.rules = rules;
        this.heuristic = heuristic;
        this.ties = ties;
        this.watch = gameClock;
    }

    /**
     * Removes all targets within the limits, which hold for all removals together. A plan that it finds is not proven
     * to be the shortest, unless it has no moves.
     */
    public static Outcome solve(Board board, Heuristic heuristic, Ties ties, Limits limits, Listener listener) {
        Rules rules = new Rules(board);
        GameClock gameClock = new GameClock(limits, listener);
        try {
            return new SequentialTargets(rules, heuristic, ties, gameClock)
                    .plan(rules.start(board))
                    .<Outcome>map(plan -> new Outcome.Solved(rules.moves(plan), plan.isEmpty(), gameClock.effort()))
                    .orElseGet(() -> new Outcome.Undecided(Limit.HEURISTIC, 0, gameClock.effort()));
        } catch (Stopped stopped) {
            return new Outcome.Undecided(stopped.limit(), 0, gameClock.effort());
        }
    }

    /** Returns the moves of all removals. It is empty when none of the remaining tokens can be removed. */
    Optional<List<Integer>> plan(Position start) {
        List<Integer> plan = new ArrayList<>();
        Position now = start;
        while (!rules.isWon(now)) {
            Optional<List<Integer>> removal = nextRemoval(now);
            if (removal.isEmpty()) {
                return Optional.empty();
            }
            plan.addAll(removal.get());
            for (int move : removal.get()) {
                now = rules.after(now, move);
            }
        }
        return Optional.of(plan);
    }

    private Optional<List<Integer>> nextRemoval(Position now) {
        record Candidate(int token, double estimate) {}
        return IntStream.of(rules.targetsLeft(now))
                .mapToObj(token -> new Candidate(
                        token, heuristic.estimate(rules.aimedAt(token), now).of(now)))
                .filter(candidate -> candidate.estimate() < Double.POSITIVE_INFINITY)
                .sorted(Comparator.comparingDouble(Candidate::estimate))
                .map(candidate ->
                        new HeuristicSearch(rules.aimedAt(candidate.token()), now, heuristic, ties, watch).plan(now))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
