package io.github.quadrille.core.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quadrille.core.exactcover.CellGraph.CellHints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExactCoverTest {
    private static final List<KindItem> KINDS = List.of(
            new KindItem(0, 3, 2, true), new KindItem(2, 2, 1, true), new KindItem(1, KindItem.UNBOUNDED, 3, false));

    @Test
    void every_option_is_found_on_its_cells_and_of_its_kind_and_nowhere_else() {
        Random random = new Random(3);
        for (int round = 0; round < 50; round++) {
            int cells = 1 + random.nextInt(30);
            List<int[]> listed = new ArrayList<>();
            List<Integer> kindOf = new ArrayList<>();
            OptionList options = new OptionList();
            options.clear(cells, 3);
            for (int kind = 0; kind < 3; kind++) {
                for (int number = random.nextInt(200); number > 0; number--) {
                    int[] on = random.ints(1 + random.nextInt(4), 0, cells)
                            .distinct()
                            .sorted()
                            .toArray();
                    listed.add(on);
                    kindOf.add(kind);
                    assertThat(options.add(kind, on, on.length)).isEqualTo(listed.size() - 1);
                }
            }
            compare(new ExactCover(path(cells), KINDS, options, () -> {}), listed, kindOf);
        }
    }

    private static void compare(ExactCover cover, List<int[]> listed, List<Integer> kindOf) {
        List<List<Integer>> expected = new ArrayList<>();
        for (int item = 0; item < cover.items(); item++) {
            expected.add(new ArrayList<>());
        }
        assertThat(cover.options()).isEqualTo(listed.size());
        for (int option = 0; option < listed.size(); option++) {
            int[] on = listed.get(option);
            assertThat(cover.cellsOf(option)).isEqualTo(on);
            assertThat(cover.area(option)).isEqualTo(on.length);
            assertThat(cover.kind(option)).isEqualTo(kindOf.get(option));
            for (int i = 0; i < on.length; i++) {
                assertThat(cover.cell(option, i)).isEqualTo(on[i]);
                expected.get(on[i]).add(option);
            }
            expected.get(cover.cells() + kindOf.get(option)).add(option);
        }
        for (int item = 0; item < cover.items(); item++) {
            List<Integer> on = new ArrayList<>();
            for (int i = 0; i < cover.on(item); i++) {
                on.add(cover.on(item, i));
            }
            assertThat(on).isEqualTo(expected.get(item));
            assertThat(cover.optionsOn(item)).containsExactly(on.toArray(Integer[]::new));
        }
    }

    @Test
    void an_item_is_a_cell_or_a_kind_and_has_a_range() {
        ExactCover cover = new ExactCover(path(2), KINDS, listed(2), () -> {});
        assertThat(cover.items()).isEqualTo(5);
        assertThat(cover.min(0) + ".." + cover.max(0)).isEqualTo("1..1");
        assertThat(cover.min(1) + ".." + cover.max(1)).isEqualTo("0..1");
        assertThat(cover.min(3) + ".." + cover.max(3)).isEqualTo("2..2");
        assertThat(cover.max(4)).isEqualTo(KindItem.UNBOUNDED);
        assertThat(cover.kindItem(2).isOpen()).isTrue();
    }

    @Test
    void options_solve_it_when_every_item_is_in_as_many_as_its_range_says() {
        OptionList options = new OptionList();
        options.clear(4, 2);
        options.add(0, new int[] {0, 1}, 2);
        options.add(0, new int[] {1, 2}, 2);
        options.add(0, new int[] {2, 3}, 2);
        options.add(1, new int[] {1}, 1);
        options.add(1, new int[] {2}, 1);
        List<KindItem> kinds = List.of(new KindItem(0, 3, 2, true), new KindItem(0, 1, 1, true));
        ExactCover cover = new ExactCover(path(4), kinds, options, () -> {});
        assertThat(cover.isSolvedBy(new int[] {0, 2})).isTrue();
        assertThat(cover.isSolvedBy(new int[] {0, 4})).isTrue();
        assertThat(cover.isSolvedBy(new int[] {0}))
                .as("a mandatory cell is open")
                .isFalse();
        assertThat(cover.isSolvedBy(new int[] {0, 1}))
                .as("a cell is covered twice")
                .isFalse();
        assertThat(cover.isSolvedBy(new int[] {0, 2, 3}))
                .as("an optional cell, too")
                .isFalse();
    }

    @Test
    void kinds_keep_to_their_ranges_in_a_solution() {
        OptionList options = new OptionList();
        options.clear(2, 2);
        options.add(0, new int[] {0}, 1);
        options.add(1, new int[] {0}, 1);
        options.add(1, new int[] {1}, 1);
        List<KindItem> kinds = List.of(new KindItem(0, 1, 1, true), new KindItem(1, 1, 1, true));
        ExactCover cover = new ExactCover(path(2), kinds, options, () -> {});
        assertThat(cover.isSolvedBy(new int[] {1})).isTrue();
        assertThat(cover.isSolvedBy(new int[] {0})).as("one too few").isFalse();
        assertThat(cover.isSolvedBy(new int[] {1, 2})).as("one too many").isFalse();
        assertThat(cover.isSolvedBy(new int[] {0, 2})).isTrue();
        assertThat(cover.covers(2, 1)).isTrue();
        assertThat(cover.covers(2, 0)).isFalse();
    }

    @Test
    void rows_bound_how_many_of_some_options_are_chosen() {
        OptionList options = new OptionList();
        options.clear(2, 1);
        options.add(0, new int[] {0}, 1);
        options.add(0, new int[] {1}, 1);
        options.add(0, new int[] {}, 0);
        RowItem row = new RowItem(BitSet.valueOf(new long[] {0b101}), 2, 2);
        List<KindItem> kinds = List.of(new KindItem(0, KindItem.UNBOUNDED, 1, false));
        ExactCover cover = new ExactCover(path(2), kinds, options, List.of(row), () -> {});
        assertThat(cover.items()).isEqualTo(4);
        assertThat(cover.optionsOn(cover.firstRow())).containsExactly(0, 2);
        assertThat(cover.min(cover.firstRow()) + ".." + cover.max(cover.firstRow()))
                .isEqualTo("2..2");
        assertThat(cover.isSolvedBy(new int[] {0, 1, 2})).isTrue();
        assertThat(cover.isSolvedBy(new int[] {0, 1})).isFalse();
        assertThatIllegalArgumentException().isThrownBy(cover::withoutRows).withMessageContaining("cannot use rows");
    }

    @Test
    void a_kind_without_options_begins_where_the_next_one_does() {
        OptionList options = new OptionList();
        options.clear(3, 3);
        options.add(1, new int[] {2}, 1);
        ExactCover cover = new ExactCover(path(3), KINDS, options, () -> {});
        assertThat(new int[] {cover.firstOf(0), cover.firstOf(1), cover.firstOf(2), cover.firstOf(3)})
                .containsExactly(0, 0, 1, 1);
    }

    @Test
    void options_must_come_kind_by_kind() {
        OptionList options = new OptionList();
        options.clear(3, 3);
        options.add(1, new int[] {0}, 1);
        options.add(0, new int[] {1, 2}, 2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ExactCover(path(3), KINDS, options, () -> {}))
                .withMessage("The options of kind 0 must come before those of later kinds.");
    }

    @Test
    void making_it_may_be_given_up() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new ExactCover(path(3), KINDS, listed(3), () -> {
                    throw new IllegalStateException("enough");
                }));
    }

    @Test
    void what_is_listed_afterwards_does_not_reach_it() {
        OptionList options = listed(3);
        ExactCover cover = new ExactCover(path(3), KINDS, options, () -> {});
        options.clear(3, 3);
        options.add(2, new int[] {0, 1, 2}, 3);
        options.index();
        assertThat(cover.options()).isEqualTo(1);
        assertThat(cover.cellsOf(0)).containsExactly(0, 1);
        assertThat(cover.onCell(2)).isZero();
    }

    private static OptionList listed(int cells) {
        OptionList options = new OptionList();
        options.clear(cells, 3);
        options.add(0, new int[] {0, 1}, 2);
        return options;
    }

    /** Returns a row of cells in which every second cell is mandatory. */
    private static CellGraph path(int cells) {
        boolean[] mandatory = new boolean[cells];
        for (int cell = 0; cell < cells; cell += 2) {
            mandatory[cell] = true;
        }
        int[] asNumbered = new int[cells];
        Arrays.setAll(asNumbered, cell -> cell);
        CellHints hints = new CellHints(new CellOrder(asNumbered), List.of(), List.of());
        return new CellGraph(mandatory, cell -> new int[0], hints);
    }
}
