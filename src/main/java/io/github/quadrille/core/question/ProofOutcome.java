package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.text.ParameterName;

/**
 * Says what became of the proof that a caller asked for together with an answer. The answer is valid in any case.
 *
 * <p>Example: {@link ProofOutput}
 */
public sealed interface ProofOutcome {
    /**
     * The proof is written to its end.
     *
     * @param proves what the proof proves, and by which means, such as {@code there is no packing; by an argument}
     */
    record Written(String proves) implements ProofOutcome {}

    /** There is nothing to prove. */
    record NotNeeded() implements ProofOutcome {}

    /** A limit was reached before the end of the proof, so the written part is of no use. */
    record Unfinished(Limit stoppedBy) implements ProofOutcome {}

    /**
     * The proof cannot be written at all.
     *
     * @param reason a sentence or two, with advice; {@link ParameterName} marks the names of parameters in this text
     */
    record Impossible(String reason) implements ProofOutcome {
        /** Returns the reason. It names parameters as on the command line, such as {@code --pieces}. */
        @Override
        public String reason() {
            return ParameterName.asOptions(reason);
        }

        /** Returns the reason. It names parameters as in a web address of the server. */
        public String reasonInQuery() {
            return ParameterName.asQuery(reason);
        }
    }
}
