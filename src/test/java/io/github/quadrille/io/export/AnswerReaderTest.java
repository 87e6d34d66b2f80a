package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.export.AnswerReader.SolverAnswerFormat;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.Problems;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Reads solvers' answers about two bars on a strip of four cells. The placements are 1, 2 and 3, and the only packing
 * consists of 1 and 3. The model has no other variables.
 */
class AnswerReaderTest {
    private static final Puzzle STRIP = new Puzzle(
            "strip",
            new Region(List.of("...."), Wrap.NONE),
            PieceSymmetry.FREE,
            new Bag(List.of(new Supply(new Kind("bar", Polyform.drawn("XX")), CountRange.ANY))));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s SATISFIABLE\nv 1 -2 3 0\n",
                "c a comment\nv 1 -2\nv 3 0\ns SATISFIABLE\n",
                "v 1 -2 3 0",
                "SAT\n1 -2 3 0\n",
                "s SATISFIABLE\nv x1 -x2 x3\n",
                "o -4\nv x1 -x2\nv x3\n",
                "bar on 1..2\nbar on {3,4}\n----------\n==========\n",
                "x1 = 1;\nx2 = 0;\nx3 = 1;\n----------\n==========\n",
                "c Problem:\ns mip 5 3 o 2\ni 1 1\nj 1 1\nj 2 0\nj 3 1\ne o f\n",
                "Optimal - objective value 0\n 0 E1 1 0\n 0 x1 1 0\n 1 x2 1e-09 -0\n 2 x3 0.9999999 0\n"
            })
    void every_form_of_an_answer_is_recognised(String text) throws UnusableInput {
        SolverAnswer answer = read(text);
        assertThat(answer.claim()).isEqualTo(Claim.SOLUTION);
        assertThat(answer.packings()).hasSize(1);
        assertThat(answer.packings().get(0).picture(STRIP)).containsExactly("bbbb");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s UNSATISFIABLE",
                "UNSAT",
                "UNSATISFIABLE",
                "=====UNSATISFIABLE=====",
                "s mip 5 3 n 0\nj 1 0\nj 2 0\nj 3 0",
                "Integer infeasible - objective value 0.5\n** 0 E1 2 0\n 0 x1 0.5 0"
            })
    void that_there_is_none_is_a_claim(String text) throws UnusableInput {
        assertThat(read(text)).isEqualTo(new SolverAnswer(Claim.INFEASIBLE, List.of()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s UNKNOWN",
                "INDET",
                "=====UNKNOWN=====",
                "s mip 5 3 u 0\nj 1 0",
                "Stopped on time - objective value 0\n 0 x1 0.5 0"
            })
    void a_solver_may_not_know(String text) throws UnusableInput {
        assertThat(read(text)).isEqualTo(new SolverAnswer(Claim.UNKNOWN, List.of()));
    }

    @Test
    void several_models_may_follow_each_other() throws UnusableInput {
        assertThat(read("c Answer: 1\nv 1 -2 3 0\nc Answer: 2\nv -1 2 -3 0\ns SATISFIABLE\n")
                        .packings())
                .hasSize(2);
        assertThat(read("c Answer: 1\nv x1 -x2 x3\nc Answer: 2\nv -x1 x2 -x3\n").packings())
                .hasSize(2);
        assertThat(read("v 1 -2 3 0 1 -2 3 0").packings()).hasSize(2);
    }

    @Test
    void what_is_no_packing_is_read_all_the_same() throws UnusableInput {
        assertThat(read("v 1 2 -3 0").packings().get(0).pieces()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "hello # neither a status nor values",
                "'' # neither a status nor values",
                "s SATISFIABLE # its answer has no values",
                "v 1 -2 3 # does not end with 0",
                "v 1 -2 0 # no value for 3. Check whether it is cut off",
                "v x1 -x2 # no value for x3",
                "Optimal - objective value 0 # its answer has no values",
                "x4 = 1; # There is no variable 'x4'",
                "x1 = 1; # no value for x2",
                "v 1 -2 3 4 0 # There is no variable '4': the puzzle's export has 3. Check that it answers this",
                "v 1 -1 2 3 0 # contradicts",
                "v x1 -x2 y3 # 'y3' is not a value",
                "v 1 two 3 0 # 'two' is not a value",
                "bar on 1..2 # is missing. Check whether the answer is cut off",
                "bar on {3,5} # There is no cell '5': the puzzle has 4",
                "bar on {3,99999999999} # There is no cell",
                "bar on {3,,4} # There is no cell ''",
                "bar on 3..5 # There is no cell '5'"
            })
    void what_cannot_be_an_answer_is_refused_with_the_reason(String text, String reason) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(UnusableInput.class).hasMessageContaining(reason);
    }

    @Test
    void lines_of_other_files_are_refused_with_their_place() {
        assertThatThrownBy(() -> read("v 1 -2 3 0\np cnf 3 4\n"))
                .hasMessage(
                        "answer:2:1: 'p cnf 3 4' is not a line of a solver's answer. Check that this is the right file.");
        assertThatThrownBy(() -> read("moves = 3\n----------\n"))
                .hasMessageContaining("answer:1:1: 'moves = 3' is not a line that models/packing.mzn prints.");
        assertThatThrownBy(() -> read("s UNSATISFIABLE\nv 1 -2 3 0\n"))
                .hasMessageContaining("says that there is no solution");
    }

    @Test
    void the_format_may_be_told() {
        assertThatThrownBy(() -> AnswerReader.parse(
                        new Problems("answer"),
                        "v 1 -2 3 0",
                        Optional.of(SolverAnswerFormat.OPB),
                        ExportedText.model(STRIP)))
                .hasMessageContaining("'1' is not a value of a variable. Try --format dimacs.");
    }

    private static SolverAnswer read(String text) throws UnusableInput {
        return AnswerReader.parse(new Problems("answer"), text, Optional.empty(), ExportedText.model(STRIP));
    }
}
