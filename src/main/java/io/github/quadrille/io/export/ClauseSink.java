package io.github.quadrille.io.export;

import java.io.IOException;

/** Takes clauses one after the other. */
@FunctionalInterface
interface ClauseSink {
    /**
     * @param literals variables from 1, negative where negated
     */
    void clause(int... literals) throws IOException;
}
