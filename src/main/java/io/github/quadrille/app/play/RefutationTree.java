package io.github.quadrille.app.play;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.util.List;
import java.util.Optional;

/**
 * Why a small puzzle cannot be completed, step by step, as a person could follow it: the tree of a plain exact-cover search
 * (Knuth, Dancing Links, 2000; Algorithm X), with a sentence at every position.
 *
 * @param nodes how many positions were looked at
 * @param root the position of the puzzle, with its given pieces
 * @param packing the one that was found instead, with the given pieces
 * @param stoppedBy why it is undecided: of nodes when the tree would have too many positions
 */
public record RefutationTree(
        int nodes, Optional<RefutationStep> root, Optional<Packing> packing, Optional<Limit> stoppedBy) {
    /** As many positions as a person will look at. */
    public static final int MOST_NODES = 2_000;

    private static final long NODES_OF_DIVE = 10_000;

    /**
     * Searches. Where the tree gets too large, a short argument about the whole board is the root and all, or a dive
     * may find a packing.
     *
     * @param limits of time, and of positions that the tree may have
     * @param listener who may interrupt
     * @throws IllegalArgumentException when the goal is to cover, or pieces are given that cannot lie as they do
     */
    public static RefutationTree of(Puzzle puzzle, Limits limits, SolveListener listener) {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new IllegalArgumentException(
                    "Steps are about packings, but the goal of '%s' is to cover.".formatted(puzzle.name()));
        }
        Clock clock = new Clock(limits, listener);
        Solver solver = Solver.of(puzzle).listening(listener);
        RefutationSearch search = new RefutationSearch(puzzle.rest(), limits.nodes(), clock::check);
        try {
            Optional<RefutationStep> root = search.refute();
            if (root.isPresent()) {
                return refuted(search.nodes(), root.get());
            }
            return search.packing().isPresent()
                    ? packed(
                            puzzle,
                            search.nodes(),
                            puzzle.besideGiven(search.packing().get()))
                    : otherwise(
                            puzzle,
                            search.nodes(),
                            solver.within(Limits.nodes(NODES_OF_DIVE).withTime(clock.left())));
        } catch (Stopped stopped) {
            return undecided(search.nodes(), stopped.limit());
        }
    }

    /** The tree would be too large, but others may know. */
    private static RefutationTree otherwise(Puzzle puzzle, int nodes, Solver solver) {
        Optional<Evidence> argument = solver.explain();
        if (argument.isPresent()) {
            return refuted(nodes, new RefutationStep.Dead(argument.get().sentence(), List.of()));
        }
        return solver.solve() instanceof Verdict.Packed packed
                ? packed(puzzle, nodes, packed.first())
                : undecided(nodes, Limit.NODES);
    }

    private static RefutationTree refuted(int nodes, RefutationStep root) {
        return new RefutationTree(nodes, Optional.of(root), Optional.empty(), Optional.empty());
    }

    private static RefutationTree undecided(int nodes, Limit limit) {
        return new RefutationTree(nodes, Optional.empty(), Optional.empty(), Optional.of(limit));
    }

    private static RefutationTree packed(Puzzle puzzle, int nodes, Packing packing) {
        if (!new PackingChecker(puzzle).faults(packing).isEmpty()) {
            throw new IllegalStateException("Step by step something was laid that is no packing: " + packing);
        }
        return new RefutationTree(nodes, Optional.empty(), Optional.of(packing), Optional.empty());
    }

    /** Infeasible with a tree; packed; or undecided. */
    public Verdict.Status status() {
        Verdict.Status other = packing.isPresent() ? Verdict.Status.PACKED : Verdict.Status.UNDECIDED;
        return root.isPresent() ? Verdict.Status.INFEASIBLE : other;
    }

    /** One word for the outcome: refuted, packed or undecided. */
    public String word() {
        return root.isPresent() ? "refuted" : status().word();
    }
}
