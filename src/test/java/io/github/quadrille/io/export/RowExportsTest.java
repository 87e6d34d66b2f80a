package io.github.quadrille.io.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.RowItem;
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
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that exports contain the rows of a cover in addition to its cells and kinds. A row limits how many options of
 * a set are chosen.
 */
@Slow
class RowExportsTest {
    private static final long ENOUGH = 30;

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"MINIZINC", "BURRTOOLS"})
    void random_covers_with_rows_have_as_many_solutions_as_their_exports(ExportFormat format) throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(51);
        Random random = new Random(52);
        int some = 0;
        int fewer = 0;
        for (int i = 0; i < Rounds.of(60, 600); i++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = RowTables.random(puzzle, random);
            long count = RowTables.count(table.cover(), ENOUGH);
            assertThat(system(format, ExportedText.of(format, new ProofModel(table)))
                            .count(ENOUGH))
                    .as(
                            "%d %s %s %s",
                            i, puzzle, puzzle.region().picture(), table.cover().rows())
                    .isEqualTo(count);
            some += count > 0 ? 1 : 0;
            fewer += count < RowTables.count(new PlacementTable(puzzle).cover(), ENOUGH) ? 1 : 0;
        }
        assertThat(Math.min(some, fewer)).isGreaterThan(5);
    }

    private static LinearSystem system(ExportFormat format, String text) throws Exception {
        return switch (format) {
            case OPB -> ExportedText.opb(text, OptionalLong.empty());
            case DIMACS -> ExportedText.dimacs(text);
            case DLX -> ExportedText.dlx(text);
            case XCSP3 -> ExportedText.xcsp3(text, OptionalLong.empty());
            case FLATZINC -> ExportedText.flatZinc(text, OptionalLong.empty());
            case LP -> ExportedText.lp(text, OptionalLong.empty());
            case MPS -> ExportedText.mps(text, OptionalLong.empty());
            default -> throw new IllegalArgumentException(format.name());
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "OPB; '* row r0\n-1 x1 -1 x2 >= -1 ;\n* row r1\n+1 x1 +1 x3 >= 1 ;\n-1 x1 -1 x3 >= -2 ;\n'",
                "LP; '\\ row r0\n L6: + x1 + x2 <= 1\n\\ row r1\n G7: + x1 + x3 >= 1\n'",
                "DIMACS; 'c clauses 5 to 5: row r0, 0..1\nc clauses 6 to 6: row r1, 1..2\n'",
                "FLATZINC; 'constraint int_lin_le([1,1],[x1,x2],1); % row r0\nconstraint int_lin_le([-1,-1],[x1,x3],-1); % row r1\n'",
                "XCSP3; '<!-- row r0 --> <sum> <list> x[0] x[1] </list> <condition> (le,1) </condition> </sum>\n'",
                "MINIZINC; 'rows = 2;\nrow = [{1,2}, {1,3}];\nrow_least = [0, 1];\nrow_most = [1, 2];\n'",
                "DLX; 'r0c0 r0c1 0:3|bar 1:2|r1 | r0c2 r0c3 r0\nbar r0c0 r0c1 r0 r1\nbar r0c1 r0c2 r0\nbar r0c2 r0c3 r1\n'",
                "MPS; '* row r0\n L  L6\n* row r1\n G  G7\n'",
            })
    void rows_have_names_and_come_after_cells_and_kinds(ExportFormat format, String expected) throws Exception {
        assertThat(text(format, RowTables.row(0, 1, 0, 1), RowTables.row(1, 2, 0, 2)))
                .contains(expected.replace("\\n", "\n").replace("\\\\", "\\"));
    }

    @Test
    void options_of_a_row_of_none_are_left_out_of_an_exact_cover() throws Exception {
        assertThat(text(ExportFormat.DLX, RowTables.row(0, 0, 1), RowTables.row(0, KindItem.UNBOUNDED, 0)))
                .contains("| the rule r0 forbids all of its placements, so they are left out\n")
                .endsWith("r0c0 r0c1 0:3|bar | r0c2 r0c3\nbar r0c0 r0c1\nbar r0c2 r0c3\n");
    }

    @Test
    void no_kind_of_an_exact_cover_is_called_as_a_row() throws Exception {
        assertThat(ExportedText.of(ExportFormat.DLX, model("r0", RowTables.row(0, 1, 0, 1))))
                .contains("| =1 is r0\n")
                .contains("\n=1 r0c0 r0c1 r0\n");
    }

    private static String text(ExportFormat format, RowItem... rows) throws Exception {
        return ExportedText.of(format, model("bar", rows));
    }

    private static ProofModel model(String kind, RowItem... rows) {
        Bag bag = new Bag(List.of(new Supply(new Kind(kind, Polyform.drawn("XX")), CountRange.ANY)));
        Region region = new Region(List.of("..??"), Wrap.NONE);
        return new ProofModel(RowTables.of(new Puzzle("test", region, PieceSymmetry.FREE, bag), rows));
    }
}
