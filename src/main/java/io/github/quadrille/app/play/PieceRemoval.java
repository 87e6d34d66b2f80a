package io.github.quadrille.app.play;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.solve.Solver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds the fewest given pieces to take away, so that a puzzle can be completed again.
 *
 * <p>A conflict is a set of given pieces that cannot all stay. So every solution takes away at least one piece of each
 * conflict. Each round of the search takes away the smallest set that has a piece of each conflict known so far. If the
 * puzzle can then be completed, no smaller set is enough. Otherwise the pieces that stay contain another conflict. This
 * conflict is made smaller: each piece that it does not need is left out. The method is from Reiter, A Theory of
 * Diagnosis from First Principles (1987).
 */
public final class PieceRemoval {
    /**
     * A search that tests whether a conflict needs a piece may open this many nodes. They are enough to recognise most
     * needless pieces. A needless piece that is not recognised stays in the conflict.
     */
    private static final long NODES = 20;

    private static final long NODES_OF_A_TRIAL = 50_000;

    private static final int MOST_ROUNDS = 500;

    private final Puzzle puzzle;
    private final Limits limits;
    private final SolveListener listener;
    private final List<BitSet> conflicts = new ArrayList<>();
    private boolean proven = true;

    private PieceRemoval(Puzzle puzzle, Limits limits, SolveListener listener) {
        this.puzzle = puzzle;
        this.limits = limits;
        this.listener = listener;
    }

    /**
     * Holds the pieces to take away.
     *
     * @param pieces the given pieces to take away
     * @param packing a packing that has all other given pieces
     * @param isSmallest whether it is proven that fewer pieces are not enough
     */
    public record Removal(List<Placement> pieces, Packing packing, boolean isSmallest) {
        /** Keeps a copy of the pieces. */
        public Removal {
            pieces = List.copyOf(pieces);
        }
    }

    /**
     * Finds the fewest pieces to take away. If the search takes more than 500 rounds or is interrupted, all given
     * pieces are taken away. The result is empty when the puzzle has no packing even without given pieces, or when the
     * limits do not suffice.
     *
     * @param limits the limits of each search
     */
    public static Optional<Removal> of(Puzzle puzzle, Limits limits, SolveListener listener) {
        return new PieceRemoval(puzzle, limits, listener).find();
    }

    private Optional<Removal> find() {
        for (int round = 0; round < MOST_ROUNDS && !listener.isInterrupted(); round++) {
            if (conflicts.stream().anyMatch(BitSet::isEmpty)) {
                // An empty conflict means that the puzzle has no packing, even without given pieces.
                return Optional.empty();
            }
            BitSet gone = smallestHitting();
            Verdict verdict = solve(gone);
            if (verdict instanceof Verdict.Packed packed) {
                return Optional.of(removal(gone, packed.first()));
            }
            // If the solver cannot decide whether this set is enough, the search goes on as if the set were not enough.
            // A set that is found later is then perhaps not the smallest.
            proven &= verdict instanceof Verdict.Infeasible;
            BitSet stays = complement(gone);
            conflicts.add(verdict instanceof Verdict.Infeasible ? smaller(stays) : stays);
        }
        proven = false;
        BitSet all = complement(new BitSet());
        return solve(all) instanceof Verdict.Packed packed
                ? Optional.of(removal(all, packed.first()))
                : Optional.empty();
    }

    private Removal removal(BitSet gone, Packing packing) {
        return new Removal(gone.stream().mapToObj(puzzle.given()::get).toList(), packing, proven);
    }

    /** Returns the given pieces that are not in this set. */
    private BitSet complement(BitSet pieces) {
        BitSet others = (BitSet) pieces.clone();
        others.flip(0, puzzle.given().size());
        return others;
    }

    private Verdict solve(BitSet gone) {
        // A short search decides most of these puzzles sooner than an argument is found.
        Verdict quick = alone(gone, NODES_OF_A_TRIAL).solve();
        return quick instanceof Verdict.Undecided
                ? solver(gone, SearchOptions.FIND_ONE.within(limits)).solve()
                : quick;
    }

    private Solver alone(BitSet gone, long nodes) {
        SearchOptions few = SearchOptions.FIND_ONE.within(limits.withNodes(Math.min(limits.nodes(), nodes)));
        return solver(gone, few.byChocoAlone());
    }

    private Solver solver(BitSet gone, SearchOptions options) {
        List<Placement> stay =
                complement(gone).stream().mapToObj(puzzle.given()::get).toList();
        return Solver.of(puzzle.withGiven(stay)).with(options).listening(listener);
    }

    /** Returns a conflict without the pieces that a short search shows to be needless. */
    private BitSet smaller(BitSet conflict) {
        BitSet core = (BitSet) conflict.clone();
        for (int piece = core.nextSetBit(0); piece >= 0; piece = core.nextSetBit(piece + 1)) {
            core.clear(piece);
            if (!(alone(complement(core), NODES).solve() instanceof Verdict.Infeasible)) {
                core.set(piece);
            }
        }
        return core;
    }

    /** Finds the smallest set that has a piece of each conflict. Sizes are tried in ascending order. */
    private BitSet smallestHitting() {
        return IntStream.iterate(0, size -> size + 1)
                .mapToObj(size -> hitting(new BitSet(), size))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    private Optional<BitSet> hitting(BitSet chosen, int more) {
        Optional<BitSet> missed = conflicts.stream()
                .filter(conflict -> !conflict.intersects(chosen))
                .findFirst();
        if (missed.isEmpty() || more == 0) {
            return missed.isEmpty() ? Optional.of(chosen) : Optional.empty();
        }
        return missed.get().stream()
                .mapToObj(piece -> {
                    BitSet next = (BitSet) chosen.clone();
                    next.set(piece);
                    return hitting(next, more - 1);
                })
                .flatMap(Optional::stream)
                .findFirst();
    }
}
