package io.github.quadrille.io.answer;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.io.json.JsonLine.Exact;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.lab.clear.Move;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.PlanComparison;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Holds the answer about a board of the line-clearing game:
 *
 * <pre>
 * {"status": "solved", "board": "b.csv", "moves": 1, "minimal": true,
 *  "plan": [[[2, 5], [2, 6], [3, 5], [3, 6]]], "nodes": 3, "seconds": 0.012}
 * </pre>
 *
 * @param status whether the board was solved, cannot be solved or stays undecided
 * @param board the name of the board
 * @param found the further fields of the outcome
 * @param proof the files of the proof, and what it proves
 */
public record ClearAnswer(Outcome.Status status, String board, Found found, Optional<?> proof) {
    public static ClearAnswer of(String board, Outcome outcome, Optional<?> proof) {
        return new ClearAnswer(outcome.status(), board, Found.of(outcome), proof);
    }

    /**
     * Holds the exact answer for one board, and the answers of searches that follow a heuristic. Each answer of such a
     * search also has the heuristic's estimate for the start position.
     */
    public record Compared(String board, Follower exact, RecordFields.Named followers) {
        public static Compared of(String board, PlanComparison comparison) {
            Outcome exact = comparison.exact();
            Map<String, Follower> followers = new LinkedHashMap<>();
            comparison
                    .followers()
                    .forEach((heuristic, follower) ->
                            followers.put(heuristic.word(), Follower.of(follower, comparison)));
            return new Compared(
                    board,
                    new Follower(exact.status(), Found.of(exact), Optional.empty(), Optional.empty()),
                    new RecordFields.Named(followers));
        }
    }

    /** Holds the result of checking a plan for a board. */
    public record Refereed(String status, String board, int moves, List<String> faults) {
        public static Refereed of(String board, int moves, List<String> faults) {
            return new Refereed(faults.isEmpty() ? "valid" : "invalid", board, moves, faults);
        }
    }

    private record Follower(
            Outcome.Status status, Found found, Optional<Integer> estimate, Optional<Integer> overestimate) {
        static Follower of(PlanComparison.Follower follower, PlanComparison comparison) {
            return new Follower(
                    follower.outcome().status(),
                    Found.of(follower.outcome()),
                    follower.estimate(),
                    comparison.overestimate(follower));
        }
    }

    /**
     * Holds the fields of an outcome after its status.
     *
     * @param reason why there is no plan, or why the search ended early
     * @param atLeast the smallest number of moves that is not excluded
     * @param minimal whether it is proven that no plan has fewer moves
     */
    private record Found(
            Optional<String> reason,
            OptionalInt atLeast,
            Optional<Integer> moves,
            Optional<Boolean> minimal,
            Optional<List<List<List<Integer>>>> plan,
            long nodes,
            Exact seconds)
            implements RecordFields.Inline {
        static Found of(Outcome outcome) {
            Optional<List<Move>> plan = outcome.plan();
            return new Found(
                    outcome instanceof Outcome.Infeasible none
                            ? Optional.of(none.reason())
                            : outcome instanceof Outcome.Undecided undecided
                                    ? Optional.of(undecided.stoppedBy().words())
                                    : Optional.empty(),
                    outcome instanceof Outcome.Undecided undecided
                            ? OptionalInt.of(undecided.atLeast())
                            : OptionalInt.empty(),
                    plan.map(List::size),
                    plan.map(moves -> outcome instanceof Outcome.Solved solved && solved.minimal()),
                    plan.map(moves -> moves.stream()
                            .map(move -> PieceAnswer.cells(Lattices.SQUARE, move.cells()))
                            .toList()),
                    outcome.effort().nodes(),
                    new Exact(Math.round(outcome.effort().seconds() * 1000) / 1000.0));
        }
    }
}
