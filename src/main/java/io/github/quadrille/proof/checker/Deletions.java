package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.OptionalInt;

/**
 * Forgets constraints, also those of the model: it makes it only easier to be a solution of what is left, and what is said to be a
 * solution is looked up in the model itself. So a deletion needs no reason here. Where one is given, as others want it for what they call
 * the core, its witness is passed over; the goals of its subproof are checked, those that it names.
 */
record Deletions(ProofState proof, Redundance reasons) {
    /** Reads a statement but for its end; whether it has begun with the name of a rule, and else nothing is read. */
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

    /** Forgets those that are named; the last one. */
    private Inequality named(Tokens tokens) throws Refusal {
        Inequality last;
        do {
            int place = proof.database().place(tokens);
            last = proof.database().at(place);
            proof.database().remove(place);
        } while (!tokens.isEnd() && !tokens.is(":"));
        return last;
    }

    /** Forgets the one that says this. */
    private Inequality same(Tokens tokens) throws Refusal {
        Inequality read = proof.inequality(tokens);
        OptionalInt place =
                read instanceof LongInequality constraint ? proof.database().find(constraint) : OptionalInt.empty();
        proof.database().remove(place.orElseThrow(() -> new Refusal("There is no such constraint.")));
        return read;
    }

    private void reason(Tokens tokens, Inequality last) throws IOException, Refusal {
        if (tokens.skip(tokens.separator()) && !tokens.atEnd()) {
            reasons.readOfDeletion(last, Witness.read(tokens, proof.model().variables()), tokens);
        }
    }
}
