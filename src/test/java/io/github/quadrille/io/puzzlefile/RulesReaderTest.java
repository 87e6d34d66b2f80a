package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RulesReaderTest {
    private static final String PUZZLE = "board: 4x5\npieces: {T: 1, L: 2, I: 1, O: 1, X5: 0..1}\nrules:\n";

    private static List<Rule> read(String rule) throws UnusableInput {
        return PuzzleReader.parse("p", PUZZLE + "  - " + rule + "\n").rules().list();
    }

    private static String complaint(String text) {
        UnusableInput problem = catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.parse("p", text));
        assertThat(problem).as(text).isNotNull();
        return problem.getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-four-meet", "no-four-meet: true", "no-four-meet: yes"})
    void no_four_pieces_meet(String rule) throws UnusableInput {
        assertThat(read(rule)).containsExactly(new Rule.NoFourMeet());
    }

    @Test
    void several_words_may_stand_together() throws UnusableInput {
        assertThat(read("no-four-meet, no-fault-line")).containsExactly(new Rule.NoFourMeet(), new Rule.NoFaultLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-fault-line: false", "apart: no", "flips: {L: yes}"})
    void no_says_nothing(String rule) throws UnusableInput {
        assertThat(read(rule)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"apart", "apart: true", "apart: edges", "apart: {kinds: any, by: edges}", "apart: {}"})
    void pieces_of_a_kind_are_apart(String rule) throws UnusableInput {
        assertThat(read(rule)).containsExactly(new Rule.Apart(List.of(), false, false));
    }

    @Test
    void any_two_pieces_are_apart_at_corners_too() throws UnusableInput {
        assertThat(read("apart: {kinds: [T4, L], by: corners, all: true}"))
                .containsExactly(new Rule.Apart(List.of("L", "T"), true, true));
    }

    @Test
    void cells_belong_to_one_piece_or_to_several() throws UnusableInput {
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(0, 1));
        assertThat(read("apart: [[0, 0], [0, 1]]")).containsExactly(new Rule.Separate(cells));
        assertThat(read("together: [[0, 1], [0, 0]]")).containsExactly(new Rule.Together(cells));
    }

    @Test
    void a_cell_is_for_some_kinds_or_for_others() throws UnusableInput {
        assertThat(read("cell: {at: [2, 3], kinds: [T, X5]}"))
                .containsExactly(new Rule.OnCell(new Cell(2, 3), List.of("T", "X5"), true));
        assertThat(read("cell: {at: [[2, 3], [0, 0]], not: L}"))
                .containsExactly(
                        new Rule.OnCell(new Cell(2, 3), List.of("L"), false),
                        new Rule.OnCell(new Cell(0, 0), List.of("L"), false));
    }

    @Test
    void kinds_are_bound_in_how_they_lie() throws UnusableInput {
        assertThat(read("turns: {L4: [90, 0], T: 180}"))
                .containsExactly(new Rule.Turns("L", List.of(0, 90)), new Rule.Turns("T", List.of(180)));
        assertThat(read("flips: {L: no}")).containsExactly(new Rule.Unflipped("L"));
    }

    @Test
    void kinds_are_counted_together() throws UnusableInput {
        assertThat(read("total: {kinds: [I, L], count: 1..2}"))
                .containsExactly(new Rule.Total(List.of("I", "L"), new CountRange(1, 2)));
        assertThat(read("total: {kinds: any, count: 2..}"))
                .containsExactly(
                        new Rule.Total(List.of("T", "L", "I", "O", "X5"), new CountRange(2, CountRange.UNBOUNDED)));
    }

    @Test
    void the_whole_has_a_symmetry() throws UnusableInput {
        assertThat(read("symmetric: half-turn")).containsExactly(new Rule.Symmetric("turn 180"));
        assertThat(read("symmetric: flip")).containsExactly(new Rule.Symmetric("flip"));
    }

    @Test
    void pieces_touch_the_edge_or_do_not() throws UnusableInput {
        assertThat(read("border: any")).containsExactly(new Rule.Border(List.of(), true));
        assertThat(read("inside: [X5]")).containsExactly(new Rule.Border(List.of("X5"), false));
        assertThat(read("touching: [T, I]")).containsExactly(new Rule.Touching("I", "T"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        no-for-meet | 5 | Unknown rule 'no-for-meet'. Did you mean 'no-four-meet'?
        walls | 5 | Unknown rule 'walls'. Use one of no-four-meet, no-fault-line, apart,
        no-four-meet: 3 | 19 | 'no-four-meet' is '3'. Use 'true' or 'false'.
        apart: sides | 12 | The rule 'apart' cannot keep pieces apart by 'sides'. Use 'edges' or 'corners'.
        apart: {kind: any} | 13 | The rule 'apart' has no key 'kind'. Use 'kinds'.
        apart: [T, L] | 13 | 'apart' has 'T' among its cells. Write kinds as in '{kinds: [I, L]}', and cells as in '[[0, 0], [0, 1]]'.
        apart: [[0, 0]] | 12 | The rule 'apart' needs two different cells or more. Write them as in '[[0, 0], [0, 1]]'.
        together: [[0, 0], [0, 0]] | 15 | The rule 'together' needs two different cells or more.
        together: [[0, 0], [0, 9]] | 5 | (0, 9) is not a cell of the board.
        together: [[0, 0, 0], [0, 1]] | 16 | A cell of this board has 2 coordinates, but this cell has 3. Write [row, \
        column].
        touching: T | 15 | The value of the rule 'touching' is 'T', but should be two kinds. Write it as in 'touching: \
        [I, L]'.
        touching: [T, L] | 5 | 'touching' needs kinds that are used at most once, but there may be several of L. Use \
        'L: 1'.
        border: [X] | 14 | No piece is called 'X'. Use 'X5'.
        border: [] | 13 | The kinds of 'border' are an empty list. Use a list of kinds, as in '[I, L]', or 'any'.
        cell: {at: [0, 0]} | 11 | The value of the rule 'cell' is a mapping, but should be 'at', and one of 'kinds' \
        and 'not'. Write it as in 'cell: {at: [0, 0], kinds: [I, L]}'.
        cell: {at: top, kinds: T} | 16 | A cell of a rule is 'top'. Write [row, column], counted from 0.
        turns: {L: [0, 45]} | 13 | A piece of the square lattice cannot be turned by 45 degrees here. Use some of [0, 90, 180, 270].
        turns: {L: left} | 16 | A turn of 'L' is 'left'. Use degrees, as in '[0, 90]'.
        turns: {L: []} | 16 | No turn of 'L' is left. Use degrees, as in '[0, 90]'.
        flips: {L: never} | 16 | 'L' is 'never'. Use 'true' or 'false'.
        flips: L | 12 | The value of the rule 'flips' is 'L', but should be kinds, each with yes or no. Write it as in \
        'flips: {L: no}'.
        total: {kinds: [T], count: many} | 32 | The count of 'total' is 'many'. Write a whole number such as 3, or 1..3, 2.. or any.
        total: {kinds: [T]} | 12 | The value of the rule 'total' is a mapping, but should be kinds and a count.
        symmetric: quarter-turn | 5 | The board has no symmetry 'turn 90'. It has 'turn 180', 'flip', 'flip turn 180'.
        symmetric: [] | 16 | The symmetry is a list. Use 'half-turn', or a name that 'quadrille info' shows.
        touching | 5 | The rule 'touching' needs a value. Write it as in 'touching: [I, L]'.
        [apart] | 5 | A rule is a list. Use a word or a name with a value, as in '[no-four-meet, {apart: corners}]'.
        """)
    void what_is_no_rule_is_said_where_it_stands(String rule, int column, String message) {
        assertThat(complaint(PUZZLE + "  - " + rule + "\n")).startsWith("p:4:" + column + ": " + message);
    }

    @Test
    void all_mistakes_are_said_at_once() {
        String text = PUZZLE + """
                  - symmetric: quarter-turn
                  - apart: sides
                  - border: [X]
                """ + "colours: |\n  xo\n";
        assertThat(complaint(text).lines())
                .extracting(line -> line.replaceFirst("p:(\\d+):.*", "$1"))
                .containsExactly("4", "5", "6", "8");
    }

    @Test
    void given_pieces_keep_the_rules() {
        String text =
                "board: 4x4\npieces: {I2: any}\nrules: [{apart: [[0, 0], [0, 1]]}]\ngiven: [[I2, [[0, 0], [0, 1]]]]\n";
        assertThat(complaint(text))
                .startsWith("p:4:9: I2 covers (0, 0), (0, 1), which must be covered by different pieces.");
    }

    @Test
    void rules_may_stand_beside_the_puzzle() throws UnusableInput {
        GivenKeys keys = GivenKeys.NONE.with(Optional.of("[no-four-meet, {apart: corners}]"));
        assertThat(PuzzleReader.read("4x5", keys).rules().list())
                .containsExactly(new Rule.NoFourMeet(), new Rule.Apart(List.of(), false, true));
    }

    @Test
    void rules_beside_the_puzzle_have_places_of_their_own() {
        GivenKeys keys = GivenKeys.NONE.with(Optional.of("[no-for-meet]"));
        UnusableInput problem = catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.read("4x5", keys));
        assertThat(problem.problems()).hasSize(1);
        assertThat(problem.problems().get(0).column()).isEqualTo(2);
    }

    @Test
    void nothing_is_no_rule() {
        GivenKeys keys = GivenKeys.NONE.with(Optional.of(" "));
        UnusableInput problem = catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.read("4x5", keys));
        assertThat(problem).hasMessageContaining("No rule is named. Use one such as 'no-four-meet'.");
    }

    @Test
    void rules_are_not_given_twice() {
        GivenKeys keys = GivenKeys.NONE.with(Optional.of("apart"));
        UnusableInput problem =
                catchThrowableOfType(UnusableInput.class, () -> PuzzleReader.parse("p", PUZZLE + "  - apart\n", keys));
        assertThat(problem).hasMessageContaining("'rules' is given twice: here, and by");
    }
}
