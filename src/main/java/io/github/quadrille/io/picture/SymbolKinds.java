package io.github.quadrille.io.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Which symbol of a grid stands for which kind, where each stands for another: a matching by augmenting paths, after
 * Berge. Time is symbols times the pairs that are possible.
 */
final class SymbolKinds {
    private static final int NONE = -1;

    /** By symbol, the kinds that it may stand for. */
    private final List<List<Integer>> possible;

    private final int[] symbolOf;

    private SymbolKinds(List<List<Integer>> possible, int kinds) {
        this.possible = possible;
        this.symbolOf = new int[kinds];
        Arrays.fill(symbolOf, NONE);
    }

    /** By symbol its kind; empty when there is none for all of them. */
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
