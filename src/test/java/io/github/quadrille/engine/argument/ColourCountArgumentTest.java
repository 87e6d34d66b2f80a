package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class ColourCountArgumentTest {
    private static final int PUZZLES = Rounds.of(1_000, 10_000);
    private static final long MANY = 2_000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xoxo | d: 2 | xx | The pieces have 4 cells of the colour x, but only 2 cells of the board have it.",
                "xoo. | d: 2 | xx | The pieces have 4 cells of the colour x, but only 2 cells of the board have it or no colour.",
                "oooo | d: 1.. | x? | The pieces have at least 1 cell of the colour x, but no cell of the board has it.",
                "xxx. | d: 2 | xo | The pieces have 2 cells of the colour o, but only 1 cell of the board has it or no colour.",
                "xxxx | d: 0..2 | x? | ''",
                "xxxx | d: 0..1 | x? | The board has 4 cells of the colour x to cover, but at most 2 cells of the"
                        + " pieces have it or no colour.",
                "xxxx | 'd: 0..2, e: 0..1' | x? | ''",
                "xxxxxx | 'd: 0..2, I2: 0..1' | x? | ''",
                "xxxxxx | 'd: 0..2, e: 0..1' | xo | The board has 6 cells of the colour x to cover, but at most 3 cells of the pieces have it.",
                "xxxx.. | 'd: 0..3, O1: any' | xo | ''",
                "xxoo.. | 'd: 0..2, e: 0..1' | ab | The board has 2 cells of the colour o to cover, but no cell of the pieces has it.",
                "xxoo.. | 'd: 1, I2: 2' | ab | ''",
                "xx.o.. | 'd: 1, e: 1, I2: 1' | ab | The pieces have 4 cells of the colours a and b, but only 3 cells of the board have one of them or no colour."
            })
    void what_is_counted_is_told(String board, String pieces, String colours, String sentence) throws UnusableInput {
        Puzzle puzzle = puzzle(board, pieces, colours);
        assertThat(ColourCountArgument.find(puzzle)
                        .map(ColourCountArgument::sentence)
                        .orElse(""))
                .isEqualTo(sentence);
        Arguments.findByCounting(puzzle).ifPresent(found -> CertificateCheck.check(puzzle, found.certificate()));
    }

    @Test
    void a_cell_that_may_stay_open_need_not_be_covered() throws UnusableInput {
        String rest = ", colours: [xxx], pieces: {d: 1}, shapes: {d: {colours: x?}}}";
        assertThat(ColourCountArgument.find(Puzzles.parse("a", "{board: ['..?']" + rest)))
                .isEmpty();
        String other = rest.replace("x?", "xo").replace("xxx", "x.x");
        assertThat(ColourCountArgument.find(Puzzles.parse("a", "{board: ['..?']" + other)))
                .isEmpty();
        assertThat(ColourCountArgument.find(Puzzles.parse("a", "{board: ['.?.']" + other)))
                .map(ColourCountArgument::sentence)
                .contains("The board has 2 cells of the colour x to cover, but only 1 cell of the pieces has it.");
    }

    @Test
    void what_has_colours_that_do_not_fit_has_no_packing() {
        RandomPuzzles puzzles = new RandomPuzzles(17);
        Random random = new Random(17);
        int found = 0;
        int missed = 0;
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle plain = puzzles.next();
            if (AreaArgument.find(plain).isPresent()
                    || Solver.of(plain).packings().limit(MANY).count() == MANY) {
                continue;
            }
            Puzzle puzzle = plain.with(new RuleSet(List.of(colours(plain, random))));
            PackingChecker checker = new PackingChecker(puzzle);
            boolean isPacked = Solver.of(plain)
                    .packings()
                    .anyMatch(packing -> checker.faults(packing).isEmpty());
            Optional<ColourCountArgument> argument = ColourCountArgument.find(puzzle);
            if (argument.isPresent()) {
                assertThat(isPacked).as("%s: %s", puzzle, argument.get()).isFalse();
                CertificateCheck.check(puzzle, argument.get().certificate());
                found++;
            } else {
                missed += isPacked ? 1 : 0;
            }
        }
        assertThat(found).isGreaterThan(PUZZLES / 50);
        assertThat(missed).isGreaterThan(PUZZLES / 50);
    }

    private static Rule.Colours colours(Puzzle puzzle, Random random) {
        Map<Cell, Character> board = coloured(puzzle.region().cells(), "xxo..", random);
        Map<String, Map<Cell, Character>> shapes = new HashMap<>();
        for (Kind kind : puzzle.bag().kinds()) {
            shapes.put(kind.name(), coloured(kind.shape().cells(), "xxo..", random));
        }
        return new Rule.Colours(board, shapes);
    }

    private static Map<Cell, Character> coloured(List<Cell> cells, String colours, Random random) {
        Map<Cell, Character> coloured = new HashMap<>();
        cells.forEach(cell -> coloured.put(cell, colours.charAt(random.nextInt(colours.length()))));
        coloured.values().removeIf(colour -> colour == Rule.ANY_COLOUR);
        return coloured;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xoxo | d: 2 | xx",
                "xxxx | d: 0..2 | xo",
                "xx.o.. | 'd: 1, e: 1, I2: 1' | ab",
                "oxxo | d: 1..2 | xx"
            })
    void solve_answers_at_once_and_the_checker_follows(String board, String pieces, String colours)
            throws IOException, UnusableInput {
        Puzzle puzzle = puzzle(board, pieces, colours);
        Path model = folder.resolve("p.opb");
        Path proof = folder.resolve("p.pbp");
        try (Writer first = Files.newBufferedWriter(model);
                Writer second = Files.newBufferedWriter(proof)) {
            ProofOutput output = new ProofOutput(first, second);
            Verdict verdict = Solver.of(puzzle).proving(output).solve();
            assertThat(verdict)
                    .isInstanceOfSatisfying(
                            Verdict.Infeasible.class,
                            none -> assertThat(none.evidence().name()).isEqualTo("colours"));
            assertThat(output.outcome()).isEqualTo(new ProofOutcome.Written("there is no packing; by an argument"));
        }
        assertThat(Checks.of(model, proof)).isInstanceOf(CheckResult.Accepted.class);
    }

    private static Puzzle puzzle(String board, String pieces, String colours) throws UnusableInput {
        String shape = "{cells: XX, colours: '" + colours + "'}";
        String shapes = "d: " + shape + (pieces.contains("e:") ? ", e: " + shape : "");
        return Puzzles.parse(
                "a",
                "{board: 1x%d, colours: ['%s'], pieces: {%s}, shapes: {%s}}"
                        .formatted(board.length(), board, pieces, shapes));
    }
}
