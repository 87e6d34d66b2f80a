package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.OptionalInt;

/**
 * Deletes constraints when a proof asks for it, even constraints of the model. A deletion is always sound: each
 * solution of the constraints also satisfies the remaining constraints, and the solutions that a proof names are
 * checked against the model itself. So this checker needs no reason for a deletion. Other checkers want a reason for
 * the deletion of core constraints, which include the constraints of the model. If a proof gives a reason with a
 * subproof, the goals that the subproof names are checked. A reason without a subproof is read, but not checked.
 */
record Deletions(ProofState proof, Redundance reasons) {
    /**
     * Reads a deletion, without the semicolon at its end. Returns false, and reads nothing, if the statement does not
     * begin with a deletion rule.
     */
    boolean delete(Tokens tokens) throws IOException, Refusal {
        switch (tokens.rule()) {
            case "deld", "delc" -> reason(tokens, named(tokens.pastRule()));
            case "del" -> listed(tokens.pastRule());
            default -> {
                return false;
            }
        }
        return true;
    }

    private void listed(Tokens tokens) throws IOException, Refusal {
        switch (tokens.rule()) {
            case "range" -> {
                proof.database().removeRange(tokens.pastRule());
                reason(tokens, null);
            }
            case "spec" -> reason(tokens, same(tokens.pastRule()));
            default -> {
                tokens.expect("id");
                reason(tokens, named(tokens));
            }
        }
    }

    /** Deletes the constraints that the statement names, and returns the last of them. */
    private Inequality named(Tokens tokens) throws Refusal {
        Inequality last;
        do {
            int place = proof.database().place(tokens);
            last = proof.database().at(place);
            proof.database().remove(place);
        } while (!tokens.isEnd() && !tokens.is(":"));
        return last;
    }

    /** Deletes the constraint that is written out in the statement, and returns the constraint. */
    private Inequality same(Tokens tokens) throws Refusal {
        Inequality read = proof.inequality(tokens);
        OptionalInt place =
                read instanceof LongInequality constraint ? proof.database().find(constraint) : OptionalInt.empty();
        proof.database()
                .remove(place.orElseThrow(
                        () -> new Refusal("The proof has no constraint that is equal to the one to delete.")));
        return read;
    }

    private void reason(Tokens tokens, Inequality last) throws IOException, Refusal {
        if (tokens.skip(tokens.separator()) && !tokens.atEnd()) {
            reasons.readOfDeletion(last, Witness.read(tokens, proof.model().variables()), tokens);
        }
    }
}
