package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a proof within a proof: what follows once the contrary of a constraint is supposed. In version 3.0 it stands between
 * {@code : subproof} and {@code qed}, in 2.0 between {@code ; begin} and {@code end}, and in it are steps, and goals, each with steps
 * of its own and its contrary supposed as well:
 *
 * <pre>
 * red 1 x1 &gt;= 1 : x1 -&gt; 1 : subproof
 *     proofgoal #1                  the constraint, after the witness; #2 is the objective's
 *         pol -1 -2 + ;             -1 is the contrary of the goal, -2 that of the constraint
 *     qed : -1 ;                    the last one is a contradiction
 *     proofgoal 7                   constraint 7, after the witness
 *         rup &gt;= 1 ;
 *     qed ;
 * qed ;
 * </pre>
 *
 * <p>All that is supposed and derived gets numbers, which do not come again, and is forgotten at the end.
 */
final class Subproofs {
    /** So that no file fills the stack. */
    private static final int MOST_NESTED = 100;

    /** What others know there, too. */
    private static final Set<String> OUTSIDE = Set.of("red", "dom", "del", "delc", "deld", "d", "a");

    /** What a subproof has to show. */
    interface Goals {
        /** Reads which one is proven next; what its contrary leads to is up to the lines that follow. */
        LongInequality read(Tokens tokens) throws Refusal;

        /** Refuses where one that has had no proof does not follow by itself. */
        void requireRest() throws Refusal;
    }

    private final Statements statements;
    private final boolean isNew;
    private final ConstraintDatabase database;
    private final Propagation propagation;
    private final Inferences inferences;
    private int depth;

    Subproofs(
            Statements statements,
            boolean isNew,
            ConstraintDatabase constraintDatabase,
            Propagation propagation,
            Inferences inferences) {
        this.statements = statements;
        this.isNew = isNew;
        this.database = constraintDatabase;
        this.propagation = propagation;
        this.inferences = inferences;
    }

    /** What stands before a witness, and before a subproof. */
    void expectSeparator(Tokens tokens) throws Refusal {
        if (!isNew || !tokens.is(";")) {
            tokens.expect(separator());
        }
    }

    private String separator() {
        return isNew ? ":" : ";";
    }

    /** Whether a subproof follows; then it goes past the words before its first step. */
    boolean begins(Tokens tokens) throws Refusal {
        if (!tokens.skip(separator()) || tokens.atEnd()) {
            return false;
        }
        tokens.expect(isNew ? "subproof" : "begin");
        return true;
    }

    /**
     * Reads to the end of the subproof. What stands behind is in the statement that is the current one then.
     *
     * @param contrary what is supposed all the time
     */
    void read(Tokens first, LongInequality contrary, Goals goals) throws IOException, Refusal {
        if (++depth > MOST_NESTED) {
            throw Refusal.ofLimit("More than %,d subproofs are within each other.".formatted(MOST_NESTED));
        }
        ConstraintDatabase.Mark mark = database.mark();
        database.add(contrary);
        Tokens tokens = step(first);
        while (!isEnd(tokens)) {
            if (tokens.skip("proofgoal")) {
                goal(tokens, goals);
            } else {
                infer(tokens);
            }
            tokens = step(statements.current());
        }
        if (!isContradicted(tokens)) {
            goals.requireRest();
        }
        database.forgetSince(mark);
        depth--;
    }

    private void goal(Tokens tokens, Goals goals) throws IOException, Refusal {
        String name = tokens.toString();
        LongInequality contrary = goals.read(tokens).negation();
        ConstraintDatabase.Mark mark = database.mark();
        database.add(contrary);
        Tokens last = step(tokens);
        while (!isEnd(last)) {
            infer(last);
            last = step(statements.current());
        }
        Refusal.when(
                !isContradicted(last), "The goal %s is not proven: its contrary has led to no contradiction.", name);
        last.finish(isNew);
        database.forgetSince(mark);
    }

    private void infer(Tokens tokens) throws IOException, Refusal {
        Optional<String> label = tokens.skipLabel();
        if (OUTSIDE.stream().anyMatch(tokens::is)) {
            throw Refusal.ofLimit("In a subproof, the rule %s is not known here.".formatted(tokens));
        }
        String word = tokens.toString();
        int place = inferences
                .infer(tokens)
                .orElseThrow(() -> new Refusal("Found %s in a subproof, but expected was %s or '%s'."
                        .formatted(word, Inferences.RULES, isNew ? "qed" : "end")));
        label.ifPresent(name -> database.label(name, place));
    }

    /** The tokens, or those of the next statement where they have come to an end. */
    private Tokens step(Tokens tokens) throws IOException, Refusal {
        if (!tokens.atEnd()) {
            tokens.beginStep();
            return tokens;
        }
        Tokens next = statements.next();
        Refusal.when(
                next == null, "The proof ends here, in a subproof. Maybe its '%s' is missing.", isNew ? "qed" : "end");
        return next;
    }

    private static boolean isEnd(Tokens tokens) {
        return tokens.skip("qed") || tokens.skip("end");
    }

    /** Reads what stands behind the end: what is ended, and perhaps which constraint is the contradiction. */
    private boolean isContradicted(Tokens tokens) throws Refusal {
        if (isNew && !tokens.isEnd() && !tokens.is(":")) {
            tokens.next();
        }
        if (isNew && !tokens.isEnd()) {
            tokens.expect(":");
        }
        if (tokens.isEnd()) {
            return hasContradiction();
        }
        Refusal.when(!database.get(tokens).isContradiction(), "No contradiction has been derived there.");
        return true;
    }

    private boolean hasContradiction() {
        return database.hadContradiction() || !propagation.suppose();
    }
}
