package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** The rules by which a proof goes on, one for each statement. */
final class ProofSteps {
    private final ModelReader model;
    private final Statements statements;
    private final boolean isNew;
    private final Consumer<Inequality> witness;
    private final ConstraintDatabase database;
    private final Inferences inferences;
    private final Redundance definitions;
    private final Deletions deletions;
    private final SolutionLog solutions;
    private final Conclusions conclusions;
    private long derived;

    /**
     * @param isNew of version 3.0
     * @param witness sees every constraint that is accepted
     */
    ProofSteps(ModelReader model, Statements statements, boolean isNew, Consumer<Inequality> witness) {
        this.model = model;
        this.statements = statements;
        this.isNew = isNew;
        this.witness = witness;
        Variables variables = model.variables();
        Propagation propagation = new Propagation(variables.size());
        this.database = new ConstraintDatabase(propagation);
        ConstraintReader constraints = new ConstraintReader(variables);
        this.inferences = new Inferences(statements, isNew, variables, constraints, database, propagation);
        BitSet all = new BitSet();
        all.set(0, variables.size());
        this.definitions = new Redundance(
                model,
                constraints,
                database,
                propagation,
                inferences.subproofs(),
                isNew ? model.preserved().orElseGet(BitSet::new) : new BitSet());
        this.deletions = new Deletions(isNew, variables, constraints, database, definitions);
        this.solutions = new SolutionLog(model, database, propagation, isNew ? model.preserved() : Optional.of(all));
        this.conclusions = new Conclusions(model, database, propagation, solutions);
    }

    /** Numbers the constraints of the model. */
    void begin() throws Refusal {
        for (Inequality constraint : model.constraints()) {
            database.add(constraint);
        }
        model.labels().forEach(database::label);
    }

    /** Constraints derived so far, and solutions. */
    long count() {
        return derived + solutions.count();
    }

    /** Reads a statement and checks it; whether it has begun with the name of a rule, and else nothing is read but a label. */
    boolean step(Tokens tokens) throws IOException, Refusal {
        Optional<String> label = tokens.skipLabel();
        int before = database.size();
        OptionalInt inferred = inferences.infer(tokens);
        if (inferred.isPresent()) {
            label.ifPresent(name -> database.label(name, inferred.getAsInt()));
            if (database.size() > before) {
                derived();
            }
            return true;
        }
        if (tokens.skip("red")) {
            Inequality constraint = definitions.derive(tokens);
            statements.current().finish(isNew);
            database.add(constraint);
            derived();
        } else if (tokens.skip("solx")) {
            solutions.exclude(tokens);
            tokens.finish(isNew);
        } else if (tokens.skip("soli") || tokens.skipOld("o", isNew)) {
            solutions.improve(tokens);
            tokens.finish(isNew);
        } else {
            return label.isEmpty() && stepWithoutConstraint(tokens);
        }
        label.ifPresent(name -> database.label(name, database.size() - 1));
        return true;
    }

    private void derived() {
        derived++;
        witness.accept(database.at(database.size() - 1));
    }

    private boolean stepWithoutConstraint(Tokens tokens) throws IOException, Refusal {
        if (tokens.skip("sol")) {
            solutions.log(tokens);
        } else if (tokens.skip("core")) {
            keep(tokens);
        } else if (tokens.skip("setlvl") || tokens.skipOld("#", isNew)) {
            database.setLevel(tokens.integer());
        } else if (tokens.skip("wiplvl") || tokens.skipOld("w", isNew)) {
            database.wipe(tokens.integer());
        } else if (!deletions.delete(tokens)) {
            return false;
        }
        statements.current().finish(isNew);
        return true;
    }

    /** What the proof concludes, if that has been shown. */
    Conclusion conclude(Tokens tokens) throws Refusal {
        Conclusion conclusion = conclusions.read(tokens, isNew);
        tokens.finish(isNew);
        return conclusion;
    }

    /**
     * Others make core what has been derived, so that it is deleted with more care. Here nothing depends on it, since no conclusion
     * speaks of what is left at the end.
     */
    private void keep(Tokens tokens) throws Refusal {
        if (tokens.skip("range")) {
            tokens.passId();
            tokens.passId();
            return;
        }
        tokens.expect("id");
        do {
            database.place(tokens);
        } while (!tokens.isEnd());
    }
}
