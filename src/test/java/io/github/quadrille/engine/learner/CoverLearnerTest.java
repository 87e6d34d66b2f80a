package io.github.quadrille.engine.learner;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.OptionList;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.engine.learner.CoverLearner.Outcome;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CoverLearnerTest {
    /** Covers are held against a search that tries every set of options. */
    @Test
    void it_finds_a_solution_of_a_random_cover_with_rows_where_there_is_one() {
        Random random = new Random(59);
        int some = 0;
        int none = 0;
        for (int round = 0; round < Rounds.of(400, 10_000); round++) {
            ExactCover cover = cover(random);
            LearnerRows rows =
                    new LearnerRows(cover, IntStream.range(0, cover.options()).toArray(), cover.options(), () -> {});
            CoverLearner learner = new CoverLearner(rows, List.of(), round, LearnerLog.NONE);
            boolean isSolved = learner.search(Long.MAX_VALUE / 2) == Outcome.SOLVED;
            assertThat(isSolved)
                    .isEqualTo(IntStream.range(0, 1 << cover.options())
                            .mapToObj(CoverLearnerTest::chosen)
                            .anyMatch(cover::isSolvedBy));
            if (isSolved) {
                assertThat(cover.isSolvedBy(learner.solution())).isTrue();
                some++;
            } else {
                none++;
            }
        }
        assertThat(Math.min(some, none)).isGreaterThan(50);
    }

    private static int[] chosen(int set) {
        return BitSet.valueOf(new long[] {set}).stream().toArray();
    }

    private static ExactCover cover(Random random) {
        int cells = 2 + random.nextInt(4);
        boolean[] mandatory = new boolean[cells];
        for (int cell = 0; cell < cells; cell++) {
            mandatory[cell] = random.nextInt(4) > 0;
        }
        OptionList options = new OptionList();
        options.clear(cells, 2);
        int number = 1 + random.nextInt(9);
        for (int option = 0; option < number; option++) {
            int first = random.nextInt(cells);
            int[] on = IntStream.range(0, cells)
                    .filter(cell -> cell == first || random.nextInt(3) == 0)
                    .toArray();
            options.add(option < number / 2 ? 0 : 1, on, on.length);
        }
        List<RowItem> rows = new ArrayList<>();
        for (int row = random.nextInt(4); row > 0; row--) {
            int min = random.nextInt(3);
            rows.add(new RowItem(
                    BitSet.valueOf(new long[] {random.nextInt(1 << number)}), min, min + random.nextInt(3)));
        }
        CellOrder order = new CellOrder(IntStream.range(0, cells).toArray());
        CellGraph graph =
                new CellGraph(mandatory, cell -> new int[0], new CellGraph.CellHints(order, List.of(order), List.of()));
        List<KindItem> kinds = List.of(new KindItem(0, 3, 1, false), new KindItem(0, KindItem.UNBOUNDED, 1, false));
        return new ExactCover(graph, kinds, options, rows, () -> {});
    }
}
