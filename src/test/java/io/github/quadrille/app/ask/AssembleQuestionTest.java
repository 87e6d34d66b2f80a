package io.github.quadrille.app.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.answer.DisassemblyAnswer.Moved;
import io.github.quadrille.app.ask.AssembleQuestion.Answer;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class AssembleQuestionTest {
    private static final String CAGE = """
            lattice: cubic
            board: 3x3x3
            pieces: {cage: 1, one: 1}
            shapes: {one: X, cage: [XXX, XXX, XXX, "", XXX, X.X, XXX, "", XXX, XXX, XXX]}
            """;

    private static Answer ask(Limits limits, String puzzle) throws UnusableInput {
        return new AssembleQuestion(limits).answer(Puzzles.parse("burr", puzzle), SolveListener.SILENT);
    }

    private static Answer ask(String puzzle) throws UnusableInput {
        return ask(Limits.NONE, puzzle);
    }

    @Test
    void two_cubes_come_apart_by_one_move() throws UnusableInput {
        Answer answer = ask(
                "{lattice: cubic, board: 1x1x2, pieces: {one: 2}, shapes: {one: X}, given: [[one, [[0,0,0]]], [one, [[0,0,1]]]]}");
        assertThat(answer.found().level()).contains("1");
        assertThat(answer.found().moves())
                .contains(List.of(new Moved(List.of(0), List.of(1, 0, 0), OptionalInt.empty(), "one 1: up and away")));
    }

    @Test
    void a_piece_in_a_cage_holds_it_together_unless_the_cage_is_all_that_lies() throws UnusableInput {
        String cage = cage();
        Answer both = ask(CAGE + "given: [" + cage + ", [one, [[1, 1, 1]]]]");
        assertThat(both.found().status()).isEqualTo("interlocked");
        assertThat(both.found().together()).contains(List.of(0, 1));
        assertThat(ask(CAGE + "given: [" + cage + "]").found().moves()).contains(List.of());
    }

    @Test
    void it_is_undecided_where_the_time_is_up() throws UnusableInput {
        Answer answer = ask(Limits.time(Duration.ZERO), CAGE + "given: [" + cage() + ", [one, [[1, 1, 1]]]]");
        assertThat(answer.found().status()).isEqualTo("undecided");
        assertThat(answer.reason()).contains("the time limit was reached");
    }

    @Test
    void boards_without_pieces_or_without_moves_are_refused() {
        assertThatThrownBy(() -> ask(CAGE))
                .hasMessageContaining(
                        "No piece is on the board, so there is nothing to take apart. Put the pieces of a packing under 'given'.");
        assertThatThrownBy(() -> ask("{board: 1x4, pieces: {I: 1}, given: [[I, [[0,0],[0,1],[0,2],[0,3]]]]}"))
                .hasMessageContaining("Only packings of cubes and balls can be assembled");
    }

    private static String cage() {
        StringBuilder cells = new StringBuilder();
        for (int i = 0; i < 27; i++) {
            cells.append(i == 13 ? "" : "[%d, %d, %d],".formatted(i / 9, i / 3 % 3, i % 3));
        }
        return "[cage, [" + cells.substring(0, cells.length() - 1) + "]]";
    }
}
