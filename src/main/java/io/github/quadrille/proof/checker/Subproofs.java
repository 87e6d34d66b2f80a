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

    /**
     * What a subproof has to show.
     *
     * @param reading of the goal that is proven next; what its contrary leads to is up to the lines that follow
     * @param rest refuses where a goal that has had no proof does not follow by itself
     */
    record Goals(Reading reading, Rest rest) {
        interface Reading {
            LongInequality of(Tokens tokens) throws Refusal;
        }

        interface Rest {
            void require() throws Refusal;
        }
    }

    private final ProofState proof;
    private final Inferences inferences;
    private int depth;

    Subproofs(ProofState proof, Inferences inferences) {
        this.proof = proof;
        this.inferences = inferences;
    }

    /** Whether a subproof follows; then it goes past the words before its first step. */
    boolean begins(Tokens tokens) throws Refusal {
        if (!tokens.skip(tokens.separator()) || tokens.atEnd()) {
            return false;
        }
        tokens.expect(proof.isNew() ? "subproof" : "begin");
        return true;
    }

    /**
     * Reads to the end of the subproof. What stands behind is in the statement that is the current one then.
     *
     * @param contrary what is supposed all the time
     */
    void read(Tokens first, LongInequality contrary, Goals goals) throws IOException, Refusal {
        depth++;
        Refusal.beyond(depth > MOST_NESTED, "More than %,d subproofs are within each other.", MOST_NESTED);
        suppose(first, contrary, Optional.of(goals.reading()), goals.rest());
        depth--;
    }

    private Tokens suppose(Tokens first, LongInequality contrary, Optional<Goals.Reading> goals, Goals.Rest rest)
            throws IOException, Refusal {
        ConstraintDatabase.Mark mark = proof.database().mark();
        proof.database().add(contrary);
        Tokens tokens = step(first);
        while (!tokens.skip("qed") && !tokens.skip("end")) {
            if (goals.isPresent() && tokens.skip("proofgoal")) {
                String name = tokens.toString();
                LongInequality goal = goals.get().of(tokens);
                suppose(tokens, goal.negation(), Optional.empty(), () -> {
                            throw new Refusal("The goal %s is not proven: its contrary has led to no contradiction."
                                    .formatted(name));
                        })
                        .finish();
            } else {
                infer(tokens);
            }
            tokens = step(proof.statements().current());
        }
        if (!isContradicted(tokens)) {
            rest.require();
        }
        proof.database().forgetSince(mark);
        return tokens;
    }

    private void infer(Tokens tokens) throws IOException, Refusal {
        Optional<String> label = tokens.skipLabel();
        Refusal.beyond(OUTSIDE.stream().anyMatch(tokens::is), "In a subproof, the rule %s is not known here.", tokens);
        String word = tokens.toString();
        int place = inferences
                .infer(tokens)
                .orElseThrow(() -> new Refusal("Found %s in a subproof, but expected was %s or '%s'."
                        .formatted(word, Inferences.RULES, end())));
        label.ifPresent(name -> proof.database().label(name, place));
    }

    /** The tokens, or those of the next statement where they have come to an end. */
    private Tokens step(Tokens tokens) throws IOException, Refusal {
        if (!tokens.atEnd()) {
            tokens.beginStep();
            return tokens;
        }
        Tokens next = proof.statements().next();
        Refusal.when(next == null, "The proof ends here, in a subproof. Maybe its '%s' is missing.", end());
        return next;
    }

    private String end() {
        return proof.isNew() ? "qed" : "end";
    }

    /** Reads what stands behind the end: what is ended, and perhaps which constraint is the contradiction. */
    private boolean isContradicted(Tokens tokens) throws Refusal {
        if (proof.isNew() && !tokens.isEnd() && !tokens.is(":")) {
            tokens.next();
        }
        if (proof.isNew() && !tokens.isEnd()) {
            tokens.expect(":");
        }
        if (tokens.isEnd()) {
            return proof.database().hadContradiction() || !proof.propagation().suppose();
        }
        Refusal.when(!proof.database().get(tokens).isContradiction(), "No contradiction has been derived there.");
        return true;
    }
}
