package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Compares propagation with propagation from scratch, which has no trail, watches or counters, and with truth tables.
 */
class PropagationTest {
    private static final int VARIABLES = 6;

    private record Posted(LongInequality constraint, Row row) {}

    @Test
    void whatever_is_added_and_removed_it_agrees_with_propagation_from_scratch() throws Refusal {
        int followed = 0;
        for (int seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            Propagation propagation = new Propagation(VARIABLES);
            List<Posted> posted = new ArrayList<>();
            for (int step = 0; step < 25; step++) {
                LongInequality constraint = constraint(random);
                int choice = random.nextInt(10);
                if (choice < 2 && !posted.isEmpty()) {
                    propagation.remove(
                            posted.remove(random.nextInt(posted.size())).row());
                } else if (choice < 4) {
                    Posted more = new Posted(constraint, new Row(constraint));
                    posted.add(more);
                    propagation.add(more.row());
                } else {
                    boolean implied = propagation.implies(constraint);
                    assertThat(implied).as("seed %d step %d", seed, step).isEqualTo(fromScratch(posted, constraint));
                    followed += implied ? 1 : 0;
                    assertThat(!implied || impliedByTruthTable(posted, constraint))
                            .isTrue();
                }
            }
        }
        assertThat(followed).isGreaterThan(5000);
    }

    /** Clauses in the order of a depth-first search share their first literals, so the trail is used again. */
    @Test
    void clauses_with_a_common_beginning_agree_as_well() throws Refusal {
        for (int seed = 0; seed < 1000; seed++) {
            Random random = new Random(seed);
            Propagation propagation = new Propagation(VARIABLES);
            List<Posted> posted = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                LongInequality row = constraint(random);
                posted.add(new Posted(row, new Row(row)));
                propagation.add(posted.get(i).row());
            }
            int[] literals = new int[VARIABLES];
            for (int i = 0; i < VARIABLES; i++) {
                literals[i] = Literal.of(i, random.nextBoolean());
            }
            for (int step = 0; step < 30; step++) {
                int length = 1 + random.nextInt(VARIABLES);
                literals[length - 1] = Literal.of(length - 1, random.nextBoolean());
                Sum sum = new Sum();
                for (int i = 0; i < length; i++) {
                    sum.addTerm(literals[i], BigInteger.ONE);
                }
                sum.addBound(BigInteger.ONE);
                LongInequality clause = sum.result().usual();
                boolean implied = propagation.implies(clause);
                assertThat(implied).as("seed %d step %d", seed, step).isEqualTo(fromScratch(posted, clause));
                if (implied || random.nextInt(8) == 0) {
                    posted.add(new Posted(clause, new Row(clause)));
                    propagation.add(posted.get(posted.size() - 1).row());
                }
                if (random.nextInt(5) == 0 && !posted.isEmpty()) {
                    propagation.remove(
                            posted.remove(random.nextInt(posted.size())).row());
                }
            }
        }
    }

    /** Clauses of three literals force nothing alone. So removed clauses are cleared away only when there are many. */
    @Test
    void what_was_removed_a_thousand_times_leaves_the_rest_as_it_was() throws Refusal {
        Random random = new Random(4);
        Propagation propagation = new Propagation(VARIABLES);
        List<Posted> lasting = new ArrayList<>();
        for (int step = 0; step < 4000; step++) {
            LongInequality clause = clauseOfThree(random);
            Row row = new Row(clause);
            propagation.add(row);
            if (step % 500 == 0) {
                lasting.add(new Posted(clause, row));
            } else {
                propagation.remove(row);
            }
            if (step % 10 == 0) {
                LongInequality asked = constraint(random);
                assertThat(propagation.implies(asked)).as("step %d", step).isEqualTo(fromScratch(lasting, asked));
            }
        }
    }

    private static LongInequality clauseOfThree(Random random) throws Refusal {
        Sum sum = new Sum();
        int first = random.nextInt(VARIABLES);
        for (int i = 0; i < 3; i++) {
            sum.addTerm(Literal.of((first + i) % VARIABLES, random.nextBoolean()), BigInteger.ONE);
        }
        sum.addBound(BigInteger.ONE);
        return sum.result().usual();
    }

    private static LongInequality constraint(Random random) throws Refusal {
        Sum sum = new Sum();
        int terms = 1 + random.nextInt(5);
        boolean clause = random.nextBoolean();
        for (int i = 0; i < terms; i++) {
            sum.addTerm(random.nextInt(2 * VARIABLES), BigInteger.valueOf(clause ? 1 : 1 + random.nextInt(4)));
        }
        sum.addBound(BigInteger.valueOf(clause ? 1 : random.nextInt(7)));
        return sum.result().usual();
    }

    private static boolean fromScratch(List<Posted> posted, LongInequality constraint) {
        List<LongInequality> rows = new ArrayList<>();
        posted.forEach(one -> rows.add(one.constraint()));
        rows.add(constraint.negation());
        boolean[] isFalse = new boolean[2 * VARIABLES];
        for (boolean changed = true; changed; ) {
            changed = false;
            for (LongInequality row : rows) {
                long slack = -row.degree();
                for (int i = 0; i < row.size(); i++) {
                    slack += isFalse[row.literal(i)] ? 0 : row.coefficient(i);
                }
                if (slack < 0) {
                    return true;
                }
                for (int i = 0; i < row.size(); i++) {
                    int negation = Literal.not(row.literal(i));
                    if (row.coefficient(i) > slack && !isFalse[row.literal(i)] && !isFalse[negation]) {
                        isFalse[negation] = true;
                        changed = true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean impliedByTruthTable(List<Posted> posted, LongInequality constraint) {
        for (int bits = 0; bits < 1 << VARIABLES; bits++) {
            int assignment = bits;
            if (!TruthTable.holds(constraint, bits)
                    && posted.stream().allMatch(one -> TruthTable.holds(one.constraint(), assignment))) {
                return false;
            }
        }
        return true;
    }
}
