package io.github.quadrille.proof.checker;

import java.io.IOException;

/**
 * Forgets constraints, also those of the model: it makes it only easier to be a solution of what is left, and what is said to be a
 * solution is looked up in the model itself. So a deletion needs no reason here. Where one is given, as others want it for what they call
 * the core, its witness is passed over; the goals of its subproof are checked, those that it names.
 */
final class Deletions {
    private final boolean isNew;
    private final Variables variables;
    private final ConstraintReader constraints;
    private final ConstraintDatabase database;
    private final Redundance reasons;

    Deletions(
            boolean isNew,
            Variables variables,
            ConstraintReader constraints,
            ConstraintDatabase constraintDatabase,
            Redundance reasons) {
        this.isNew = isNew;
        this.variables = variables;
        this.constraints = constraints;
        this.database = constraintDatabase;
        this.reasons = reasons;
    }

    /** Reads a statement but for its end; whether it has begun with the name of a rule, and else nothing is read. */
    boolean delete(Tokens tokens) throws IOException, Refusal {
        if (tokens.skip("deld") || tokens.skip("delc") || tokens.skipOld("d", isNew)) {
            reason(tokens, named(tokens));
        } else if (!tokens.skip("del")) {
            return false;
        } else if (tokens.skip("range")) {
            database.removeRange(tokens);
            reason(tokens, null);
        } else if (tokens.skip("spec") || tokens.skipOld("find", isNew)) {
            reason(tokens, same(tokens));
        } else {
            tokens.expect("id");
            reason(tokens, named(tokens));
        }
        return true;
    }

    /** Forgets those that are named; the last one. */
    private Inequality named(Tokens tokens) throws Refusal {
        Inequality last;
        do {
            int place = database.place(tokens);
            last = database.at(place);
            database.remove(place);
        } while (!tokens.isEnd() && !tokens.is(":"));
        return last;
    }

    /** Forgets the one that says this. */
    private Inequality same(Tokens tokens) throws Refusal {
        Inequality read = constraints.readOne(tokens);
        if (!(read instanceof LongInequality constraint) || !database.contains(constraint)) {
            throw new Refusal("There is no such constraint.");
        }
        database.remove(database.find(constraint).getAsInt());
        return constraint;
    }

    private void reason(Tokens tokens, Inequality last) throws IOException, Refusal {
        if (tokens.skip(isNew ? ":" : ";") && !tokens.atEnd()) {
            reasons.readOfDeletion(last, Witness.read(tokens, variables), tokens);
        }
    }
}
