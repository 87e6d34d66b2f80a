package io.github.quadrille.proof.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.proof.checker.puzzle.ModelsOfPuzzles;
import io.github.quadrille.proof.checker.puzzle.UnreadablePuzzle;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that damaged models are refused, and that the refusal names the damaged line. */
@Slow
class ModelComparisonTest {
    private static final String PUZZLE = """
        board: |
          ...?
          .#..
        pieces: {V3: 1..2, I2: 2}
        """;
    private static final String COVERING = """
        board: 2x3
        pieces: {V3: any, I2: 0..1}
        goal: cover
        cell-weights: |
          123
          456
        """;

    @TempDir
    private Path folder;

    private static String model(String puzzle) throws UnusableInput, IOException {
        return ModelsOfPuzzles.written(PuzzleReader.parse("p.yaml", puzzle));
    }

    private CheckResult check(String puzzle, String model) throws IOException, UnreadablePuzzle {
        return new ModelsOfPuzzles(folder).check(puzzle, model);
    }

    /** Returns the refused line of a model, and the reason. */
    private String refusal(String puzzle, String model) throws Exception {
        CheckResult.Refused refused = (CheckResult.Refused) check(puzzle, model);
        return model.split("\n")[(int) refused.line() - 1] + " | " + refused.message();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "+1 x4 +1 x7 +1 x8 = ; +1 x7 +1 x8 = ; +1 x2 +1 x7 +1 x8 = 1 , | 'x4' is not in this row, the row of cell"
                        + " (0, 1), so it does not stand for a placement. Of the placements that have no variable, it"
                        + " is most"
                        + " like V3 (0, 1), (0, 2), (1, 2).",
                "+1 x2 +1 x11 = ; +1 x2 +1 x11 +1 x13 = ; +1 x2 +1 x11 +1 x13 = 1 , | 'x13' is in this row, the row of"
                        + " cell (1, 0)",
                "+1 x2 +1 x11 = 1 ; +1 x2 +1 x11 = 2 ; +1 x2 +1 x11 = 2 , | The row of cell (1, 0) should be = 1, but"
                        + " this model has = 2. Check that this model belongs to this puzzle.",
                "+1 x2 +1 x11 = 1 ; +1 x2 +1 x11 >= 1 ; +1 x2 +1 x11 >= 1 , | The row of cell (1, 0) should be = 1,"
                        + " but this model has '>='. Check that this model belongs to this puzzle.",
                "+1 x2 +1 x11 = 1 ; +1 x2 -1 x11 = 1 ; +1 x2 -1 x11 = 1 , | The factor of 'x11' in the row of cell (1, 0) is -1, but should be 1.",
                "+1 x2 +1 x11 = 1 ; +1 x2 +2 x11 = 1 ; +1 x2 +2 x11 = 1 , | The factor of 'x11'",
                "+1 x2 +1 x11 = 1 ; +1 x2 +1 ~x11 = 1 ; +1 x2 +1 ~x11 = 1 , | This row has the negation '~x11', but"
                        + " rows have variables only.",
                "+1 x2 +1 x11 = 1 ; +1 x2 +1 x11 +1 x2 = 1 ; +1 x2 +1 x11 +1 x2 = 1 , | This row has 'x2' twice.",
                "+1 x2 +1 x11 = 1 ; +1 x2 +1 x11 +0 y1 = 1 ; +1 x2 +1 x11 +0 y1 = 1 , | No placement of the puzzle"
                        + " is in the same rows as 'y1'.",
                "-1 x13 >= -1 ; -1 x13 >= -2 ; -1 x3 -1 x5 -1 x6 -1 x9 -1 x13 >= -2 , | The row of cell (0, 3) should be >= -1",
                "-1 x5 -1 x6 >= -2 ; -1 x5 -1 x6 >= -3 ; -1 x1 -1 x2 -1 x3 -1 x4 -1 x5 -1 x6 >= -3 , | The row of kind V3 should be >= -2",
                "-1 x5 -1 x6 >= -2 ; -1 x5 >= -2 ; -1 x1 -1 x2 -1 x3 -1 x4 -1 x5 >= -2 , | The row of kind V3 has 5 variables here, but had 6 before.",
                "-1 x5 -1 x6 >= -2 ; -1 x5 -1 x7 >= -2 ; -1 x1 -1 x2 -1 x3 -1 x4 -1 x5 -1 x7 >= -2 , | 'x7' is not in the row before"
            })
    void a_damaged_row_is_refused(String from, String to, String expected) throws Exception {
        String model = model(PUZZLE);
        assertThat(model).contains(from);
        assertThat(refusal(PUZZLE, model.replace(from, to)).replace(";", ",")).startsWith(expected);
    }

    @Test
    void a_placement_that_is_missing_is_named() throws Exception {
        assertThat(refusal(PUZZLE, model(PUZZLE).replaceAll("[-+]1 x12 ", "")))
                .startsWith("+1 x1 +1 x3 ")
                .endsWith("| No variable stands for the placement I2 (0, 2), (1, 2) of the puzzle.");
    }

    @Test
    void a_placement_that_is_there_twice_is_named() throws Exception {
        assertThat(refusal(PUZZLE, model(PUZZLE).replaceAll("([-+]1) x12 ", "$1 x12 $1 y12 ")))
                .startsWith("+1 x1 +1 x3 ")
                .endsWith("| 'x12' and 'y12' stand for the same placement, I2 (0, 2), (1, 2).");
    }

    @Test
    void rows_that_are_exchanged_are_not_those_of_their_cells() throws Exception {
        String first = "+1 x2 +1 x7 +1 x11 = 1 ;\n";
        String second = "+1 x2 +1 x11 = 1 ;\n";
        String model = model(PUZZLE).replace(first, "@").replace(second, first).replace("@", second);
        assertThat(refusal(PUZZLE, model)).startsWith(second.strip()).contains("'x7'");
    }

    @Test
    void a_row_that_is_missing_and_one_too_many_are_named() throws Exception {
        String model = model(PUZZLE);
        assertThat(refusal(PUZZLE, model.substring(0, model.indexOf("+1 x7 +1 x8 +1 x9 +1 x10"))))
                .endsWith(
                        "| The model ends here, but the puzzle has one more row, of kind I2. Check that this model belongs to this puzzle.");
        assertThat(refusal(PUZZLE, model + "+1 x1 >= 1 ;\n"))
                .isEqualTo("+1 x1 >= 1 ; | The model of the puzzle has only 10 rows, but this model has one more here."
                        + " Check that this model belongs to this puzzle.");
    }

    @Test
    void names_of_variables_comments_and_blanks_do_not_matter() throws Exception {
        String model = model(PUZZLE)
                .replaceAll("x(\\d+)", "p_$1")
                .replaceAll("(?m)^\\*.*\n", "")
                .replace("+1", " 1 ");
        assertThat(check(PUZZLE, model)).isEqualTo(new CheckResult.OfPuzzle(13, 17));
    }

    @Test
    void a_wrong_objective_is_refused() throws Exception {
        String model = model(COVERING);
        assertThat(check(COVERING, model)).isEqualTo(new CheckResult.OfPuzzle(15, 9));
        assertThat(refusal(COVERING, model.replace("-8 x5", "-7 x5")))
                .startsWith("min: ")
                .endsWith(
                        "| The factor of 'x5' is '-7', but V3 (0, 0), (0, 1), (1, 1) counts 8, so the factor should be"
                                + " -8.");
        assertThat(refusal(COVERING, model.replace(" -8 x5", "")))
                .startsWith("min: ")
                .contains("'x5' is '0'");
        assertThat(refusal(COVERING, model.replace("-8 x5", "-8 x5 -8 x5"))).contains("The objective has 'x5' twice.");
        assertThat(refusal(COVERING, model.replaceFirst("min:.*", ""))).contains("There is no objective");
        assertThat(refusal(PUZZLE, "min: 1 x1 ;\n" + model(PUZZLE)))
                .isEqualTo("min: 1 x1 ; | The model has an objective that the puzzle does not have.");
    }

    @Test
    void all_placements_are_preserved_or_nothing_is_said_of_it() throws Exception {
        String all = "preserved: x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 x12 x13 ;\n";
        assertThat(check(PUZZLE, all + model(PUZZLE))).isInstanceOf(CheckResult.OfPuzzle.class);
        assertThat(refusal(PUZZLE, all.replace(" x7", "") + model(PUZZLE)))
                .startsWith("preserved: ")
                .endsWith(
                        "| 'x7' is missing here, so packings that differ only in I2 (0, 0), (0, 1) would count as one.");
        assertThat(refusal(PUZZLE, all.replace(" x7", " x7 x77") + model(PUZZLE)))
                .startsWith("preserved: ")
                .endsWith("| No placement of the puzzle is in the same rows as 'x77'.");
    }

    @Test
    void without_placements_one_variable_stands_for_none() throws Exception {
        String puzzle = "{board: 1x2, pieces: {V3: 1}}";
        String model = model(puzzle);
        assertThat(check(puzzle, model)).isEqualTo(new CheckResult.OfPuzzle(0, 7));
        assertThat(refusal(puzzle, model.replace("-1 x1 >= 0 ;\n", ""))).contains("one more row");
        assertThat(refusal(puzzle, model.replace("-1 x1 >= 0", "-1 x2 >= 0")))
                .contains("No placement of the puzzle is in the same rows as 'x1'");
    }

    @ParameterizedTest
    @CsvSource({
        "...?, ..?.",
        ".#.., ....",
        "I2: 2, I2: 1",
        "1..2, 1..3",
        "1..2, 2",
        "'V3: 1..2, I2: 2', 'I2: 2, V3: 1..2'",
        "board, 'wrap: horizontal\nboard'",
        "board, 'symmetry: fixed\nboard'",
        "board, 'goal: cover\nboard'",
        "I2: 2, I3: 2"
    })
    void a_model_of_another_puzzle_is_refused(String from, String to) throws Exception {
        String other = PUZZLE.replace(from, to.replace("\\n", "\n"));
        assertThat(other).isNotEqualTo(PUZZLE);
        assertThat(check(other, model(PUZZLE))).isInstanceOf(CheckResult.Refused.class);
        assertThat(check(other, model(other))).isInstanceOf(CheckResult.OfPuzzle.class);
    }

    @Test
    void whatever_changes_a_model_is_refused() throws Exception {
        for (Lattice lattice : Lattices.ALL) {
            RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 5);
            Random random = new Random(8);
            for (int round = 0; round < Rounds.of(25, 1000); round++) {
                String puzzle = PuzzleWriter.toYaml(puzzles.next());
                List<String> lines = new ArrayList<>(List.of(model(puzzle).split("\n")));
                String damage = damaged(lines, random);
                assertThat(check(puzzle, String.join("\n", lines)))
                        .as(puzzle + damage + "\n" + String.join("\n", lines))
                        .isInstanceOf(CheckResult.Refused.class);
            }
        }
    }

    /**
     * Removes, repeats or changes one line, so that the model has another meaning, and returns a description of the
     * damage.
     */
    private static String damaged(List<String> lines, Random random) {
        int at;
        do {
            at = random.nextInt(lines.size());
        } while (lines.get(at).startsWith("*"));
        String line = lines.get(at);
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        int terms = words.size() - 3;
        int term = 2 * random.nextInt(terms / 2);
        boolean counts = !words.get(term).equals("0");
        switch (random.nextInt(5)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, line);
            case 2 -> words.set(terms + 1, String.valueOf(Integer.parseInt(words.get(terms + 1)) + 1));
            case 3 -> words.set(term + (counts ? 1 : 0), counts ? "z9" : "1");
            default -> {
                if (counts) {
                    words.remove(term);
                    words.remove(term);
                } else {
                    words.set(term, "-1");
                }
            }
        }
        if (at < lines.size()
                && lines.get(at).equals(line)
                && !String.join(" ", words).equals(line)) {
            lines.set(at, String.join(" ", words));
        }
        return "line " + (at + 1) + ", once " + line;
    }
}
