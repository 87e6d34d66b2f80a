package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Set;
import java.util.function.Consumer;

/** Reads a proof statement by statement and checks each one. A chain of stages fixes the order of the statements. */
final class ProofReader {
    private static final String MISSING = " Check that the line before has its ';'.";

    /**
     * Other checkers accept these rules. A proof that uses such a rule may be correct, but this checker cannot decide
     * whether it is.
     */
    private static final Set<String> BEYOND = Set.of("""
            dom def_order pre_order load_order eord_def eord_loaded obju obji eobj preserved_add preserved_rm epreserved
            strengthening_to_core is_deleted start_time end_time""".split("\\s+"));

    private enum Stage {
        HEADER("'pseudo-Boolean proof version 3.0' or '2.0', or 'exact cover count version 1'"),
        FORMULA("'f' and the number of constraints of the model"),
        STEPS(Inferences.RULES + ", 'red', 'del', 'sol', 'soli', 'solx', 'core' or 'output NONE'"),
        CONCLUSION("'conclusion'"),
        END("'end pseudo-Boolean proof'"),
        NOTHING("nothing more");

        private final String expected;

        Stage(String expected) {
            this.expected = expected;
        }
    }

    private final ModelReader model;
    private final Consumer<Inequality> witness;
    private final Consumer<BitSet> listed;
    private Stage stage = Stage.HEADER;
    private Conclusion conclusion;

    ProofReader(ModelReader model) {
        this(model, derived -> {}, packing -> {});
    }

    /**
     * Creates a reader with listeners.
     *
     * @param model the model that the proof is about
     * @param witness the listener to every constraint that the proof derives, also by the rule {@code red}
     * @param listed the listener to the true variables of each excluded solution
     */
    ProofReader(ModelReader model, Consumer<Inequality> witness, Consumer<BitSet> listed) {
        this.model = model;
        this.witness = witness;
        this.listed = listed;
    }

    /** Reads the whole proof, and returns its conclusion if it is correct and complete. */
    CheckResult.Accepted read(TextLines lines) throws IOException, Refusal {
        Statements statements = header(lines);
        stage = Stage.FORMULA;
        ProofSteps steps = new ProofSteps(ProofState.of(model, statements), witness, listed);
        for (Tokens tokens = statements.next(); tokens != null; tokens = statements.next()) {
            try {
                statement(tokens, steps, statements.isNew());
            } catch (Refusal refusal) {
                Tokens last = statements.current();
                throw refusal.at(statements.line(), last != null && last.isOnLaterLine() ? MISSING : "");
            }
        }
        Refusal.when(stage != Stage.NOTHING, "The proof ends here, but should go on with %s.", stage.expected);
        return new CheckResult.Accepted(conclusion, model.constraints().size(), steps.count());
    }

    private Statements header(TextLines lines) throws IOException, Refusal {
        Tokens tokens = lines.next();
        while (tokens != null && tokens.atEnd()) {
            tokens = lines.next();
        }
        Refusal.when(tokens == null, "The proof ends here, but should go on with %s.", stage.expected);
        words(tokens, "pseudo-Boolean", "proof", "version");
        boolean isNew = tokens.skip("3.0");
        if (isNew) {
            tokens.expectEnd();
        } else {
            words(tokens, "2.0");
            tokens.finish();
        }
        return new Statements(lines, isNew);
    }

    private void statement(Tokens tokens, ProofSteps steps, boolean isNew) throws IOException, Refusal {
        switch (stage) {
            case FORMULA -> {
                boolean isFormula = formula(tokens, isNew);
                steps.begin();
                stage = Stage.STEPS;
                if (!isFormula) {
                    step(tokens, steps);
                }
            }
            case STEPS -> step(tokens, steps);
            case CONCLUSION -> {
                words(tokens, "conclusion");
                conclusion = steps.conclude(tokens);
                stage = Stage.END;
            }
            case END -> {
                words(tokens, "end", "pseudo-Boolean", "proof");
                tokens.finish();
                stage = Stage.NOTHING;
            }
            case HEADER, NOTHING -> throw unexpected(tokens);
        }
    }

    private void step(Tokens tokens, ProofSteps steps) throws IOException, Refusal {
        if (!steps.step(tokens)) {
            Refusal.beyond(
                    BEYOND.stream().anyMatch(tokens::is), "This checker does not know the proof rule %s.", tokens);
            Refusal.when(
                    tokens.is("a"), "The rule 'a' asserts a constraint without a reason, so it would prove nothing.");
            words(tokens, "output", "NONE");
            tokens.finish();
            stage = Stage.CONCLUSION;
        }
    }

    /**
     * Reads the statement that says how many constraints the model has, and returns whether the proof has this
     * statement. A proof of version 3.0 may leave the statement out.
     */
    private boolean formula(Tokens tokens, boolean isNew) throws Refusal {
        if (isNew && !tokens.is("f")) {
            return false;
        }
        words(tokens, "f");
        int constraints = model.constraints().size();
        if (tokens.isInteger()) {
            BigInteger said = tokens.integer();
            Refusal.when(
                    !said.equals(BigInteger.valueOf(constraints)),
                    "The proof is about a model with %s constraints, but this model has %,d. Check that both are of"
                            + " the same puzzle.",
                    Refusal.number(said),
                    constraints);
        }
        tokens.finish();
        return true;
    }

    private void words(Tokens tokens, String... words) throws Refusal {
        for (String word : words) {
            if (!tokens.skip(word)) {
                throw unexpected(tokens);
            }
        }
    }

    private Refusal unexpected(Tokens tokens) {
        return new Refusal("Found %s, but expected %s.".formatted(tokens, stage.expected));
    }
}
