package io.github.quadrille.io.export;

import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.placement.PlacementTable;

import java.util.BitSet;
import java.util.Optional;

/** Which placements are laid, as far as an answer has said it. */
final class ModelValues {
    private final PlacementTable table;
    private final BitSet said = new BitSet();
    private final BitSet laid = new BitSet();

    ModelValues(ProofModel model) {
        this.table = model.table();
    }

    /**
     * Notes a value; those of variables that are no placements do not matter.
     *
     * @return false when the opposite was said before
     */
    boolean set(long literal) {
        long variable = Math.abs(literal);
        if (variable > table.size()) {
            return true;
        }
        int placement = (int) variable - 1;
        boolean isTrue = literal > 0;
        if (said.get(placement)) {
            return laid.get(placement) == isTrue;
        }
        said.set(placement);
        laid.set(placement, isTrue);
        return true;
    }

    /** The number of the first variable without a value. */
    Optional<String> firstMissing() {
        int missing = said.nextClearBit(0);
        return missing < table.size() ? Optional.of(Integer.toString(missing + 1)) : Optional.empty();
    }

    Packing packing() {
        return table.packing(laid.stream().toArray());
    }
}
