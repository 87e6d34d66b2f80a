package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.Cause;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.exception.ContradictionException;
import org.junit.jupiter.api.Test;

class PlacementVariablesTest {
    private final Model model = new Model();
    private final PlacementVariables variables = new PlacementVariables(model, 3);

    @Test
    void only_those_are_made_that_are_spoken_of() {
        assertThat(variables.of(1)).isSameAs(variables.of(1));
        assertThat(model.getNbVars()).isEqualTo(1);
        assertThat(variables.all(() -> {})).hasSize(3).doesNotContainNull();
        assertThat(model.getNbVars()).isEqualTo(3);
    }

    @Test
    void what_is_decided_in_a_search_is_told_and_undone_when_that_turns_back() throws ContradictionException {
        List<Integer> told = new ArrayList<>();
        variables.tell(told::add);
        model.getEnvironment().worldPush();
        variables.decide(2, 1, Cause.Null);
        variables.decide(0, 0, Cause.Null);
        assertThat(variables.laid()).containsExactly(2);
        assertThat(variables.isFixedTo(0, 0)).isTrue();
        assertThat(told).containsExactly(2, 0);
        model.getEnvironment().worldPop();
        assertThat(variables.laid()).isEmpty();
        assertThat(variables.isFixedTo(0, 0)).isFalse();
    }
}
