package io.github.quadrille.proof.checker.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.RandomLatticePuzzles;
import io.github.quadrille.core.puzzle.RandomRules;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleFit;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.PackingClasses;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that the checker derives the same rows for the rules of a puzzle file as the solver, and accepts no other rows
 * for them.
 */
@Slow
class RulesDerivationTest {
    @TempDir
    private Path folder;

    static List<Lattice> lattices() {
        return Lattices.ALL;
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void the_models_of_random_puzzles_with_rules_are_accepted(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 77);
        int rows = 0;
        for (int round = 0; round < Rounds.of(30, 1500); round++) {
            Puzzle puzzle = drawn.next();
            String text = PuzzleWriter.toYaml(puzzle);
            assertAccepted(text, puzzle);
            rows += derived(text).further().size();
        }
        // On the lattice of balls there are no rules about the sides of cells. On other lattices, such rules make most
        // rows.
        assertThat(rows).isGreaterThan(lattice == Lattices.FCC ? 15 : 30);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void a_model_with_other_rules_is_refused(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 78);
        int others = 0;
        for (int round = 0; round < Rounds.of(30, 1500); round++) {
            Puzzle puzzle = drawn.next();
            Puzzle other = drawn.changed(puzzle);
            String text = PuzzleWriter.toYaml(puzzle);
            String model = ModelsOfPuzzles.written(other);
            boolean isSame = lines(model).equals(lines(ModelsOfPuzzles.written(puzzle)));
            others += isSame ? 0 : 1;
            assertThat(new ModelsOfPuzzles(folder).check(text, model))
                    .as("%s%n%s", text, other)
                    .isInstanceOf(isSame ? CheckResult.OfPuzzle.class : CheckResult.Refused.class);
        }
        assertThat(others).isGreaterThan(10);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void symmetries_of_a_puzzle_keep_its_model(Lattice lattice) throws Exception {
        Drawn drawn = new Drawn(lattice, 79);
        for (int round = 0; round < Rounds.of(30, 1500); round++) {
            Puzzle puzzle = drawn.next();
            if (puzzle.region().wrap() == Wrap.NONE && puzzle.rest().region().size() > 0) {
                String text = PuzzleWriter.toYaml(puzzle);
                // For the checker, a kind without a placement is mapped to itself by every turn and flip. So the
                // checker can find more symmetries than the solver.
                assertThat(new PackingClasses(derived(text), Map.of()).symmetries())
                        .as(text)
                        .isGreaterThanOrEqualTo(
                                PuzzleSymmetries.of(puzzle.rest()).list().size());
            }
        }
    }

    @Test
    void a_cell_under_a_given_piece_is_like_every_other_taken_one() throws Exception {
        String text =
                "board: |\n  ?.\n  ..\npieces: {I2: any, O1: any}\ngiven: [[I2, [[0, 0], [1, 0]]]]\nrules: [no-four-meet]\n";
        assertThat(new PackingClasses(derived(text), Map.of()).symmetries()).isEqualTo(2);
    }

    @Test
    void mirror_images_keep_the_rule_of_a_quarter_turn() throws Exception {
        String text = "{board: 4x4, pieces: {I2: any, L: any}, rules: [symmetric: quarter-turn]}";
        assertThat(new PackingClasses(derived(text), Map.of()).symmetries()).isEqualTo(8);
    }

    /**
     * The checker derives the turns and flips of a kind from its own drawing of this kind. So the checker must draw
     * each kind as the solver does.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "square; 5x5; tetrominoes, I2, V3, pentominoes",
                "square; 5x5; one-sided-pentominoes",
                "cubic; 3x3x3; tetracubes, V3",
                "cubic; 5x5x2; pentacubes",
                "hexagonal; 5x5; trihexes, tetrahexes, pentahexes",
                "hexagonal; 4x4; one-sided-tetrahexes",
                "triangular; 4x4; tetriamonds, pentiamonds, hexiamonds, heptiamonds",
                "triangular; 4x4; one-sided-pentiamonds",
                "fcc; pyramid-5; planar-trominoes, planar-tetrominoes, planar-pentominoes",
                "fcc; tetrahedron 5; planar-trihexes, planar-tetrahexes, planar-pentahexes",
                "hypercubic; 3x3x2x2; tetracubes"
            })
    void every_kind_is_drawn_alike(String lattice, String board, String pieces) throws Exception {
        String symmetry =
                pieces.contains("one-sided") || lattice.equals("cubic") || lattice.equals("fcc") ? "one-sided" : "free";
        String start = "lattice: %s%nboard: %s%nsymmetry: %s%npieces: {%s: 0..1}%n"
                .formatted(lattice, board, symmetry, pieces.replace(",", ": 0..1,"));
        Puzzle puzzle = PuzzleReader.parse("p.yaml", start);
        boolean isSolid = puzzle.region().lattice().isSolid();
        String angles = isSolid ? "0" : lattice.equals("square") ? "[0, 90]" : "[0, 60]";
        StringBuilder text = new StringBuilder(start).append("rules:\n");
        puzzle.bag()
                .kinds()
                .forEach(kind -> text.append(
                        "- turns: {\"%s\": %s}%n- flips: {\"%s\": no}%n".formatted(kind.name(), angles, kind.name())));
        assertAccepted(text.toString(), PuzzleReader.parse("p.yaml", text.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: no-four-meet}",
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: {no-four-meet: true, no-fault-line: no}}",
                "{board: 4x5, pieces: {I2: any}, rules: [no-four-meet, no-fault-line]}",
                "{board: 4x5, pieces: {I2: any, monomino: any}, rules: [apart]}",
                "{board: 4x4, pieces: {I2: any, monomino: any}, rules: [apart: corners]}",
                "{board: 4x4, pieces: {I2: any, I3: any, monomino: any}, rules: [apart: {kinds: [domino, I3], all: yes}]}",
                "{board: 4x4, pieces: {I2: any, O1: any}, rules: [apart: {kinds: O1, by: corners}, apart: [[0, 0], [0, 1], [1, 0]]]}",
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: [touching: [T4, I]]}",
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: [touching: [O, I], touching: [T, O]], given: [[O, [[0, 0], [0, 1], [1, 0], [1, 1]]]]}",
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: [cell: {at: [2, 3], kinds: [T4, L]}, cell: {at: [[0, 0], [3, 4]], not: I}]}",
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: [together: [[0, 0], [0, 1], [1, 1]]]}",
                "{board: 4x5, pieces: {tetrominoes: 1}, rules: [turns: {L: [0, 90], T: 180}, flips: {L: no, S: yes}]}",
                "{board: 4x5, pieces: {tetrominoes: 0..3}, rules: [total: {kinds: [I, L], count: 1..2}, total: {kinds: any, count: 5}]}",
                "{board: 4x6, pieces: {I2: any, V3: any}, rules: [symmetric: half-turn]}",
                "{board: 4x4, pieces: {I2: any, L: any}, symmetry: one-sided, rules: [symmetric: quarter-turn]}",
                "{board: 2x6, wrap: horizontal, pieces: {I2: any, V3: any}, rules: [symmetric: 'shift by (0, 3)']}",
                "{board: 4x6, pieces: {I2: any, V3: any}, rules: [border: [I2], inside: V3]}",
                "{board: 3x3, pieces: {I3: any, monomino: any}, rules: [border: any]}",
                "{board: 4x4, pieces: {I2: any, O1: 0..3}, goal: cover, rules: [no-four-meet, together: [[0, 0], [0, 1]]]}",
                "board: |\n  ?..\n  ...\npieces: {I2: any}\nrules:\n- together: [[0, 0], [1, 0]]\n- no-four-meet\n",
                "board: 2x4\npieces: {a: any, I2: any}\nshapes:\n  a: {cells: XX/X., colours: xo/o.}\n  I2: {colours: x?}\ncolours: |\n  xoxo\n  .xo.\n",
                "lattice: hexagonal\nboard: hexagon 2\npieces: {a: any, I2: any}\nshapes:\n  a:\n    cells: |\n      X X\n       X\n    colours: |\n      1 2\n       ?\ncolours: |\n   1 2\n  1 . 2\n   2 1\nrules: [apart: corners, symmetric: turn 180]\n",
                "lattice: triangular\nboard: triangle 4\npieces: {D2: any, I3: any, T1: any}\nrules: [no-fault-line, no-four-meet, symmetric: turn 120]\n",
                "lattice: cubic\nboard: 3x2x2\npieces: {I2: any, V3: any}\nrules: [no-fault-line, no-four-meet, 'symmetric': 'turn (l, c, -r)']\n",
                "lattice: hypercubic\nboard: 2x2x2x2\npieces: {I2: any, V3: any}\nrules: [no-fault-line, no-four-meet, apart: corners, turns: {V3: 0}]\n"
            })
    void every_form_of_a_rule_is_read(String text) throws Exception {
        Puzzle puzzle = PuzzleReader.parse("p.yaml", text);
        assertAccepted(text, puzzle);
        assertThat(new ModelsOfPuzzles(folder).check(text, ModelsOfPuzzles.written(puzzle.with(RuleSet.NONE))))
                .isInstanceOf(CheckResult.Refused.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rules: [nice]| 3| The rule 'nice' is unknown, or its value is missing.",
                "rules: [touching]| 3| The rule 'touching' is unknown, or its value is missing.",
                "rules: [{nice: true}]| 3| The rule 'nice' is unknown.",
                "rules: [no-four-meet: maybe]| 3| 'maybe' is neither true nor false.",
                "rules: [apart: {kind: T}]| 3| The rule has an unknown key.",
                "rules: [apart: sides]| 3| 'sides' is neither true nor false.",
                "rules: [apart: {by: sides}]| 3| The value of 'apart' must be edges or corners.",
                "rules: [apart: [[0, 0]]]| 3| The rule needs two cells or more.",
                "rules: [together: [[0, 0], [9, 0]]]| 3| The rule names a cell that the board does not have.",
                "rules: [touching: [T, L]]| 3| 'touching' needs exactly two kinds, each used at most once.",
                "rules: [touching: [L, L]]| 3| 'touching' needs exactly two kinds, each used at most once.",
                "rules: [touching: [L, J]]| 3| No piece is called 'J'.",
                "rules: [cell: {at: [0, 0], kinds: L, not: T}]| 3| The rule needs a cell, and the kinds that are"
                        + " allowed there, or those that are not.",
                "rules: [border: []]| 3| The rule names no kind.",
                "rules: [turns: {L: [45]}]| 3| A piece cannot be turned by '45'.",
                "rules: [turns: {L: []}]| 3| The rule must allow at least one turn.",
                "rules: [total: {kinds: L}]| 3| A total needs kinds and a count.",
                "rules: [total: {kinds: L, count: few}]| 3| 'few' is not a count.",
                "rules: [symmetric: quarter-turn]| 3| The board has no symmetry 'quarter-turn', or has cells that may stay open.",
                "rules: [symmetric: 'turn (l, c, -r)']| 3| The board has no symmetry",
                "goal: cover\\nrules: [symmetric: flip]| 4| The board has no symmetry 'flip', or has cells that may stay open.",
                "lattice: hexagonal\\nrules: no-four-meet| 4| This rule has no effect on hexagons.",
                "colours: xxxx| 3| The picture of the colours does not have the shape of the board.",
                "colours: [xxxx, xx-x]| 3| The picture of the colours does not have the shape of the board.",
                "shapes: {L: {colours: XX}}| 2| The colours of a shape do not fit its cells.",
                "shapes: {L: {colour: XX}}| 3| A shape has cells and colours only.",
                "shapes: {L: {colours: 'X-'}}| 3| The colours of 'L' have unknown characters.",
                "rules: [inside: O1]\\ngiven: [[O1, [[0, 0]]]]| 4| A given piece breaks a rule."
            })
    void what_is_no_rule_is_refused(String text, int line, String message) {
        String pieces = text.contains("hexagonal") ? "{I2: any}" : "{T: any, L: 1, O1: any}";
        String puzzle = "board: 2x4\npieces: " + pieces + "\n" + text.replace("\\n", "\n");
        assertThatThrownBy(() -> derived(puzzle))
                .isInstanceOfSatisfying(
                        UnreadablePuzzle.class,
                        unreadable -> assertThat(unreadable.line()).isEqualTo(line))
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "; 4",
                "no-four-meet; 4",
                "{cell: {at: [0, 0], kinds: I2}}; 1",
                "{cell: {at: [[0, 0], [0, 3]], kinds: I2}}; 2",
                "{symmetric: half-turn}; 4",
                "{turns: {V3: 0}}; 2",
                "{apart: {kinds: V3}}; 4",
                "{together: [[0, 1], [0, 2]]}; 2"
            })
    void symmetries_that_do_not_keep_the_rules_are_none(String rule, int symmetries) throws Exception {
        String rules = rule == null ? "[]" : "[" + rule + "]";
        String text = "{board: 3x4, pieces: {I2: any, V3: any}, rules: %s}".formatted(rules);
        assertThat(new PackingClasses(derived(text), Map.of()).symmetries()).isEqualTo(symmetries);
        assertThat(PuzzleSymmetries.of(PuzzleReader.parse("p.yaml", text)).list())
                .hasSize(symmetries);
    }

    @Test
    void rules_beside_a_file_are_added_to_its_own() throws Exception {
        String file = "{board: 4x5, pieces: {I2: any}, rules: no-four-meet}";
        Map<String, String> beside = Map.of("rules", "[no-fault-line, {together: [[0, 0], [0, 1]]}]");
        String whole =
                "{board: 4x5, pieces: {I2: any}, rules: [no-four-meet, no-fault-line, together: [[0, 0], [0, 1]]]}";
        assertThat(Set.copyOf(ModelDerivation.ofFile(file.getBytes(StandardCharsets.UTF_8), beside)
                        .further()))
                .isEqualTo(Set.copyOf(derived(whole).further()));
        assertThat(ModelDerivation.ofSize("4x5", Map.of("pieces", "I2: any", "rules", "no-four-meet"))
                        .further())
                .isEqualTo(derived(file).further());
    }

    private void assertAccepted(String text, Puzzle puzzle) throws Exception {
        assertThat(new ModelsOfPuzzles(folder).check(text, ModelsOfPuzzles.written(puzzle)))
                .as(text)
                .isInstanceOf(CheckResult.OfPuzzle.class);
    }

    private static DerivedModel derived(String text) throws UnreadablePuzzle {
        return ModelDerivation.ofFile(text.getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /** Returns the rows of a model, sorted. Each variable is replaced by the words about it in the model's comments. */
    private static List<String> lines(String model) {
        Map<String, String> names = new HashMap<>();
        Pattern.compile("(?m)^\\* (x\\d+) (.*)$")
                .matcher(model)
                .results()
                .forEach(found -> names.put(found.group(1), found.group(2)));
        return model.lines()
                .filter(line -> !line.startsWith("*"))
                .map(line -> Pattern.compile("([-+]\\d+) (x\\d+)")
                                .matcher(line)
                                .results()
                                .map((MatchResult term) -> term.group(1) + names.get(term.group(2)))
                                .sorted()
                                .collect(Collectors.joining(" "))
                        + line.replaceAll("[-+]\\d+ x\\d+", "").strip())
                .sorted()
                .toList();
    }

    /** Draws puzzles with rules. Some have given pieces or ask for coverings. */
    private static final class Drawn {
        private final RandomLatticePuzzles puzzles;
        private final RandomRules rules;
        private final Random random;

        Drawn(Lattice lattice, long seed) {
            puzzles = new RandomLatticePuzzles(lattice, seed);
            rules = new RandomRules(seed);
            random = new Random(seed);
        }

        Puzzle next() {
            Puzzle puzzle = rules.on(puzzles.next());
            if (puzzle.rules().list().stream().anyMatch(Drawn::isOfOneCell)) {
                return next();
            }
            return switch (random.nextInt(3)) {
                case 0 -> begun(puzzle);
                case 1 -> covered(puzzle);
                default -> puzzle;
            };
        }

        /** Returns whether a rule is about fewer than two cells, which puzzle files do not allow. */
        private static boolean isOfOneCell(Rule rule) {
            return (rule instanceof Rule.Together together && together.cells().size() < 2)
                    || (rule instanceof Rule.Separate separate
                            && separate.cells().size() < 2);
        }

        private Puzzle begun(Puzzle puzzle) {
            Optional<Packing> packing = Solver.of(puzzle).packings().findFirst();
            return packing.isEmpty()
                    ? puzzle
                    : puzzle.withGiven(packing.get().pieces().stream()
                            .filter(piece -> random.nextBoolean())
                            .toList());
        }

        private static Puzzle covered(Puzzle puzzle) {
            Puzzle open = puzzle.with(new Goal.Cells(puzzle.region().cells().stream()
                    .map(cell -> 1 + (cell.row() + cell.column()) % 2)
                    .toList()));
            return puzzle.rules().list().stream()
                            .allMatch(rule -> RuleFit.problem(rule, open).isEmpty())
                    ? open
                    : puzzle;
        }

        /** Returns the puzzle without one of its rules, with other rules added, with both changes, or unchanged. */
        Puzzle changed(Puzzle puzzle) {
            List<Rule> changed = new ArrayList<>(puzzle.rules().list());
            if (random.nextBoolean()) {
                changed.remove(random.nextInt(changed.size()));
            }
            Puzzle other = rules.on(puzzle.with(RuleSet.NONE));
            if (random.nextBoolean() && other.bag().equals(puzzle.bag())) {
                other.rules().list().stream()
                        .filter(rule -> !(rule instanceof Rule.Colours))
                        .forEach(changed::add);
            }
            return puzzle.with(new RuleSet(changed));
        }
    }
}
