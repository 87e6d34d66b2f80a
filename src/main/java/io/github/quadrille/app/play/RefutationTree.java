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
 * Shows why a small puzzle cannot be completed, step by step, as a person could follow it. The steps are the tree of a
 * plain exact-cover search with a sentence at every position (Knuth, Dancing Links, 2000; Algorithm X).
 *
 * @param nodes the number of positions that were looked at
 * @param root the position of the puzzle with its given pieces; empty where the puzzle is not refuted
 * @param packing the packing that was found instead of a tree, given pieces included
 * @param stoppedBy the limit that leaves the puzzle undecided. It is {@link Limit#NODES} when the tree or the puzzle is
 *     too large.
 */
public record RefutationTree(
        int nodes, Optional<RefutationStep> root, Optional<Packing> packing, Optional<Limit> stoppedBy) {
    /** A tree for a person has at most this many positions, unless the user wants more. */
    public static final int MOST_NODES = 2_000;

    private static final long NODES_OF_DIVE = 10_000;

    /**
     * Searches for the tree. If the puzzle or the tree is too large, a short argument about the whole board can become
     * the root, without further steps. If there is no such argument, a short search looks for a packing.
     *
     * @param limits the limits of time, and of positions that the tree may have
     * @param listener the listener, which may interrupt
     * @throws IllegalArgumentException when the goal is to cover, or when a given piece cannot lie at its place
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

    /** Tries an argument and then a short search, because the puzzle or the tree is too large. */
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
            throw new IllegalStateException("The pieces that were laid step by step are not a packing: " + packing);
        }
        return new RefutationTree(nodes, Optional.empty(), Optional.of(packing), Optional.empty());
    }

    /**
     * Returns the status: infeasible where there is a tree, packed where there is a packing, and otherwise undecided.
     */
    public Verdict.Status status() {
        Verdict.Status other = packing.isPresent() ? Verdict.Status.PACKED : Verdict.Status.UNDECIDED;
        return root.isPresent() ? Verdict.Status.INFEASIBLE : other;
    }

    /** Returns one word for the outcome: refuted, packed or undecided. */
    public String word() {
        return root.isPresent() ? "refuted" : status().word();
    }
}
