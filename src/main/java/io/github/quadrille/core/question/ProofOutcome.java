package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.text.ParameterName;

/**
 * Says whether the proof that was wanted with an answer is written. The answer is valid in any case.
 *
 * <p>Example: {@link ProofOutput}
 */
public sealed interface ProofOutcome {
    /**
     * The proof is written to its end.
     *
     * @param proves what it proves, and by which means, such as {@code there is no packing; by an argument}
     */
    record Written(String proves) implements ProofOutcome {}

    /** There is nothing to prove. */
    record NotNeeded() implements ProofOutcome {}

    /** A limit was reached before the end of the proof, so the written part is of no use. */
    record Unfinished(Limit stoppedBy) implements ProofOutcome {}

    /**
     * The proof cannot be written at all.
     *
     * @param reason a sentence or two, with advice; names of parameters in it are as {@link ParameterName} marks them
     */
    record Impossible(String reason) implements ProofOutcome {
        /** Returns the reason. Parameters in it are named as on the command line, such as {@code --pieces}. */
        @Override
        public String reason() {
            return ParameterName.asOptions(reason);
        }

        /** Returns the reason. Parameters in it are named as the server has them. */
        public String reasonInQuery() {
            return ParameterName.asQuery(reason);
        }
    }
}
