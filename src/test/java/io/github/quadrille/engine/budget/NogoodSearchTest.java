package io.github.quadrille.engine.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.engine.budget.NogoodSearch.Nogood;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class NogoodSearchTest {
    private static final long MANY = 1_000_000;

    @Test
    void what_is_refuted_costs_more_than_there_is() {
        RandomPrices random = new RandomPrices(3);
        int refuted = 0;
        for (int i = 0; i < Rounds.of(60, 300); i++) {
            PricedCover prices = random.prices(random.cover(), MOST);
            OptionalInt cheapest = RandomPrices.cheapest(prices);
            for (int budget = 0; budget < MOST; budget += 3) {
                if (result(RandomPrices.within(prices, budget)) == NogoodSearch.Result.REFUTED) {
                    assertThat(cheapest.orElse(MOST)).isGreaterThan(budget);
                    refuted++;
                }
            }
        }
        assertThat(refuted).isGreaterThan(Rounds.of(60, 300));
    }

    @Test
    void without_counts_all_is_refuted_that_costs_more_than_there_is() {
        RandomPrices random = new RandomPrices(4);
        for (int i = 0; i < 300; i++) {
            ExactCover cover = random.cover();
            PricedCover prices = random.prices(cover, MOST);
            if (cover.kinds().stream().allMatch(kind -> kind.isOpen() && kind.min() == 0)) {
                int cheapest = RandomPrices.cheapest(prices).orElse(MOST);
                assertThat(result(RandomPrices.within(prices, Math.max(0, cheapest - 1))))
                        .isEqualTo(cheapest == 0 ? NogoodSearch.Result.NOT_REFUTED : NogoodSearch.Result.REFUTED);
                if (cheapest < MOST) {
                    assertThat(result(RandomPrices.within(prices, cheapest)))
                            .isEqualTo(NogoodSearch.Result.NOT_REFUTED);
                }
            }
        }
    }

    @Test
    void every_dead_end_comes_after_those_that_it_leads_to() {
        List<Nogood> all = new ArrayList<>();
        NogoodSearch search = search(refutable(), MANY);
        search.refute(nogood -> {
            for (Nogood.Refuted way : nogood.ways()) {
                Nogood deadEnd = all.get(way.deadEnd());
                assertThat(List.of(deadEnd.item(), deadEnd.spent())).containsExactly(nogood.item() + 1, way.spent());
            }
            all.add(nogood);
        });
        assertThat(all).hasSize((int) search.learned());
        assertThat(all.get(all.size() - 1))
                .satisfies(
                        last -> assertThat(List.of(last.item(), last.spent())).containsExactly(0, 0));
    }

    @Test
    void too_many_dead_ends_are_told() {
        assertThat(search(refutable(), 3).refute(nogood -> {})).isEqualTo(NogoodSearch.Result.TOO_MANY);
    }

    @Test
    void too_little_memory_is_told() {
        NogoodSearch search = new NogoodSearch(refutable(), MANY, 100, () -> {});
        assertThat(search.refute(nogood -> {})).isEqualTo(NogoodSearch.Result.TOO_MANY);
    }

    @Test
    void whoever_waits_can_give_up() {
        NogoodSearch search = new NogoodSearch(refutable(), MANY, MANY, () -> {
            throw new Stopped(Limit.TIME);
        });
        assertThatThrownBy(() -> search.refute(nogood -> {})).isInstanceOf(Stopped.class);
    }

    private static final int MOST = 40;

    private static PricedCover refutable() {
        RandomPrices random = new RandomPrices(8);
        for (int i = 0; i < 1000; i++) {
            PricedCover prices = random.prices(random.cover(), 3);
            NogoodSearch search = search(prices, MANY);
            if (search.refute(nogood -> {}) == NogoodSearch.Result.REFUTED && search.learned() > 20) {
                return prices;
            }
        }
        throw new AssertionError("None of these is refuted.");
    }

    private static NogoodSearch.Result result(PricedCover prices) {
        return search(prices, MANY).refute(nogood -> {});
    }

    private static NogoodSearch search(PricedCover prices, long most) {
        return new NogoodSearch(prices, most, Long.MAX_VALUE, () -> {});
    }
}
