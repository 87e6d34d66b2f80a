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
 * Removes all targets one after another, as the published search does. As long as targets are left, it tries to remove
 * each of them, in ascending order of their estimates. The first removal that succeeds is played, and the search
 * continues from the new board. If no target can be removed, there is no plan. Every removal is a {@link
 * HeuristicSearch}. All removals together can take more moves than the shortest plan. The removal of one token can also
 * make it impossible to remove another token.
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
     * Removes all targets. The limits hold for all removals together. Only a plan without moves is proven to be the
     * shortest.
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

    /**
     * Returns the moves of all removals. The result is empty if at some point none of the remaining targets can be
     * removed.
     */
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
