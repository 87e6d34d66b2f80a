package io.github.quadrille.proof.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RowTables;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.release.Release;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProofModelTest {
    @Test
    void every_row_and_variable_is_named_in_comments() throws IOException {
        assertThat(text(model("..?", CountRange.exactly(1))).lines())
                .containsExactly(
                        "* #variable= 2 #constraint= 4",
                        "* Quadrille " + Release.name(),
                        "* The puzzle 'test'. A variable stands for each placement. Cells are given as (row, column),"
                                + " counted from 0:",
                        "* x1 bar (0, 0), (0, 1)",
                        "* x2 bar (0, 1), (0, 2)",
                        "* cell (0, 0)",
                        "+1 x1 = 1 ;",
                        "* cell (0, 1)",
                        "+1 x1 +1 x2 = 1 ;",
                        "* cell (0, 2)",
                        "-1 x2 >= -1 ;",
                        "* kind bar",
                        "+1 x1 +1 x2 = 1 ;");
    }

    @Test
    void an_equation_counts_twice_and_an_open_range_once() {
        ProofModel model = model("..?", new CountRange(1, CountRange.UNBOUNDED));
        assertThat(model.constraints()).isEqualTo(6);
        assertThat(List.of(model.lower(0), model.upper(0))).containsExactly(1L, 2L);
        assertThat(List.of(model.lower(2), model.upper(2))).containsExactly(ProofModel.NO_BOUND, 5L);
        assertThat(List.of(model.lower(3), model.upper(3))).containsExactly(6L, ProofModel.NO_BOUND);
    }

    @Test
    void rows_of_the_cover_come_last_and_say_no_more_than_they_ask() throws IOException {
        ProofModel model = new ProofModel(RowTables.of(
                model("..?", CountRange.ANY).table().puzzle(),
                RowTables.row(0, 1, 0, 1),
                RowTables.row(1, CountRange.UNBOUNDED, 1),
                RowTables.row(0, CountRange.UNBOUNDED, 0),
                RowTables.row(1, 2, 0, 1),
                RowTables.row(1, 1, 0)));
        assertThat(text(model)).startsWith("* #variable= 2 #constraint= 9").endsWith("""
                        * kind bar
                        +1 x1 +1 x2 >= 0 ;
                        * row r0
                        -1 x1 -1 x2 >= -1 ;
                        * row r1
                        +1 x2 >= 1 ;
                        * row r2
                        * row r3
                        +1 x1 +1 x2 >= 1 ;
                        -1 x1 -1 x2 >= -2 ;
                        * row r4
                        +1 x1 = 1 ;
                        """);
        assertThat(model.constraints()).isEqualTo(12);
        assertThat(List.of(model.lower(4), model.upper(4))).containsExactly(ProofModel.NO_BOUND, 7L);
        assertThat(List.of(model.lower(5), model.upper(5))).containsExactly(8L, ProofModel.NO_BOUND);
        assertThat(List.of(model.lower(6), model.upper(6))).containsOnly(ProofModel.NO_BOUND);
        assertThat(List.of(model.lower(8), model.upper(8))).containsExactly(11L, 12L);
    }

    @Test
    void a_cell_without_placements_is_an_empty_sum() throws IOException {
        assertThat(text(model(".#..", CountRange.ANY))).contains("* cell (0, 0)\n0 x1 = 1 ;\n");
    }

    @Test
    void the_header_counts_lines_and_an_equation_is_one() throws IOException {
        for (CountRange count : List.of(CountRange.ANY, CountRange.exactly(1), new CountRange(1, 2))) {
            String text = text(model("..?", count));
            long lines = text.lines().filter(line -> !line.startsWith("*")).count();
            assertThat(text).startsWith("* #variable= 2 #constraint= " + lines + System.lineSeparator());
        }
    }

    @Test
    void without_placements_the_only_variable_is_none_that_doubles_the_models() throws IOException {
        ProofModel model = model("?", CountRange.ANY);
        assertThat(text(model)).startsWith("* #variable= 1 #constraint= 3").endsWith("-1 x1 >= 0 ;\n");
        assertThat(model.constraints()).isEqualTo(3);
    }

    private static String text(ProofModel model) throws IOException {
        StringWriter text = new StringWriter();
        model.write(text);
        return text.toString();
    }

    private static ProofModel model(String board, CountRange count) {
        Bag bag = new Bag(List.of(new Supply(new Kind("bar", Polyform.drawn("XX")), count)));
        Region region = new Region(List.of(board), Wrap.NONE);
        return new ProofModel(new PlacementTable(new Puzzle("test", region, PieceSymmetry.FREE, bag)));
    }
}
