package io.github.quadrille.certificate;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** Reads a proof line by line and checks each. What comes in which order is a chain of stages. */
final class ProofReader {
    private enum Stage {
        HEADER("'pseudo-Boolean proof version 3.0' or '2.0'"),
        FORMULA("'f' and the number of constraints of the model"),
        STEPS("'pol', 'rup', 'red', 'del id' or 'output NONE'"),
        CONCLUSION("'conclusion UNSAT'"),
        END("'end pseudo-Boolean proof'"),
        NOTHING("nothing more");

        private final String expected;

        Stage(String expected) {
            this.expected = expected;
        }
    }

    private static final String MISSING = " Maybe the line before lacks its ';'.";

    private final List<Inequality> model;
    private final Propagation propagation;
    private final Database database;
    private final ConstraintReader constraints;
    private final PolishNotation derivations;
    private final Redundance definitions;
    private final Consumer<Inequality> witness;
    private boolean isNew;
    private Stage stage = Stage.HEADER;
    private long steps;

    ProofReader(ModelReader model) {
        this(model, derived -> {});
    }

    /** With somebody who sees every constraint that is accepted. */
    ProofReader(ModelReader model, Consumer<Inequality> witness) {
        this.witness = witness;
        this.model = model.constraints();
        Variables variables = model.variables();
        this.propagation = new Propagation(variables.size());
        this.database = new Database(propagation);
        this.constraints = new ConstraintReader(variables);
        this.derivations = new PolishNotation(variables, database);
        this.definitions = new Redundance(variables, constraints, database, propagation);
    }

    /** Returns if the proof is right and complete. */
    void read(TextLines lines) throws IOException, Refusal, TextLines.NotText {
        Statements statements = header(lines);
        stage = Stage.FORMULA;
        for (Tokens tokens = statements.next(); tokens != null; tokens = statements.next()) {
            try {
                line(tokens);
            } catch (Refusal refusal) {
                throw refusal.at(statements.line(), tokens.linesBefore() > 0 ? MISSING : "");
            }
        }
        if (stage != Stage.NOTHING) {
            throw new Refusal("The proof ends here, but expected was %s.".formatted(stage.expected));
        }
    }

    private Statements header(TextLines lines) throws IOException, Refusal, TextLines.NotText {
        Tokens tokens = lines.next();
        while (tokens != null && tokens.atEnd()) {
            tokens = lines.next();
        }
        if (tokens == null) {
            throw new Refusal("The proof ends here, but expected was %s.".formatted(stage.expected));
        }
        for (String word : new String[] {"pseudo-Boolean", "proof", "version"}) {
            if (!tokens.skip(word)) {
                throw unexpected(tokens);
            }
        }
        isNew = tokens.skip("3.0");
        if (isNew) {
            tokens.expectEnd();
            return Statements.bySemicolon(lines);
        }
        words(tokens, "2.0");
        return Statements.byLine(lines);
    }

    /** Constraints derived so far. */
    long steps() {
        return steps;
    }

    private void line(Tokens tokens) throws Refusal {
        switch (stage) {
            case FORMULA -> {
                formula(tokens);
                stage = Stage.STEPS;
            }
            case STEPS -> step(tokens);
            case CONCLUSION -> {
                conclusion(tokens);
                stage = Stage.END;
            }
            case END -> {
                words(tokens, "end", "pseudo-Boolean", "proof");
                stage = Stage.NOTHING;
            }
            case HEADER, NOTHING -> throw unexpected(tokens);
        }
    }

    private void formula(Tokens tokens) throws Refusal {
        if (!tokens.skip("f")) {
            throw unexpected(tokens);
        }
        if (tokens.isInteger()) {
            String said = tokens.integer().toString();
            if (!said.equals(Integer.toString(model.size()))) {
                throw new Refusal("The proof is of a model with %s constraints, but this one has %,d."
                        .formatted(Refusal.quote(said), model.size()));
            }
        }
        finish(tokens);
        model.forEach(database::add);
    }

    private void step(Tokens tokens) throws Refusal {
        if (tokens.skip("rup")) {
            derived(followed(tokens), tokens);
        } else if (tokens.skip("pol")) {
            derived(derivations.derive(tokens), tokens);
        } else if (tokens.skip("red")) {
            derived(definitions.derive(tokens, isNew ? ":" : ";"), tokens);
        } else if (tokens.skip("del")) {
            tokens.expect("id");
            do {
                database.remove(tokens.integer());
            } while (!tokens.atEnd() && !tokens.is(";"));
            finish(tokens);
        } else {
            words(tokens, "output", "NONE");
            stage = Stage.CONCLUSION;
        }
    }

    private void derived(Inequality constraint, Tokens tokens) throws Refusal {
        finish(tokens);
        database.add(constraint);
        steps++;
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

    private void conclusion(Tokens tokens) throws Refusal {
        if (!tokens.skip("conclusion")) {
            throw unexpected(tokens);
        }
        if (tokens.skip("NONE")) {
            throw new Refusal("The proof concludes nothing.");
        }
        tokens.expect("UNSAT");
        boolean proven =
                tokens.skip(":") ? database.get(tokens.integer()).isContradiction() : database.hadContradiction();
        finish(tokens);
        if (!proven) {
            throw new Refusal("No contradiction has been derived there.");
        }
    }

    private void words(Tokens tokens, String... words) throws Refusal {
        for (String word : words) {
            if (!tokens.skip(word)) {
                throw unexpected(tokens);
            }
        }
        finish(tokens);
    }

    private void finish(Tokens tokens) throws Refusal {
        if (isNew) {
            tokens.expect(";");
        } else {
            tokens.skip(";");
        }
        tokens.expectEnd();
    }

    private Refusal unexpected(Tokens tokens) {
        return new Refusal("Found %s, but expected was %s.".formatted(tokens, stage.expected));
    }
}
