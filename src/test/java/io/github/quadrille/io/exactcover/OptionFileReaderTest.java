package io.github.quadrille.io.exactcover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.engine.choco.OptionSearch;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionFileReaderTest {
    private static final String TOY = "a b c d e f g\nc e f\na d g\nb c f\na d\nb g\nd e g\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n",
                "7\n0 0 1 0 1 1 0\n1 0 0 1 0 0 1\n0 1 1 0 0 1 0\n1 0 0 1 0 0 0\n0 1 0 0 0 0 1\n0 0 0 1 1 0 1\n",
                "6 7\n0,0,1,0,1,1,0\n1,0,0,1,0,0,1\n0,1,1,0,0,1,0\n1,0,0,1,0,0,0\n0,1,0,0,0,0,1\n0,0,0,1,1,0,1\n",
                "| a comment\n\n" + TOY,
                TOY
            })
    void the_toy_of_knuth_has_one_solution(String text) throws UnusableInput {
        OptionFile file = OptionFileReader.read("toy", text);
        assertThat(solutions(file)).containsExactly(List.of(0, 3, 4));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "'a b | c\na c\nb c\na\nb' ~ 3",
                "'a b 2|k\nk a\nk b\na\nb' ~ 1",
                "'a b 0:1|k\nk a\nk b\na\nb' ~ 3",
                "'a b 1|k\na k\nb\nb k' ~ 1",
                "'| only\na b\na' ~ 0",
                "'a 2|k 2|l\na k l\nk l' ~ 1",
                "'a 2|k\na k\nk a' ~ 0",
                "'a 1:2|k\na k\nk\na' ~ 3",
                "'a b 2|k\na k\na b k\nb k' ~ 1",
                "'1:2|k 1|l\nk l\nk l\nk' ~ 4",
                "'p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B' ~ 1",
                "'a b | c\na c:1\nb c:1\nb c:2\nb c' ~ 1"
            })
    void items_may_have_bounds_or_stay_open(String text, int count) throws UnusableInput {
        assertThat(solutions(OptionFileReader.read("f", text))).hasSize(count);
    }

    /** Compares the search with one that tries every set of options of a random file. */
    @Test
    void random_files_have_the_solutions_that_brute_force_finds() throws UnusableInput {
        Random random = new Random(54);
        int some = 0;
        for (int round = 0; round < Rounds.of(150, 3000); round++) {
            int items = 2 + random.nextInt(5);
            int secondary = random.nextInt(3) % items;
            StringBuilder text = new StringBuilder();
            for (int item = 0; item < items; item++) {
                text.append(item == items - secondary ? "| " : "")
                        .append(
                                item < items - secondary && random.nextInt(4) == 0
                                        ? "1:" + (1 + random.nextInt(3)) + "|"
                                        : "")
                        .append('i')
                        .append(item)
                        .append(' ');
            }
            int options = 1 + random.nextInt(9);
            for (int option = 0; option < options; option++) {
                int first = random.nextInt(items);
                text.append("\ni").append(first);
                for (int item = 0; item < items; item++) {
                    boolean isThere = item != first && random.nextInt(3) == 0;
                    boolean isColoured = item >= items - secondary && random.nextBoolean();
                    text.append(isThere ? " i" + item + (isColoured ? ":" + random.nextInt(2) : "") : "");
                }
            }
            OptionFile file = OptionFileReader.read("random", text.toString());
            Set<List<Integer>> expected = new HashSet<>();
            for (int set = 0; set < 1 << options; set++) {
                int chosen = set;
                List<Integer> numbers = IntStream.range(0, options)
                        .filter(option -> (chosen >> option & 1) != 0)
                        .boxed()
                        .toList();
                if (file.isSolvedBy(numbers.stream().mapToInt(each -> each).toArray())) {
                    expected.add(numbers);
                }
            }
            assertThat(solutions(file)).as(text.toString()).containsExactlyInAnyOrderElementsOf(expected);
            some += expected.isEmpty() ? 0 : 1;
        }
        assertThat(some).isGreaterThan(20);
    }

    @Test
    void an_option_is_not_taken_twice() throws UnusableInput {
        OptionFile file = OptionFileReader.read("f", "a 2|k\na k\n");
        assertThat(file.isSolvedBy(0, 0)).isFalse();
        assertThat(file.isSolvedBy(0)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "'a b x\na x:1\nb' ~ f:2:1: 'x:1' has a colour, but only items behind the bar '|' can have colours.",
                "'a | x\na x:' ~ f:2:1: 'x:' has a colour,",
                "'a | x\na x:1 x:2' ~ f:2:1: This option has the item 'x' twice.",
                "'a b\na c' ~ f:2:1: The item 'c' is not in the first line.",
                "'a b\na a' ~ f:2:1: This option has the item 'a' twice.",
                "'a b a\na' ~ f:1:1: The item 'a' is named twice.",
                "'a 3:2|b\na' ~ f:1:1: '3:2|b' says that at least 3 and at most 2 options have this item, which is not allowed.",
                "'a 0|b\na' ~ f:1:1: '0|b' says that at least 0 and at most 0 options have this item, which is not allowed.",
                "'a 1:b\na' ~ f:1:1: '1:b' is not an item.",
                "'a | 2:3|b\na b' ~ f:1:1: '2:3|b' is behind the bar '|', but items there are in one option at most.",
                "'10\n01\n00' ~ f:3:1: This option has no items",
                "'10\n011' ~ f:2:1: This row has 3 columns, but the first has 2.",
                "'3\n10\n01' ~ f:1:1: The size is '3', but there are 2 rows of 2 columns.",
                "'10\nab' ~ f:2:1: 'ab' is not a row of 0 and 1.",
                "'| nothing' ~ f: There is no line of items."
            })
    void what_is_wrong_or_not_searched_is_told(String text, String message) {
        assertThatThrownBy(() -> OptionFileReader.read("f", text))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message)
                .hasMessageMatching(Advice.IN);
    }

    @Test
    void it_is_known_from_pictures_and_boards() {
        assertThat(isMeant(TOY)).isTrue();
        assertThat(isMeant("| c\nr0c0 r0c1 1:2|T\nT r0c0 r0c1\n")).isTrue();
        assertThat(isMeant("7\n0010110\n1001001\n")).isTrue();
        for (String other :
                new String[] {"A A B\nA B B\n", "A B C\nA B C\n", "0 1 1\n1 1 1\n", "1 2 3\n1 2\n", "board: 4x5\n"}) {
            assertThat(isMeant(other)).as(other).isFalse();
        }
    }

    private static boolean isMeant(String text) {
        return OptionFileReader.isMeant(text.lines().toList());
    }

    private static List<List<Integer>> solutions(OptionFile file) throws UnusableInput {
        OptionCover cover = OptionCover.of(file, () -> {});
        List<List<Integer>> all = new ArrayList<>();
        try (OptionSearch search = new OptionSearch(cover.cover(), Clock.running())) {
            for (Optional<int[]> next = search.next(); next.isPresent(); next = search.next()) {
                int[] chosen = cover.inFile(next.get());
                assertThat(file.isSolvedBy(chosen)).isTrue();
                all.add(IntStream.of(chosen).boxed().collect(Collectors.toList()));
            }
        }
        return all;
    }
}
