package io.github.quadrille.proof.checker;

import java.util.List;

/**
 * What the variables of a sweep differ in, beside where they lie.
 *
 * @param size in how many swept rows one is
 * @param counters by which tracked counters one is counted, ascending
 */
record SweepKind(int size, List<Integer> counters) {
    SweepKind {
        counters = List.copyOf(counters);
    }
}
