package io.github.quadrille.engine.argument;

import io.github.quadrille.core.puzzle.CommonDivisor;
import java.util.List;
import java.util.Optional;

/**
 * Searches for weights of cells and kinds modulo a prime power. Each placement weighs 0, but the <em>whole</em>, which
 * is all cells and pieces together, does not. Such weights exist exactly when the whole, as a vector, is not a
 * combination of the placements. The reason is that the ring Z/p^e is injective as a module over itself. So for each
 * vector outside a span, there are weights that make every vector of the span 0, but not that vector.
 */
final class ModularWeights {
    /**
     * Whenever this many more placements are added, the search tests whether the vector of all cells and pieces is
     * already a combination of the added placements.
     */
    private static final int ASK_AFTER = 64;

    private static final int MOST_GENERATORS = 400;

    private final WeightEquations equations;
    private final PrimePower ring;
    private final ResidueSpan span;
    private final int[] whole;

    private ModularWeights(WeightEquations equations, PrimePower ring) {
        this.equations = equations;
        this.ring = ring;
        this.span = new ResidueSpan(ring, equations.classes(), equations.unknowns());
        this.whole = new int[equations.unknowns()];
        for (int i = 0; i < whole.length; i++) {
            whole[i] = ring.residue(equations.whole(i));
        }
    }

    static boolean exists(WeightEquations equations, PrimePower ring, Effort effort) {
        return new ModularWeights(equations, ring).contradiction(effort) >= 0;
    }

    /**
     * Returns a value for each unknown weight. Among all possible weights, it prefers weights with many zeros. The
     * result is empty when there are no such weights.
     */
    static Optional<int[]> find(WeightEquations equations, PrimePower ring, Effort effort) {
        ModularWeights modularWeights = new ModularWeights(equations, ring);
        int at = modularWeights.contradiction(effort);
        if (at < 0) {
            return Optional.empty();
        }
        List<int[]> generators = modularWeights.span.annihilators(MOST_GENERATORS);
        return Optional.of(new SparseWeights(equations, ring, modularWeights.whole)
                .improved(modularWeights.span.annihilator(at), generators));
    }

    /**
     * Tries to write the <em>whole</em>, which is the vector of all cells and pieces, as a combination of the
     * placements, entry by entry. Returns the position of the entry at which this fails, or -1 if it succeeds. The
     * method adds placements that are far apart first, because they fill the span sooner.
     */
    private int contradiction(Effort effort) {
        List<int[]> placements = equations.placements();
        int step = stepCoprimeTo(placements.size());
        int next = 0;
        long taken = 0;
        for (int added = 1; added <= placements.size(); added++) {
            int[] entries = new int[whole.length];
            for (int unknown : placements.get(next)) {
                entries[unknown] = ring.residue(entries[unknown] + 1L);
            }
            span.add(entries);
            if (added % ASK_AFTER == 0) {
                effort.take(span.steps() - taken);
                taken = span.steps();
            }
            if (added % ASK_AFTER == 0 && span.irreducibleAt(whole) == whole.length) {
                return -1;
            }
            next = (next + step) % placements.size();
        }
        int at = span.irreducibleAt(whole);
        return at == whole.length ? -1 : at;
    }

    /**
     * Returns a step that has no common divisor with the size. It is near 0.618 times the size, the golden section, so
     * that its multiples spread evenly.
     */
    static int stepCoprimeTo(int size) {
        int step = Math.max(1, (int) (0.618 * size));
        while (CommonDivisor.of(step, size) > 1) {
            step++;
        }
        return step;
    }
}
