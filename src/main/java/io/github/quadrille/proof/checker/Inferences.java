package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.OptionalInt;

/** Checks the rules by which a constraint follows from the other constraints. A subproof may use these rules, too. */
final class Inferences {
    /** Error messages use this list of the rules that a subproof may use. */
    static final String RULES = "'pol', 'rup', 'pbc', 'i', 'ia', 'e'";

    private final ProofState proof;
    private final PolishNotation derivations;
    private final Subproofs subproofs;

    Inferences(ProofState proof) {
        this.proof = proof;
        this.derivations = new PolishNotation(proof.model().variables(), proof.database());
        this.subproofs = new Subproofs(proof, this);
    }

    Subproofs subproofs() {
        return subproofs;
    }

    /**
     * Reads a statement and checks it.
     *
     * @return the place, in the database, of the constraint that the statement derived or looked up; empty if the
     *     statement does not begin with one of these rules, and then nothing has been read
     */
    OptionalInt infer(Tokens tokens) throws IOException, Refusal {
        return switch (tokens.rule()) {
            case "rup" -> added(followed(tokens.pastRule()));
            case "pol" -> added(derivations.derive(tokens.pastRule()));
            case "pbc" -> added(contradicted(tokens.pastRule()));
            case "ia" -> {
                LongInequality implied = wanted(tokens);
                implying(implied, tokens);
                yield added(implied);
            }
            case "i" -> lookedUp(implying(wanted(tokens), tokens));
            case "e" -> lookedUp(equal(wanted(tokens), tokens));
            default -> OptionalInt.empty();
        };
    }

    private LongInequality wanted(Tokens tokens) throws Refusal {
        return proof.inequality(tokens.pastRule()).usual();
    }

    private OptionalInt added(Inequality constraint) throws Refusal {
        proof.statements().current().finish();
        proof.database().add(constraint);
        return OptionalInt.of(proof.database().size() - 1);
    }

    private OptionalInt lookedUp(int place) throws Refusal {
        proof.statements().current().finish();
        return OptionalInt.of(place);
    }

    private Inequality followed(Tokens tokens) throws Refusal {
        Inequality read = proof.inequality(tokens);
        if (!proof.isNew() || !(tokens.skip(":") || tokens.is(";"))) {
            tokens.expect(";");
        }
        // The proof may list the constraints that suffice. They are skipped, because propagation uses all constraints.
        while (!tokens.isEnd()) {
            if (!tokens.skip("~")) {
                tokens.passId();
            }
        }
        boolean follows =
                read instanceof LongInequality constraint && proof.propagation().implies(constraint);
        Refusal.when(!follows, "The constraint does not follow by unit propagation.");
        return read;
    }

    /**
     * Reads a constraint, and checks by a subproof or by unit propagation that its negation leads to a contradiction.
     */
    private Inequality contradicted(Tokens tokens) throws IOException, Refusal {
        LongInequality constraint = proof.inequality(tokens).usual();
        if (subproofs.begins(tokens)) {
            subproofs.read(tokens, constraint.negation(), noGoals());
        } else {
            Refusal.unless(
                    proof.propagation().implies(constraint),
                    "The constraint does not follow by unit propagation. Check whether a subproof is missing.");
        }
        return constraint;
    }

    /**
     * Returns the goals of a proof by contradiction. Its subproof may not name any goal: the negated constraint itself
     * must lead to a contradiction.
     */
    private static Subproofs.Goals noGoals() {
        return new Subproofs.Goals(
                tokens -> {
                    throw new Refusal(
                            "The goal %s is not possible in a proof by contradiction, whose only goal is the contradiction."
                                    .formatted(tokens));
                },
                () -> {
                    throw new Refusal("The negation of the constraint has not led to a contradiction.");
                });
    }

    /**
     * Reads the name of the constraint that a statement gives as its reason, and returns the place of this constraint.
     * The result is empty if the statement names none.
     */
    private OptionalInt named(Tokens tokens) throws Refusal {
        if (!proof.isNew()) {
            tokens.expect(";");
        } else if (!tokens.skip(":")) {
            return OptionalInt.empty();
        }
        return tokens.isEnd()
                ? OptionalInt.empty()
                : OptionalInt.of(proof.database().place(tokens));
    }

    private int implying(LongInequality wanted, Tokens tokens) throws Refusal {
        OptionalInt named = named(tokens);
        int last = named.orElse(proof.database().size() - 1);
        for (int place = named.orElse(0); place <= last; place++) {
            if (proof.database().at(place) instanceof LongInequality known && known.saysMoreThan(wanted)) {
                return place;
            }
        }
        throw new Refusal((named.isPresent() ? "The named constraint does not imply" : "No constraint implies")
                + " this one by itself.");
    }

    private int equal(LongInequality wanted, Tokens tokens) throws Refusal {
        OptionalInt named = named(tokens);
        if (named.isEmpty()) {
            return proof.database()
                    .find(wanted)
                    .orElseThrow(() -> new Refusal("The proof has no constraint that is equal to this one."));
        }
        Refusal.unless(
                wanted.equals(proof.database().at(named.getAsInt())), "The named constraint is not equal to this one.");
        return named.getAsInt();
    }
}
