package io.github.quadrille.lab.clear.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.engine.learner.LearnerLog;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RowRefuterTest {
    private static final int VARIABLES = 8;

    /** Holds a row, which demands that the factors of the true literals add up to the degree or more. */
    private record Row(List<Integer> literals, List<Integer> factors, int degree) {
        boolean holds(int values) {
            int sum = 0;
            for (int i = 0; i < literals.size(); i++) {
                sum += (values >>> (literals.get(i) >> 1) & 1) != (literals.get(i) & 1) ? factors.get(i) : 0;
            }
            return sum >= degree;
        }
    }

    @Test
    void random_rows_are_refuted_when_trying_all_values_finds_no_solution() {
        Random random = new Random(3);
        int refuted = 0;
        int rounds = Rounds.of(500, 5_000);
        for (int round = 0; round < rounds; round++) {
            List<Row> rows = rows(random, random.nextInt(6, 26));
            boolean none = !hasSolution(rows);
            assertThat(isRefuted(rows, new ArrayList<>())).as("%s", rows).isEqualTo(none);
            refuted += none ? 1 : 0;
        }
        assertThat(refuted).isBetween(rounds / 10, rounds - rounds / 10);
    }

    @Test
    void what_is_learnt_follows_from_the_rows() {
        Random random = new Random(4);
        int learnt = 0;
        for (int round = 0; round < 100; round++) {
            List<Row> rows = rows(random, 18);
            List<int[]> clauses = new ArrayList<>();
            isRefuted(rows, clauses);
            for (int[] clause : clauses) {
                List<Row> contrary = new ArrayList<>(rows);
                for (int literal : clause) {
                    contrary.add(new Row(List.of(literal ^ 1), List.of(1), 1));
                }
                assertThat(hasSolution(contrary)).isFalse();
                learnt++;
            }
        }
        assertThat(learnt).isGreaterThan(50);
    }

    private static List<Row> rows(Random random, int number) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            int first = random.nextInt(VARIABLES);
            List<Integer> literals = IntStream.range(0, random.nextInt(2, 5))
                    .map(j -> 2 * ((first + j * (1 + 2 * (first % 2))) % VARIABLES) + random.nextInt(2))
                    .boxed()
                    .toList();
            List<Integer> factors = random.ints(literals.size(), 1, 4).boxed().toList();
            rows.add(new Row(literals, factors, random.nextInt(1, 4)));
        }
        return rows;
    }

    private static boolean hasSolution(List<Row> rows) {
        return IntStream.range(0, 1 << VARIABLES)
                .anyMatch(values -> rows.stream().allMatch(row -> row.holds(values)));
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(number -> number).toArray();
    }

    private static boolean isRefuted(List<Row> rows, List<int[]> clauses) {
        RowRefuter learner = new RowRefuter(VARIABLES, new LearnerLog() {
            @Override
            public long learnt(int[] clause) {
                clauses.add(clause.clone());
                return clauses.size();
            }
        });
        rows.forEach(row -> learner.addRow(array(row.literals()), array(row.factors()), row.degree()));
        return learner.refutes();
    }
}
