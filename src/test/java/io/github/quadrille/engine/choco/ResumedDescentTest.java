package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.BoolVar;
import org.junit.jupiter.api.Test;

class ResumedDescentTest {
    @Test
    void a_restart_keeps_less_and_less_of_a_long_descent_and_then_nothing() {
        int[] fullest = IntStream.range(0, 1600).toArray();
        assertThat(IntStream.rangeClosed(1, 6).map(restart -> ResumedDescent.again(fullest, restart).length))
                .containsExactly(1500, 1400, 1200, 800, 0, 1500);
        assertThat(ResumedDescent.again(new int[100], 1)).isEmpty();
    }

    @Test
    void what_is_laid_again_in_vain_loses_no_packing() {
        Model model = new Model();
        PlacementVariables variables = new PlacementVariables(model, 3);
        BoolVar[] v = variables.all(() -> {});
        model.arithm(v[0], "+", v[1], "=", 1).post();
        model.arithm(v[0], "+", v[2], "=", 1).post();
        model.sum(v, ">=", 2).post();
        Solver solver = model.getSolver();
        Deque<ResumedDescent> once = new ArrayDeque<>(List.of(new ResumedDescent(variables, new int[] {0})));
        AbstractStrategy<BoolVar> resumed = new AbstractStrategy<>(v) {
            @Override
            public Decision<BoolVar> getDecision() {
                return once.poll();
            }
        };
        solver.setSearch(resumed, Search.inputOrderUBSearch(v));
        assertThat(solver.findAllSolutions())
                .singleElement()
                .satisfies(solution -> assertThat(solution.getIntVal(v[0])).isZero());
    }

    @Test
    void a_second_descent_begins_near_the_end_of_the_first() {
        Verdict verdict = PackingSearch.solve(
                SearchRequest.of(
                        Puzzle.standard(64, 60),
                        SearchOptions.FIND_ONE.withSeed(10).withNodeLimit(5000)),
                SolveListener.SILENT);
        assertThat(verdict).isInstanceOf(Verdict.Packed.class);
        assertThat(verdict.work().restarts()).isEqualTo(1);
        assertThat(verdict.work().nodes()).isLessThan(1500);
    }
}
