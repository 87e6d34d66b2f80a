package io.github.quadrille.lab.clear.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LearningSearchTest {
    private static final int VARIABLES = 8;

    @Test
    void random_rows_are_refuted_when_trying_all_values_finds_no_solution() {
        Random random = new Random(3);
        int refuted = 0;
        int rounds = Rounds.of(500, 5_000);
        for (int round = 0; round < rounds; round++) {
            List<LiteralRow> rows = new ArrayList<>();
            for (int i = random.nextInt(6, 26); i > 0; i--) {
                rows.add(row(random));
            }
            boolean none = !hasSolution(rows);
            assertThat(refutes(rows)).as("%s", rows).isEqualTo(none);
            refuted += none ? 1 : 0;
        }
        assertThat(refuted).isBetween(rounds / 10, rounds - rounds / 10);
    }

    @Test
    void what_is_learnt_follows_from_the_rows() {
        Random random = new Random(4);
        int learnt = 0;
        for (int round = 0; round < 100; round++) {
            List<LiteralRow> rows = new ArrayList<>();
            for (int i = 0; i < 18; i++) {
                rows.add(row(random));
            }
            for (int[] clause : clauses(rows)) {
                List<LiteralRow> contrary = new ArrayList<>(rows);
                for (int literal : clause) {
                    contrary.add(LiteralSum.oneOf(LiteralRow.not(literal)));
                }
                assertThat(hasSolution(contrary)).isFalse();
                learnt++;
            }
        }
        assertThat(learnt).isGreaterThan(50);
    }

    private static LiteralRow row(Random random) {
        LiteralSum sum = new LiteralSum();
        for (int i = random.nextInt(3, 5); i > 0; i--) {
            sum.plus(random.nextInt(1, 4), random.nextInt(2 * VARIABLES));
        }
        return sum.atLeast(random.nextInt(1, 4));
    }

    private static boolean hasSolution(List<LiteralRow> rows) {
        for (int values = 0; values < 1 << VARIABLES; values++) {
            int tried = values;
            if (rows.stream().allMatch(row -> holds(row, tried))) {
                return true;
            }
        }
        return false;
    }

    private static boolean holds(LiteralRow row, int values) {
        int sum = 0;
        for (int i = 0; i < row.size(); i++) {
            int literal = row.literals()[i];
            sum += (values >>> (literal >> 1) & 1) != (literal & 1) ? row.factors()[i] : 0;
        }
        return sum >= row.degree();
    }

    private static boolean refutes(List<LiteralRow> rows) {
        return search(rows, new ArrayList<>());
    }

    private static List<int[]> clauses(List<LiteralRow> rows) {
        List<int[]> clauses = new ArrayList<>();
        search(rows, clauses);
        return clauses;
    }

    private static boolean search(List<LiteralRow> rows, List<int[]> clauses) {
        LearningSearch search = new LearningSearch(VARIABLES, new LearningSearch.Log() {
            @Override
            public long learnt(int[] clause) {
                clauses.add(clause.clone());
                return clauses.size();
            }

            @Override
            public void forgotten(List<Long> steps) {
                // Nobody asks.
            }

            @Override
            public void conflict() {
                // Without limits.
            }
        });
        rows.forEach(search::add);
        return search.refute();
    }
}
