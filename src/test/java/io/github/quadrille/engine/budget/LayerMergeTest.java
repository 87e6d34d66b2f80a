package io.github.quadrille.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.OptionsInOrder;
import io.github.quadrille.engine.budget.SweepTransitions.Transition;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayerMergeTest {
    private record Taken(long low, long high, int cost) {}

    private static List<Taken> taken(List<LayerMerge.Range> ranges) {
        List<Taken> taken = new ArrayList<>();
        ranges.forEach(range -> range.run((low, high, cost) -> taken.add(new Taken(low, high, cost)), () -> {}));
        return taken;
    }

    private static PricedStates states(boolean wide, List<Taken> taken) {
        PricedStates states = new PricedStates(wide);
        taken.forEach(each -> states.add(each.low(), each.high(), each.cost()));
        return states;
    }

    private static void ranges_together_are_the_whole(boolean onwards, PricedCover prices) {
        OptionsInOrder options = prices.inOrder();
        StateLayout layout = new StateLayout(prices, options);
        SweepTransitions sweep = new SweepTransitions(prices, options, layout);
        PricedStates layer = onwards ? sweep.beginning() : sweep.ending();
        for (int depth = 1; depth <= sweep.items(); depth++) {
            List<Transition> ways = onwards ? sweep.onFrom(depth - 1) : sweep.backTo(sweep.items() - depth);
            LayerMerge layerMerge = new LayerMerge(layout, layer, ways, onwards, prices.budget());
            List<Taken> whole = taken(List.of(layerMerge.whole()));
            assertThat(taken(layerMerge.ranges(4))).isEqualTo(whole);
            layer = states(layout.isWide(), whole);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void ranges_together_are_the_whole(boolean onwards) {
        RandomPrices random = new RandomPrices(onwards ? 1 : 2);
        for (int i = 0; i < Rounds.of(40, 400); i++) {
            ranges_together_are_the_whole(onwards, random.prices(random.cover(), 12));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void ranges_are_of_about_the_same_size(boolean onwards) {
        PricedCover prices = BudgetSearchTest.snakes(20);
        OptionsInOrder options = prices.inOrder();
        StateLayout layout = new StateLayout(prices, options);
        SweepTransitions sweep = new SweepTransitions(prices, options, layout);
        PricedStates layer = onwards ? sweep.beginning() : sweep.ending();
        for (int depth = 1; depth <= 20; depth++) {
            List<Transition> ways = onwards ? sweep.onFrom(depth - 1) : sweep.backTo(sweep.items() - depth);
            layer = states(layout.isWide(), taken(List.of(new LayerMerge(layout, layer, ways, onwards, 20).whole())));
        }
        List<Transition> ways = onwards ? sweep.onFrom(20) : sweep.backTo(sweep.items() - 21);
        LayerMerge layerMerge = new LayerMerge(layout, layer, ways, onwards, 20);
        int whole = taken(List.of(layerMerge.whole())).size();
        assertThat(whole).isGreaterThan(1000);
        assertThat(layerMerge.ranges(4))
                .hasSize(4)
                .allSatisfy(range -> assertThat(taken(List.of(range)).size()).isBetween(whole / 8, whole / 2));
    }
}
