package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.ConstraintDatabase.ConstraintIndex;
import java.io.IOException;
import java.util.OptionalInt;

/** The rules by which constraints follow from all others. They may stand in subproofs, too. */
final class Inferences {
    /** Their names. */
    static final String RULES = "'pol', 'rup', 'pbc', 'i', 'ia', 'e'";

    private final Statements statements;
    private final boolean isNew;
    private final ConstraintReader constraints;
    private final ConstraintDatabase database;
    private final Propagation propagation;
    private final PolishNotation derivations;
    private final Subproofs subproofs;

    Inferences(
            Statements statements,
            boolean isNew,
            Variables variables,
            ConstraintReader constraints,
            ConstraintDatabase constraintDatabase,
            Propagation propagation) {
        this.statements = statements;
        this.isNew = isNew;
        this.constraints = constraints;
        this.database = constraintDatabase;
        this.propagation = propagation;
        this.derivations = new PolishNotation(variables, constraintDatabase);
        this.subproofs = new Subproofs(statements, isNew, constraintDatabase, propagation, this);
    }

    Subproofs subproofs() {
        return subproofs;
    }

    /**
     * Reads a statement and checks it.
     *
     * @return where the constraint is that it has derived or looked up; empty if it has begun with another word, and then nothing is read
     */
    OptionalInt infer(Tokens tokens) throws IOException, Refusal {
        if (tokens.skip("rup") || tokens.skipOld("u", isNew)) {
            return added(followed(tokens));
        }
        if (tokens.skip("pol") || tokens.skipOld("p", isNew)) {
            return added(derivations.derive(tokens));
        }
        if (tokens.skip("pbc")) {
            return added(contradicted(tokens));
        }
        if (tokens.skip("ia")) {
            LongInequality implied = constraints.readOne(tokens).usual();
            implying(implied, tokens);
            return added(implied);
        }
        if (tokens.skip("i")) {
            return lookedUp(implying(constraints.readOne(tokens).usual(), tokens));
        }
        if (tokens.skip("e")) {
            return lookedUp(equal(constraints.readOne(tokens).usual(), tokens));
        }
        return OptionalInt.empty();
    }

    private OptionalInt added(Inequality constraint) throws Refusal {
        statements.current().finish(isNew);
        database.add(constraint);
        return OptionalInt.of(database.size() - 1);
    }

    private OptionalInt lookedUp(int place) throws Refusal {
        statements.current().finish(isNew);
        return OptionalInt.of(place);
    }

    private Inequality followed(Tokens tokens) throws Refusal {
        Inequality read = constraints.readOne(tokens);
        if (!isNew) {
            tokens.expect(";");
            skipHints(tokens);
        } else if (tokens.skip(":")) {
            skipHints(tokens);
        } else if (!tokens.is(";")) {
            tokens.expect(";");
        }
        boolean follows = read instanceof LongInequality constraint && propagation.implies(constraint);
        Refusal.when(!follows, "The constraint does not follow by unit propagation.");
        return read;
    }

    /** Which constraints are enough need not be known here: all of them are at hand. */
    private static void skipHints(Tokens tokens) throws Refusal {
        while (!tokens.isEnd()) {
            if (!tokens.skip("~")) {
                tokens.passId();
            }
        }
    }

    /** A constraint whose contrary leads to a contradiction, by a subproof or by unit propagation. */
    private Inequality contradicted(Tokens tokens) throws IOException, Refusal {
        LongInequality constraint = constraints.readOne(tokens).usual();
        if (subproofs.begins(tokens)) {
            subproofs.read(tokens, constraint.negation(), NoGoals.INSTANCE);
            return constraint;
        }
        Refusal.when(
                !propagation.implies(constraint),
                "The constraint does not follow by unit propagation. Maybe a subproof is missing.");
        return constraint;
    }

    /** What a contradiction alone has to show. */
    private enum NoGoals implements Subproofs.Goals {
        INSTANCE;

        @Override
        public LongInequality read(Tokens tokens) throws Refusal {
            throw new Refusal("A proof by contradiction has no goal %s, only the contradiction.".formatted(tokens));
        }

        @Override
        public void requireRest() throws Refusal {
            throw new Refusal("The contrary of the constraint has led to no contradiction.");
        }
    }

    /** The constraint that stands behind the one that was read; empty where there is none. */
    private OptionalInt named(Tokens tokens) throws Refusal {
        if (!isNew) {
            tokens.expect(";");
        } else if (!tokens.skip(":")) {
            return OptionalInt.empty();
        }
        return tokens.isEnd() ? OptionalInt.empty() : OptionalInt.of(database.place(tokens));
    }

    private int implying(LongInequality wanted, Tokens tokens) throws Refusal {
        OptionalInt named = named(tokens);
        int first = named.orElse(0);
        int last = named.orElse(database.size() - 1);
        for (int place = first; place <= last; place++) {
            if (database.at(place) instanceof LongInequality known && known.saysMoreThan(wanted)) {
                return place;
            }
        }
        throw new Refusal(
                named.isPresent()
                        ? "That constraint does not say as much by itself."
                        : "No constraint says as much by itself.");
    }

    private int equal(LongInequality wanted, Tokens tokens) throws Refusal {
        OptionalInt named = named(tokens);
        if (named.isEmpty()) {
            return database.find(wanted).orElseThrow(() -> new Refusal("There is no such constraint."));
        }
        if (!(database.at(named.getAsInt()) instanceof LongInequality known && ConstraintIndex.isSame(known, wanted))) {
            throw new Refusal("That constraint says something else.");
        }
        return named.getAsInt();
    }
}
