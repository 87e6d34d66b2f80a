package io.github.quadrille.certificate;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;

/** The rules by which a proof goes on, one for each statement. */
final class ProofSteps {
    private final ModelReader model;
    private final boolean isNew;
    private final Consumer<Inequality> witness;
    private final Propagation propagation;
    private final Database database;
    private final ConstraintReader constraints;
    private final PolishNotation derivations;
    private final Redundance definitions;
    private final SolutionLog solutions;
    private final Conclusions conclusions;
    private long derived;

    /**
     * @param isNew of version 3.0
     * @param witness sees every constraint that is accepted
     */
    ProofSteps(ModelReader model, boolean isNew, Consumer<Inequality> witness) {
        this.model = model;
        this.isNew = isNew;
        this.witness = witness;
        Variables variables = model.variables();
        this.propagation = new Propagation(variables.size());
        this.database = new Database(propagation);
        this.constraints = new ConstraintReader(variables);
        this.derivations = new PolishNotation(variables, database);
        BitSet all = new BitSet();
        all.set(0, variables.size());
        this.definitions = new Redundance(
                model,
                constraints,
                database,
                propagation,
                isNew ? model.preserved().orElseGet(BitSet::new) : new BitSet());
        this.solutions = new SolutionLog(model, database, propagation, isNew ? model.preserved() : Optional.of(all));
        this.conclusions = new Conclusions(model, database, propagation, solutions);
    }

    /** Numbers the constraints of the model. */
    void begin() throws Refusal {
        for (Inequality constraint : model.constraints()) {
            database.addCore(constraint);
        }
    }

    /** Constraints derived so far, and solutions. */
    long count() {
        return derived + solutions.count();
    }

    /** Reads a statement and checks it; whether it has begun with the name of a rule, and else nothing is read. */
    boolean step(Tokens tokens) throws Refusal {
        if (tokens.skip("rup")) {
            derived(followed(tokens), tokens);
        } else if (tokens.skip("pol")) {
            derived(derivations.derive(tokens), tokens);
        } else if (tokens.skip("red")) {
            derived(definitions.derive(tokens, isNew ? ":" : ";"), tokens);
        } else if (tokens.skip("del") || tokens.is("deld") || tokens.is("delc")) {
            delete(tokens);
        } else if (tokens.skip("solx")) {
            solutions.exclude(tokens);
            tokens.finish(isNew);
        } else if (tokens.skip("soli")) {
            solutions.improve(tokens);
            tokens.finish(isNew);
        } else if (tokens.skip("sol")) {
            solutions.log(tokens);
            tokens.finish(isNew);
        } else if (tokens.skip("core")) {
            keep(tokens);
        } else {
            return false;
        }
        return true;
    }

    /** What the proof concludes, if that has been shown. */
    Conclusion conclude(Tokens tokens) throws Refusal {
        Conclusion conclusion = conclusions.read(tokens, isNew);
        tokens.finish(isNew);
        return conclusion;
    }

    private void derived(Inequality constraint, Tokens tokens) throws Refusal {
        tokens.finish(isNew);
        database.add(constraint);
        derived++;
        witness.accept(constraint);
    }

    private Inequality followed(Tokens tokens) throws Refusal {
        Inequality read = constraints.readOne(tokens);
        if (isNew && tokens.skip(":")) {
            skipHints(tokens);
        } else if (!tokens.is(";")) {
            tokens.expect(";");
        }
        boolean follows = read instanceof LongInequality constraint && propagation.implies(constraint);
        if (!follows) {
            throw new Refusal("The constraint does not follow by unit propagation.");
        }
        return read;
    }

    /** Which constraints are enough need not be known here: all of them are at hand. */
    private static void skipHints(Tokens tokens) throws Refusal {
        while (!tokens.is(";")) {
            if (!tokens.skip("~")) {
                tokens.integer();
            }
        }
    }

    private void delete(Tokens tokens) throws Refusal {
        if (tokens.skip("range")) {
            database.removeRange(tokens.integer(), tokens.integer());
        } else {
            if (!tokens.skip("deld") && !tokens.skip("delc")) {
                tokens.expect("id");
            }
            do {
                database.remove(tokens.integer());
            } while (!tokens.atEnd() && !tokens.is(";"));
        }
        tokens.finish(isNew);
    }

    /**
     * Others make core what has been derived, so that it is deleted with more care. Here nothing depends on it, since the core is
     * never deleted.
     */
    private void keep(Tokens tokens) throws Refusal {
        tokens.expect("id");
        do {
            database.get(tokens.integer());
        } while (!tokens.atEnd() && !tokens.is(";"));
        tokens.finish(isNew);
    }
}
