package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.RandomCovers;
import io.github.quadrille.core.question.ProofOutput.ProofFormat;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import io.github.quadrille.proof.checker.CheckResult.Accepted;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.checker.Conclusion;
import io.github.quadrille.proof.writer.ProofRows;
import io.github.quadrille.proof.writer.ProofWriter;
import io.github.quadrille.proof.writer.SearchProof;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.chocosolver.solver.search.limits.FailCounter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the search with one that tries every set of options, on small random covers with rows. A row limits how many
 * options of a set are chosen.
 */
@Slow
class RowsTest {
    private static final int COVERS = Rounds.of(3_000, 30_000);

    private final RandomCovers covers = new RandomCovers(71);

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void all_solutions_are_found_and_no_dead_end_is_wrong(boolean counted) {
        int some = 0;
        int none = 0;
        for (int i = 0; i < COVERS; i++) {
            ExactCover cover = covers.next();
            List<int[]> expected = RandomCovers.solutions(cover);
            CoverState state = state(cover, counted, List.of());
            DeadEndLog audit = new PruningAudit(state, Optional.empty(), DeadEndLog.NONE);
            assertThat(all(new PropagatorModel(cover, ValueOrdering.AS_LISTED, state, audit)))
                    .containsExactlyInAnyOrderElementsOf(expected);
            some += expected.isEmpty() ? 0 : 1;
            none += expected.isEmpty() ? 1 : 0;
        }
        assertThat(Math.min(some, none)).isGreaterThan(COVERS / 10);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void one_solution_is_found_with_restarts_where_there_is_one(boolean counted) {
        long restarts = 0;
        for (int i = 0; i < COVERS; i++) {
            ExactCover cover = covers.next();
            ValueOrdering order = ValueOrdering.preferring(Preference.LEAST_NEEDED, i);
            PropagatorModel model =
                    new PropagatorModel(cover, order, state(cover, counted, List.of()), DeadEndLog.NONE);
            model.solver().setGeometricalRestart(1, 1.2, new FailCounter(model.model(), 1), Integer.MAX_VALUE);
            Optional<int[]> found = model.next();
            assertThat(found.isPresent())
                    .isEqualTo(!RandomCovers.solutions(cover).isEmpty());
            found.ifPresent(solution -> assertThat(cover.isSolvedBy(solution)).isTrue());
            restarts += model.solver().getRestartCount();
        }
        assertThat(restarts).isPositive();
    }

    @Test
    void a_search_begins_anew_with_all_solutions() {
        for (int i = 0; i < COVERS; i++) {
            ExactCover cover = covers.next();
            PropagatorModel model = new PropagatorModel(
                    cover, ValueOrdering.AS_LISTED, state(cover, false, List.of()), DeadEndLog.NONE);
            if (model.next().isPresent()) {
                model.solver().restart();
                assertThat(all(model)).containsExactlyInAnyOrderElementsOf(RandomCovers.solutions(cover));
            }
        }
    }

    @Test
    void sums_alone_and_beside_the_propagator_say_the_same() {
        for (int i = 0; i < COVERS; i++) {
            ExactCover cover = covers.next();
            List<int[]> expected = RandomCovers.solutions(cover);
            PropagatorModel implied = new PropagatorModel(
                    cover,
                    true,
                    ValueOrdering.AS_LISTED,
                    Optional.empty(),
                    EndgameKind.STEPWISE,
                    DeadEndLog.NONE,
                    () -> {});
            SumsModel sums = new SumsModel(cover, false, ValueOrdering.AS_LISTED, CoverState.NO_GAPS, () -> {});
            assertThat(all(implied)).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(all(sums)).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void what_costs_more_than_a_budget_is_no_solution() {
        Random random = new Random(72);
        for (int i = 0; i < COVERS; i++) {
            ExactCover cover = covers.next();
            long[] costs = random.longs(cover.options(), 0, 4).toArray();
            CoverState state = state(cover, i % 2 == 0, List.of(new CostFilter(costs, 5)));
            List<int[]> expected = RandomCovers.solutions(cover).stream()
                    .filter(solution -> IntStream.of(solution)
                                    .mapToLong(option -> costs[option])
                                    .sum()
                            <= 5)
                    .toList();
            assertThat(all(new PropagatorModel(cover, ValueOrdering.AS_LISTED, state, DeadEndLog.NONE)))
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void the_log_of_a_search_proves_how_many_solutions_there_are(@TempDir Path folder) throws IOException {
        int proved = 0;
        for (int i = 0; i < COVERS / 10; i++) {
            ExactCover cover = covers.next();
            if (IntStream.range(0, cover.options()).allMatch(option -> cover.area(option) > 0)) {
                Model rows = new Model(cover);
                Path model = Files.writeString(folder.resolve("model.opb"), rows.text.toString());
                Path proof = Files.writeString(folder.resolve("proof.pbp"), logged(rows));
                int number = RandomCovers.solutions(cover).size();
                Conclusion expected = number == 0
                        ? new Conclusion.Unsatisfiable()
                        : new Conclusion.Solutions(BigInteger.valueOf(number), true);
                assertThat(Checks.of(model, proof))
                        .isInstanceOfSatisfying(
                                Accepted.class,
                                accepted -> assertThat(accepted.proven()).isEqualTo(expected));
                proved++;
            }
        }
        assertThat(proved).isGreaterThan(COVERS / 20);
    }

    private static String logged(Model rows) {
        StringWriter text = new StringWriter();
        SearchProof proof = new SearchProof(rows, new ProofWriter(text, rows.constraints, ProofFormat.VERIPB_3), 1);
        ProofLogger log = new ProofLogger(proof);
        CoverState state = new CoverState(rows.problem, true, () -> {});
        PropagatorModel model = new PropagatorModel(rows.problem, ValueOrdering.AS_LISTED, state, log);
        for (Optional<int[]> next = model.next(); next.isPresent(); next = model.next()) {
            log.found(next.get());
        }
        proof.end();
        return text.toString();
    }

    /**
     * Writes a model that has two constraints for each item: that enough of the item's options are chosen, and not too
     * many.
     */
    private static final class Model implements ProofRows {
        private final ExactCover problem;
        private final StringBuilder text = new StringBuilder();
        private final int constraints;

        Model(ExactCover problem) {
            this.problem = problem;
            this.constraints = 2 * problem.items();
            text.append("preserved:");
            IntStream.range(0, problem.options())
                    .forEach(option -> text.append(' ').append(variable(option)));
            text.append(" ;\n");
            for (int item = 0; item < problem.items(); item++) {
                row(item, 1, problem.min(item));
                row(item, -1, -problem.max(item));
            }
        }

        private void row(int item, int factor, int least) {
            for (int option : problem.optionsOn(item)) {
                text.append(factor).append(' ').append(variable(option)).append(' ');
            }
            text.append(problem.on(item) == 0 ? "0 x1 " : "")
                    .append(">= ")
                    .append(least)
                    .append(" ;\n");
        }

        @Override
        public ExactCover problem() {
            return problem;
        }

        @Override
        public String variable(int placement) {
            return "x" + (placement + 1);
        }

        @Override
        public long lower(int row) {
            return 2L * row + 1;
        }

        @Override
        public long upper(int row) {
            return 2L * row + 2;
        }
    }

    private static CoverState state(ExactCover cover, boolean counted, List<CostFilter> budgets) {
        LiveSets live = counted ? new CountedLiveSets(cover, () -> {}) : new BitsetLiveSets(cover);
        return new CoverState(cover, live, false, budgets, CoverState.NO_GAPS);
    }

    private static List<int[]> all(PackingModel model) {
        List<int[]> all = new ArrayList<>();
        for (Optional<int[]> next = model.next(); next.isPresent(); next = model.next()) {
            all.add(next.get());
        }
        return all;
    }
}
