package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RowTables;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.DerivedModel.FurtherRow;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks the rows that a model has in addition to the rows of its cells and kinds. They must be the puzzle's rows, in
 * any order, or the model is refused.
 */
@Slow
class FurtherRowsTest {
    private static final String BARS = "{board: 1x4, pieces: {I2: any}}";
    private static final RowItem[] ROWS = {
        RowTables.row(0, 1, 0, 1), RowTables.row(0, 1, 1, 2), RowTables.row(1, 1, 2), RowTables.row(1, 2, 0, 2)
    };

    @TempDir
    private Path folder;

    @Test
    void the_rows_of_random_covers_are_accepted() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(61);
        Random random = new Random(62);
        for (int round = 0; round < Rounds.of(40, 400); round++) {
            Puzzle puzzle = puzzles.next();
            PlacementTable table = RowTables.random(puzzle, random);
            List<RowItem> rows = new ArrayList<>(table.cover().rows());
            Collections.shuffle(rows, random);
            assertThat(check(derived(PuzzleWriter.toYaml(puzzle), rows), text(table)))
                    .as("%s %s", puzzle, rows)
                    .isEqualTo(new CheckResult.OfPuzzle(table.size(), new ProofModel(table).constraints()));
        }
    }

    @Test
    void rows_may_have_any_order_but_each_is_there_as_often_as_it_is_due() throws Exception {
        List<RowItem> rows = new ArrayList<>(List.of(ROWS));
        rows.add(ROWS[0]);
        DerivedModel derived = derived(BARS, rows);
        Collections.reverse(rows);
        assertThat(check(derived, text(table(rows)))).isInstanceOf(CheckResult.OfPuzzle.class);
        rows.set(rows.indexOf(ROWS[1]), ROWS[0]);
        assertThat(check(derived, text(table(rows))))
                .isInstanceOfSatisfying(
                        CheckResult.Refused.class,
                        refused -> assertThat(refused.message())
                                .isEqualTo("The puzzle does not have this row, or has it less often. Check that this"
                                        + " model belongs to this puzzle."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-1 x1 -1 x2 >= -1 ;| -1 x1 -1 x2 >= -2 ;| The puzzle does not have this row, or has it less often.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 -1 x3 >= -1 ;| The puzzle does not have this row, or has it less often.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 >= -1 ;| The puzzle does not have this row, or has it less often.",
                "-1 x1 -1 x2 >= -1 ;| 0 x1 >= -1 ;| The puzzle does not have this row, or has it less often.",
                "-1 x1 -1 x2 >= -1 ;| +1 x1 +1 x2 >= -1 ;| The puzzle does not have this row, or has it less often.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 -1 x2 = -1 ;| The puzzle does not have this row, or has it less often.",
                "+1 x3 = 1 ;| +1 x3 >= 1 ;| The puzzle does not have this row, or has it less often.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 +1 x2 >= -1 ;| The factor of 'x2' is 1. All factors should be 1, or all"
                        + " should be -1.",
                "-1 x1 -1 x2 >= -1 ;| -2 x1 -2 x2 >= -2 ;| The factor of 'x1' is -2. All factors should be 1, or all"
                        + " should be -1.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 -1 x2 -1 x2 >= -1 ;| This row has 'x2' twice.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 -1 ~x2 >= -1 ;| This row has the negation '~x2', but rows have variables"
                        + " only.",
                "-1 x1 -1 x2 >= -1 ;| -1 x1 -1 x2 -1 x9 >= -1 ;| No placement of the puzzle is in the same rows as"
                        + " 'x9'."
            })
    void a_damaged_row_is_refused(String from, String to, String expected) throws Exception {
        String model = text(table(List.of(ROWS)));
        int at = model.indexOf("* row r0");
        String damaged = model.substring(0, at) + model.substring(at).replaceFirst(Pattern.quote(from), to);
        assertThat(damaged).isNotEqualTo(model);
        CheckResult.Refused refused = (CheckResult.Refused) check(derived(BARS, List.of(ROWS)), damaged);
        assertThat(damaged.split("\n")[(int) refused.line() - 1]).isEqualTo(to);
        assertThat(refused.message()).startsWith(expected);
    }

    @Test
    void a_row_that_is_missing_and_one_too_many_are_named() throws Exception {
        DerivedModel derived = derived(BARS, List.of(ROWS));
        assertThat(((CheckResult.Refused) check(derived, text(table(List.of(ROWS[0], ROWS[1], ROWS[2]))))).message())
                .startsWith(
                        "The model ends here, but the puzzle has one more row, in addition to those of cells and kinds.");
        assertThat(((CheckResult.Refused) check(derived, text(table(List.of(ROWS))) + "+1 x1 >= 0 ;\n")).message())
                .startsWith("The model of the puzzle has only 10 rows, but this model has one more here.");
    }

    @Test
    void a_row_without_placements_is_compared_by_its_bound() throws Exception {
        String puzzle = "{board: 1x2, pieces: {V3: any}}";
        RowItem empty = RowTables.row(0, 1);
        String model = text(RowTables.of(Puzzles.parse("p.yaml", puzzle), empty));
        assertThat(check(derived(puzzle, List.of(empty)), model)).isEqualTo(new CheckResult.OfPuzzle(0, 7));
        assertThat(check(derived(puzzle, List.of(RowTables.row(0, 2))), model)).isInstanceOf(CheckResult.Refused.class);
    }

    @Test
    void a_turn_of_the_board_that_does_not_keep_the_rows_makes_no_class() throws Exception {
        assertThat(symmetries()).isEqualTo(2);
        assertThat(symmetries(ROWS[0])).isEqualTo(1);
        assertThat(symmetries(ROWS[0], ROWS[1])).isEqualTo(2);
    }

    private static int symmetries(RowItem... rows) throws Exception {
        return new PackingClasses(derived(BARS, Arrays.asList(rows)), Map.of()).symmetries();
    }

    private static PlacementTable table(List<RowItem> rows) throws Exception {
        return RowTables.of(Puzzles.parse("p.yaml", BARS), rows.toArray(RowItem[]::new));
    }

    private static String text(PlacementTable table) throws Exception {
        StringWriter text = new StringWriter();
        new ProofModel(table).write(text);
        return text.toString();
    }

    private CheckResult check(DerivedModel derived, String model) throws Exception {
        return Checks.of(Files.writeString(folder.resolve("m.opb"), model), derived);
    }

    /**
     * Adds rows to the model that is derived from a puzzle file. The given rows number the placements as a {@link
     * ProofModel} does.
     */
    private static DerivedModel derived(String puzzle, List<RowItem> rows) throws Exception {
        DerivedModel derived = ModelDerivation.ofFile(puzzle.getBytes(StandardCharsets.UTF_8), Map.of());
        Map<String, Integer> columns = new HashMap<>();
        derived.columns().forEach(placed -> columns.put(derived.name(placed), columns.size()));
        ProofModel ours = new ProofModel(new PlacementTable(Puzzles.parse("p.yaml", puzzle)));
        List<FurtherRow> further = new ArrayList<>();
        for (RowItem row : rows) {
            BitSet placements = new BitSet();
            row.options().stream().forEach(option -> placements.set(columns.get(ours.placementName(option))));
            further.add(new FurtherRow(placements, row.min(), row.max()));
        }
        return new DerivedModel(
                derived.rows(),
                derived.cells(),
                derived.columns(),
                derived.isCovering(),
                derived.moves(),
                further,
                derived.keptRules());
    }
}
