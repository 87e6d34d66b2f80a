package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a subproof, which is a proof within a proof. It supposes the negation of a constraint, and derives
 * consequences. In version 3.0 it stands between {@code : subproof} and {@code qed}, in 2.0 between {@code ; begin} and
 * {@code end}. It contains steps and goals. A goal has its own steps, which may also use the negation of the goal:
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
 * <p>All assumptions and derived constraints get numbers, which are not used again. All are deleted at the end.
 */
final class Subproofs {
    /** Subproofs nest at most this deep, so that no file can overflow the stack. */
    private static final int MOST_NESTED = 100;

    /** Other checkers accept these rules in a subproof, but this one does not. */
    private static final Set<String> OUTSIDE = Set.of("red", "dom", "del", "delc", "deld", "d", "a");

    /**
     * Reads and checks the goals that a subproof has to show.
     *
     * @param reading the reader of the next goal; the steps after it must lead the negation of that goal to a
     *     contradiction
     * @param rest the check that every goal without a proof follows by itself
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

    /** Returns whether a subproof follows, and if so reads the words before its first step. */
    boolean begins(Tokens tokens) throws Refusal {
        if (!tokens.skip(tokens.separator()) || tokens.atEnd()) {
            return false;
        }
        tokens.expect(proof.isNew() ? "subproof" : "begin");
        return true;
    }

    /**
     * Reads a subproof to its end. The words after the end remain in the current statement.
     *
     * @param first the statement in which the subproof begins
     * @param contrary the inequality that is supposed throughout the subproof
     * @param goals the goals to show
     */
    void read(Tokens first, LongInequality contrary, Goals goals) throws IOException, Refusal {
        depth++;
        Refusal.beyond(depth > MOST_NESTED, "More than %,d subproofs are nested.", MOST_NESTED);
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
                            throw new Refusal("The goal %s is not proven: its negation has not led to a contradiction."
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
        Refusal.beyond(
                OUTSIDE.stream().anyMatch(tokens::is),
                "This checker does not know the proof rule %s in a subproof.",
                tokens);
        String word = tokens.toString();
        int place = inferences
                .infer(tokens)
                .orElseThrow(() -> new Refusal(
                        "Found %s in a subproof, but expected %s or '%s'.".formatted(word, Inferences.RULES, end())));
        label.ifPresent(name -> proof.database().label(name, place));
    }

    /** Returns the given tokens if some are left, and the tokens of the next statement otherwise. */
    private Tokens step(Tokens tokens) throws IOException, Refusal {
        if (!tokens.atEnd()) {
            tokens.beginStep();
            return tokens;
        }
        Tokens next = proof.statements().next();
        Refusal.when(next == null, "The proof ends inside of a subproof. Add its '%s'.", end());
        return next;
    }

    private String end() {
        return proof.isNew() ? "qed" : "end";
    }

    /**
     * Reads the words after {@code qed} or {@code end}: the name of the subproof, and perhaps the constraint that is
     * the contradiction. Returns whether there is a contradiction.
     */
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
        Refusal.when(
                !proof.database().get(tokens).isContradiction(),
                "The proof has not derived the contradiction that this line needs.");
        return true;
    }
}
