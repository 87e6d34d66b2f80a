package io.github.quadrille.io.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the kind for which each symbol of a grid stands. No two symbols stand for the same kind. This is a matching,
 * which is found by augmenting paths (Berge). The time is at most proportional to the number of symbols times the
 * number of possible pairs of a symbol and a kind.
 */
final class SymbolKinds {
    private static final int NONE = -1;

    /** For each symbol, this list holds the kinds for which the symbol can stand. */
    private final List<List<Integer>> possible;

    private final int[] symbolOf;

    private SymbolKinds(List<List<Integer>> possible, int kinds) {
        this.possible = possible;
        this.symbolOf = new int[kinds];
        Arrays.fill(symbolOf, NONE);
    }

    /** Returns the kind of each symbol. The result is empty when there is no matching for all symbols. */
    static Optional<List<Integer>> of(List<List<Integer>> possible, int kinds) {
        SymbolKinds matching = new SymbolKinds(possible, kinds);
        for (int symbol = 0; symbol < possible.size(); symbol++) {
            if (!matching.place(symbol, new boolean[kinds])) {
                return Optional.empty();
            }
        }
        List<Integer> kindOf = new ArrayList<>();
        for (int symbol = 0; symbol < possible.size(); symbol++) {
            kindOf.add(matching.kindOf(symbol));
        }
        return Optional.of(kindOf);
    }

    private boolean place(int symbol, boolean[] tried) {
        for (int kind : possible.get(symbol)) {
            if (!tried[kind]) {
                tried[kind] = true;
                if (symbolOf[kind] == NONE || place(symbolOf[kind], tried)) {
                    symbolOf[kind] = symbol;
                    return true;
                }
            }
        }
        return false;
    }

    private int kindOf(int symbol) {
        int kind = 0;
        while (symbolOf[kind] != symbol) {
            kind++;
        }
        return kind;
    }
}
