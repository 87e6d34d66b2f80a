package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.OptionalInt;

/**
 * Deletes constraints at the request of a proof, also constraints of the model. A deletion is always sound: the
 * remaining constraints have at least the same solutions, and claimed solutions are checked against the model itself.
 * So a deletion needs no reason here. Other checkers want a reason for the deletion of core constraints, among which
 * are those of the model. If a proof gives a reason, its witness is ignored, and the goals that its subproof names are
 * checked.
 */
record Deletions(ProofState proof, Redundance reasons) {
    /**
     * Reads a deletion up to its end mark. Returns false, and reads nothing, if the statement does not begin with a
     * deletion rule.
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

    /** Deletes the constraint that the statement spells out, and returns it. */
    private Inequality same(Tokens tokens) throws Refusal {
        Inequality read = proof.inequality(tokens);
        OptionalInt place =
                read instanceof LongInequality constraint ? proof.database().find(constraint) : OptionalInt.empty();
        proof.database().remove(place.orElseThrow(() -> new Refusal("The proof has no such constraint to delete.")));
        return read;
    }

    private void reason(Tokens tokens, Inequality last) throws IOException, Refusal {
        if (tokens.skip(tokens.separator()) && !tokens.atEnd()) {
            reasons.readOfDeletion(last, Witness.read(tokens, proof.model().variables()), tokens);
        }
    }
}
