package io.github.quadrille.app.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SplitPartsTest {
    private static final List<String> ALL = IntStream.rangeClosed(1, 3)
            .mapToObj(part -> SplitParts.name(part, 3))
            .toList();

    @Test
    void all_parts_of_a_puzzle_are_worth_no_word() {
        assertThat(SplitParts.note(ALL)).isEmpty();
    }

    @Test
    void a_missing_part_is_told() {
        assertThat(SplitParts.note(ALL.subList(0, 2)))
                .contains("These are only 2 of 3 parts, so their sum is not that of the whole puzzle.");
    }

    @Test
    void a_part_that_is_there_twice_is_told() {
        assertThat(SplitParts.note(List.of(ALL.get(0), ALL.get(1), ALL.get(1), ALL.get(2))))
                .hasValueSatisfying(note -> assertThat(note).startsWith("Part 2 is counted twice."));
    }

    @Test
    void other_puzzles_are_no_parts() {
        assertThat(SplitParts.note(List.of(ALL.get(0), "4x10"))).isEmpty();
        assertThat(SplitParts.note(List.of(ALL.get(0), SplitParts.name(1, 4)))).isEmpty();
    }
}
