package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Checks the steps of a proof, one rule for each statement. */
final class ProofSteps {
    private final ProofState proof;
    private final ConstraintDatabase database;
    private final Consumer<Inequality> witness;
    private final Inferences inferences;
    private final Redundance definitions;
    private final Deletions deletions;
    private final SolutionLog solutions;
    private long derived;

    /**
     * Creates the rules for a proof that has taken no step yet.
     *
     * @param proof the shared data of the rules
     * @param witness the listener to every constraint that the proof derives, also by the rule {@code red}
     * @param listed the listener to the true variables of each excluded solution
     */
    ProofSteps(ProofState proof, Consumer<Inequality> witness, Consumer<BitSet> listed) {
        this.proof = proof;
        this.database = proof.database();
        this.witness = witness;
        this.inferences = new Inferences(proof);
        this.definitions = new Redundance(proof, inferences.subproofs());
        this.deletions = new Deletions(proof, definitions);
        this.solutions = new SolutionLog(proof, listed);
    }

    /** Adds the constraints of the model to the database, which numbers them. */
    void begin() throws Refusal {
        for (Inequality constraint : proof.model().constraints()) {
            database.add(constraint);
        }
        proof.model().labels().forEach(database::label);
    }

    /** Returns how many constraints and solutions the proof has so far, without the constraints of the model. */
    long count() {
        return derived + solutions.count();
    }

    /**
     * Reads a statement and checks it. Returns false if the statement does not begin with the name of a rule, possibly
     * after a label. Then at most the label has been read.
     */
    boolean step(Tokens tokens) throws IOException, Refusal {
        Optional<String> label = tokens.skipLabel();
        int before = database.size();
        OptionalInt inferred = inferences.infer(tokens);
        boolean isDerived = inferred.isPresent() && database.size() > before;
        if (inferred.isEmpty()) {
            switch (tokens.rule()) {
                case "red" -> {
                    Inequality constraint = definitions.derive(tokens.pastRule());
                    proof.statements().current().finish();
                    database.add(constraint);
                    isDerived = true;
                }
                case "solx" -> solutions.exclude(tokens.pastRule());
                case "soli" -> solutions.improve(tokens.pastRule());
                default -> {
                    return label.isEmpty() && stepWithoutConstraint(tokens);
                }
            }
        }
        if (isDerived) {
            derived++;
            witness.accept(database.at(database.size() - 1));
        } else if (inferred.isEmpty()) {
            tokens.finish();
        }
        label.ifPresent(name -> database.label(name, inferred.orElse(database.size() - 1)));
        return true;
    }

    private boolean stepWithoutConstraint(Tokens tokens) throws IOException, Refusal {
        switch (tokens.rule()) {
            case "sol" -> solutions.log(tokens.pastRule());
            case "core" -> keep(tokens.pastRule());
            case "setlvl" -> database.setLevel(tokens.pastRule().integer());
            case "wiplvl" -> database.wipe(tokens.pastRule().integer());
            default -> {
                if (!deletions.delete(tokens)) {
                    return false;
                }
            }
        }
        proof.statements().current().finish();
        return true;
    }

    /** Reads the conclusion of the proof, and returns the conclusion if the proof has shown it. */
    Conclusion conclude(Tokens tokens) throws Refusal {
        Conclusion conclusion = new Conclusions(proof, solutions).read(tokens);
        tokens.finish();
        return conclusion;
    }

    /**
     * Reads a statement that marks derived constraints as core, and changes nothing. Other checkers allow the deletion
     * of core constraints only with a reason. For this checker the mark does not matter, because no conclusion depends
     * on the constraints that are left at the end.
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
