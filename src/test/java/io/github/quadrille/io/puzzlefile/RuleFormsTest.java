package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomRules;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PuzzleFields;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that a puzzle's rules are unchanged after the puzzle is written and read again as YAML, as JSON and as a
 * puzzle code.
 */
@Slow
final class RuleFormsTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void puzzles_of_squares_come_back(long seed) throws UnusableInput {
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        RandomRules rules = new RandomRules(seed);
        for (int i = 0; i < 60; i++) {
            comesBack(rules.on(puzzles.next()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cubic", "hexagonal", "triangular", "hypercubic"})
    void puzzles_of_other_lattices_come_back(String word) throws UnusableInput {
        Lattice lattice = Lattices.ALL.stream()
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow();
        RandomLatticePuzzles puzzles = new RandomLatticePuzzles(lattice, 4);
        RandomRules rules = new RandomRules(4);
        for (int i = 0; i < 60; i++) {
            comesBack(rules.on(puzzles.next()));
        }
    }

    private static void comesBack(Puzzle puzzle) throws UnusableInput {
        if (isRead(puzzle)) {
            String yaml = PuzzleWriter.toYaml(puzzle);
            assertThat(PuzzleReader.parse(puzzle.name(), yaml)).as(yaml).isEqualTo(puzzle);
            String json = JsonLine.text(PuzzleFields.of(puzzle));
            assertThat(PuzzleReader.parse(puzzle.name(), json)).as(json).isEqualTo(puzzle);
            assertThat(PuzzleReader.parse(puzzle.name(), PuzzleCode.of(puzzle))).isEqualTo(puzzle);
        }
    }

    /**
     * Returns whether a file can hold the rules unchanged. A rule that cells are covered together, or separately, must
     * have two or more cells. A rule about colours must colour the board and shapes, and must come last.
     */
    private static boolean isRead(Puzzle puzzle) {
        List<Rule> rules = puzzle.rules().list();
        if (rules.stream()
                .anyMatch(rule -> (rule instanceof Rule.Together together
                                && together.cells().size() < 2)
                        || (rule instanceof Rule.Separate separate
                                && separate.cells().size() < 2))) {
            return false;
        }
        return puzzle.rules().of(Rule.Colours.class).count() == 0
                || (rules.indexOf(puzzle.rules().colours().orElseThrow()) == rules.size() - 1
                        && puzzle.rules()
                                .colours()
                                .filter(colours -> !colours.board().isEmpty()
                                        && !colours.shapes().isEmpty()
                                        && colours.shapes().values().stream().noneMatch(Map::isEmpty))
                                .isPresent());
    }
}
