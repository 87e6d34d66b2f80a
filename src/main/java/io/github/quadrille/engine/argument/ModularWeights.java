package io.github.quadrille.engine.argument;

import io.github.quadrille.core.puzzle.CommonDivisor;
import java.util.List;
import java.util.Optional;

/**
 * Looks for weights modulo a prime power that solve the equations while the whole does not weigh 0. They exist exactly
 * when the whole, as a vector, is no combination of the placements: over Z/p^e what lies outside a span is told apart
 * from it by some weights, because the ring is injective as a module over itself.
 */
final class ModularWeights {
    /** So often, in placements, it is asked whether the whole is already a combination of those added. */
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

    /** The weights by unknown, made sparse. */
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

    /** The position where the whole leaves the span, or -1. Far apart placements first, which fill the span sooner. */
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

    /** Near the golden section, so that multiples of it spread evenly. */
    static int stepCoprimeTo(int size) {
        int step = Math.max(1, (int) (0.618 * size));
        while (CommonDivisor.of(step, size) > 1) {
            step++;
        }
        return step;
    }
}
