package io.github.quadrille.io.burrtools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BurrToolsReaderTest {
    private static final String SHAPES = """
            <voxel x="3" y="1" z="1" type="0">###</voxel>
            <voxel x="2" y="2" z="1" name="little hook" type="0">###_</voxel>
            <voxel x="4" y="3" z="1" type="0">####_##+#+##</voxel>
            """;
    private static final String PROBLEM = """
            <problem><shapes><shape id="0" min="1" max="3"/><shape id="1" count="2"/></shapes><result id="2"/></problem>
            """;

    @Test
    void pieces_have_their_ranges_and_variable_voxels_may_stay_empty() throws UnusableInput {
        assertThat(puzzle(file(0, SHAPES, PROBLEM))).isEqualTo(Puzzles.parse("burr", """
                                board: |
                                  ....
                                  #..?
                                  .?..
                                pieces: {I3: 1..3, little-hook: 2}
                                shapes: {little-hook: [XX, X.]}
                                """));
    }

    @Test
    void nothing_said_of_a_count_is_one_and_none_is_no_piece() throws UnusableInput {
        String problem =
                "<problem name='a &lt; b'><shapes><shape id='0'/><shape id='1' count='0'/></shapes><result id='2'/></problem>";
        Puzzle puzzle = puzzle(file(0, SHAPES, problem));
        assertThat(puzzle.bag()).hasToString("I3: 1");
        assertThat(puzzle.name()).isEqualTo("a < b");
    }

    @Test
    void with_several_layers_they_are_cubes_that_cannot_be_reflected() throws UnusableInput {
        String shapes =
                "<voxel x='1' y='2' z='2' type='0'>#_##</voxel><voxel x='2' y='2' z='2' type='0'>######++</voxel>";
        String problem = "<problem><shapes><shape id='0' count='2'/></shapes><result id='1'/></problem>";
        assertThat(puzzle(file(0, shapes, problem)))
                .isEqualTo(Puzzles.parse(
                        "burr",
                        "{lattice: cubic, board: [.., .., '', .., '??'], symmetry: one-sided, pieces: {V3: 2}}"));
    }

    /** In a file of BurrTools, the triangle at (0, 0) rests on a side, and y goes upwards. */
    @Test
    void triangles_point_where_they_did() throws UnusableInput {
        String shapes = "<voxel x='2' y='1' z='1' type='0'>##</voxel><voxel x='3' y='2' z='1' type='0'>###_#_</voxel>";
        String problem = "<problem><shapes><shape id='0' count='2'/></shapes><result id='1'/></problem>";
        assertThat(puzzle(file(1, shapes, problem)))
                .isEqualTo(Puzzles.parse("burr", "{lattice: triangular, board: triangle 2, pieces: {D2: 2}}"));
    }

    @Test
    void a_box_may_be_larger_than_the_shape_in_it() throws UnusableInput {
        String shapes =
                "<voxel x='3' y='2' z='1' type='0'>____##</voxel><voxel x='3' y='3' z='2' type='0'>__________##_##___</voxel>";
        String problem = "<problem><shapes><shape id='0' count='2'/></shapes><result id='1'/></problem>";
        assertThat(puzzle(file(0, shapes, problem)))
                .isEqualTo(Puzzles.parse("burr", "{board: 2x2, pieces: {I2: 2}}"))
                .satisfies(puzzle -> assertThat(puzzle.region().layers()).isEqualTo(1));
    }

    @Test
    void compressed_it_is_the_same() throws IOException, UnusableInput {
        byte[] file = file(0, SHAPES, PROBLEM);
        assertThat(puzzle(compressed(file))).isEqualTo(puzzle(file));
    }

    @Test
    void what_does_not_matter_is_left_out_one_by_one() throws UnusableInput {
        String shapes =
                "<voxel x='2' y='1' z='1' type='0' weight='3'>#1#</voxel><voxel x='2' y='2' z='1' type='0'>#1#2##</voxel>";
        String problem = "<problem><shapes><shape id='0' count='2' group='1'/></shapes><result id='1'/>"
                + "<bitmap><pair piece='0' result='0'/><pair piece='0' result='1'/></bitmap>"
                + "<solutions><solution><assembly>0 0 0 0</assembly></solution></solutions></problem>";
        assertThat(BurrToolsReader.read("burr", file(0, shapes, problem), OptionalInt.empty())
                        .leftOut())
                .containsExactly(
                        "colours, which have no effect here",
                        "groups of pieces that come apart together",
                        "weights, which say which piece comes off first",
                        "1 solution with the moves that take pieces apart");
    }

    @Test
    void one_of_several_problems_is_chosen() throws UnusableInput {
        byte[] file = file(0, SHAPES, PROBLEM + PROBLEM.replace("<problem>", "<problem name='second'>"));
        assertThat(BurrToolsReader.read("burr.xmpuzzle", file, OptionalInt.of(2))
                        .puzzle()
                        .name())
                .isEqualTo("second");
        assertThat(BurrToolsReader.read("burr.xmpuzzle", file, OptionalInt.of(1))
                        .puzzle()
                        .name())
                .isEqualTo("burr 1");
        assertBad(file, "burr: This file has 2 problems: 1 without a name, 2 'second'. Add --problem 1.");
        assertThatThrownBy(() -> BurrToolsReader.read("burr", file, OptionalInt.of(3)))
                .hasMessage(
                        "burr: There is no problem 3. The file has 1 without a name, 2 'second'. Use one of these.");
    }

    @Test
    void a_grid_that_is_not_known_is_refused_before_a_problem_is_asked_for() {
        assertBad(
                file(3, SHAPES, PROBLEM + PROBLEM),
                "burr: The grid of this puzzle has rhombic tetrahedra, but Quadrille");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type='0'>###</voxel> | type='0'>##</voxel> | Shape 0 of 3 x 1 x 1 has 2 marks. Check",
                "type='0'>###</voxel> | type='0'>#x#</voxel> | Shape 0 has the mark 'x'. Use",
                "x='3' | x='5001' | 'x' of 'voxel' is '5001'. Write a whole number from 1 to 5,000.",
                "x='3' | y2='3' | Shape 0 has no 'x'. Check",
                "min='1' | min='4' | Shape 0 is used at least 4 times and at most 3 times. Check",
                "count='2' | count='-2' | 'count' of 'shape' is '-2'. Write",
                "id='1' | id='7' | There is no shape 7 among the 3 shapes, counted from 0. Check",
                "<result id='2'/> | <x/> | The problem has no shape to fill. Choose",
                "<result id='2'/> | <result id='9'/> | The problem has no shape to fill. Choose",
                "id='1' | id='2' | Shape 2 is a piece but has variable voxels, '+', which only a result may have. Fill",
                "<gridType type='0'/> | <gridType type='3'/> | The grid of this puzzle has rhombic tetrahedra, but"
                        + " Quadrille",
                "<gridType type='0'/> | <gridType type='2'/> | A voxel of this shape cannot hold a sphere, because x +"
                        + " y + z is odd there.",
                "<gridType type='0'/> | <gridType type='17'/> | The grid of this puzzle has the unknown kind 17, but"
                        + " Quadrille",
                "<puzzle version='2'> | <puzzle version='3'> | The file is of version '3', but this program reads",
                "<puzzle version='2'> | <svg> | The first element is 'svg', not 'puzzle'. Check",
                "<problem> | <problem maxHoles='0'> | At most 0 variable voxels may stay empty in BurrTools, but here"
                        + " all 2 may. Raise",
                "</shapes> | <shapes> | This is not XML: ",
                "<colors/> | &xxe; | This is not XML: "
            })
    void what_is_wrong_is_said_with_its_place(String here, String there, String message) {
        String text = new String(file(0, SHAPES, PROBLEM), StandardCharsets.UTF_8).replace('"', '\'');
        assertThat(text).contains(here);
        byte[] bytes = bytes(text.replaceFirst(Pattern.quote(here), there));
        assertThatThrownBy(() -> BurrToolsReader.read("burr", bytes, OptionalInt.empty()))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message)
                .hasMessageMatching(Advice.IN);
    }

    /**
     * The file was typed by hand. Its pairs say which colour of a piece may be on which colour of the board. Colours
     * are numbered from 1.
     */
    @Test
    void colours_become_letters_that_agree_where_pairs_allow_it() throws IOException, UnusableInput {
        byte[] file =
                Files.readAllBytes(Path.of("src/test/resources/io/github/quadrille/io/burrtools/crossing.xmpuzzle"));
        Puzzle puzzle = puzzle(file);
        assertThat(puzzle).isEqualTo(Puzzles.parse("crossing", """
                                {board: 3x2, colours: [ab, ab, ba], pieces: {plank: 3}, shapes: {plank: {cells: XX, colours: ab}}}
                                """));
        PackingChecker checker = new PackingChecker(puzzle);
        Puzzle plain = puzzle.with(RuleSet.NONE);
        assertThat(BruteForce.count(plain, 100)).isEqualTo(3);
        List<Packing> kept = Solver.of(plain)
                .packings()
                .filter(packing -> checker.faults(packing).isEmpty())
                .toList();
        assertThat(kept).hasSize(2);
        assertThat(Solver.of(puzzle).count().total()).isEqualTo(2);
        byte[] fromZero = bytes(new String(file, StandardCharsets.UTF_8)
                .replace("piece=\"1\" result=\"1\"", "piece=\"0\" result=\"0\"")
                .replace("piece=\"2\" result=\"2\"", "piece=\"1\" result=\"1\""));
        assertThat(puzzle(fromZero)).isEqualTo(puzzle);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#1#3 | #1#2## | 0 0, 2 1 | ab | ab.. | I2",
                "#1#2 | #1#2#3# | 0 0, 0 1, 1 2 | ab | aab. | I2",
                "#1#2 | #3#3#3# | 0 2, 1 2 | '' | '' | I2",
                "#1#2 | #1#2#1#2 | 1 1 | ac | bcbc | I2",
                "#1#4 | #1#2#1#2 | 0 0, 0 1, 3 0 | ?b | .a.a | I2",
                "#1# | #1#2#1#2 | 0 1 | a? | baba | I2"
            })
    void pairs_in_blocks_are_letters(String piece, String result, String pairs, String shape, String board, String name)
            throws UnusableInput {
        Puzzle puzzle = puzzle(coloured(piece, result, pairs));
        Rule.Colours colours = puzzle.rules().colours().orElse(new Rule.Colours(Map.of(), Map.of()));
        assertThat(letters(
                        puzzle.bag().kind(0).shape().cells(), colours.shapes().getOrDefault(name, Map.of()), '?'))
                .isEqualTo(shape.isEmpty() ? "??" : shape);
        assertThat(letters(puzzle.region().cells(), colours.board(), '.')).isEqualTo(board.isEmpty() ? "...." : board);
    }

    private static String letters(List<Cell> cells, Map<Cell, Character> colours, char none) {
        return cells.stream()
                .map(cell -> String.valueOf(colours.getOrDefault(cell, none)))
                .collect(Collectors.joining());
    }

    @Test
    void pairs_that_cross_are_refused_with_the_one_that_lacks() {
        String shapes =
                "<voxel x='3' y='1' z='1' type='0'>#1#2#3</voxel><voxel x='3' y='1' z='1' type='0'>#1#2#3</voxel>";
        String problem = "<problem><shapes><shape id='0'/></shapes><result id='1'/><bitmap><pair piece='0' result='0'/>"
                + "<pair piece='0' result='1'/><pair piece='1' result='1'/><pair piece='2' result='2'/></bitmap></problem>";
        assertBad(
                file(0, shapes, problem),
                "In this file, pieces of colours 2 and 1 may both be placed on colour 2, but only 1 on colour 1. Here, each"
                        + " colour of a piece must fit the same colours of the result. Allow the pair of 2 and 1, too.");
    }

    @Test
    void pieces_of_one_form_and_different_colours_are_different_kinds() throws UnusableInput {
        String shapes =
                "<voxel x='2' y='1' z='1' type='0'>#1#2</voxel><voxel x='2' y='1' z='1' type='0'>#2#2</voxel><voxel x='4' y='1' z='1' type='0'>#1#2#2#2</voxel>";
        String problem = "<problem><shapes><shape id='0'/><shape id='1'/></shapes><result id='2'/>"
                + "<bitmap><pair piece='0' result='0'/><pair piece='1' result='1'/></bitmap></problem>";
        Puzzle puzzle = puzzle(file(0, shapes, problem));
        assertThat(puzzle.bag()).hasToString("I2: 1, shape-2: 1");
        assertThat(Solver.of(puzzle).count().total()).isOne();
    }

    private static byte[] coloured(String piece, String result, String pairs) {
        String shapes = "<voxel x='2' y='1' z='1' type='0'>%s</voxel><voxel x='2' y='2' z='1' type='0'>%s</voxel>"
                .formatted(piece, result);
        String bitmap = pairs.replaceAll("(\\d) (\\d),? ?", "<pair piece='$1' result='$2'/>");
        return file(
                0,
                shapes,
                "<problem><shapes><shape id='0' count='2'/></shapes><result id='1'/><bitmap>" + bitmap
                        + "</bitmap></problem>");
    }

    @Test
    void prisms_in_several_layers_are_refused() {
        String shapes = "<voxel x='1' y='1' z='2' type='0'>##</voxel>";
        String problem = "<problem><shapes><shape id='0'/></shapes><result id='0'/></problem>";
        assertBad(
                file(1, shapes, problem),
                "burr: The triangular prisms are in several layers, but Quadrille has triangles in one layer only. Solve it with BurrTools.");
    }

    @Test
    void letters_are_read_as_they_were_written() throws UnusableInput {
        String file = new String(
                file(0, SHAPES, PROBLEM.replace("<problem>", "<problem name='Würfel'>")), StandardCharsets.UTF_8);
        assertThat(puzzle(file.getBytes(StandardCharsets.ISO_8859_1)).name()).isEqualTo("Würfel");
        assertThat(puzzle(("\uFEFF" + file).stripLeading().getBytes(StandardCharsets.UTF_8))
                        .name())
                .isEqualTo("Würfel");
    }

    @Test
    void everything_wrong_is_said_at_once() {
        String shapes = "<voxel x='0' y='1' z='1' type='0'>#</voxel>\n<voxel x='1' y='b' z='1' type='0'>#</voxel>";
        assertThatThrownBy(() -> puzzle(file(0, shapes, "<problem maxHoles='x'/>")))
                .isInstanceOfSatisfying(
                        UnusableInput.class,
                        problem -> assertThat(problem.problems()).hasSize(3));
    }

    @Test
    void nothing_outside_is_opened_and_no_entity_grows() {
        assertRefused(
                "<!DOCTYPE puzzle [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><puzzle><comment>&x;</comment></puzzle>");
        StringBuilder laughs = new StringBuilder("<!DOCTYPE puzzle [<!ENTITY a0 'ha'>");
        for (int i = 1; i < 30; i++) {
            laughs.append("<!ENTITY a%d '&a%d;&a%d;'>".formatted(i, i - 1, i - 1));
        }
        assertRefused(laughs + "]><puzzle><comment>&a29;</comment></puzzle>");
        assertRefused("<!DOCTYPE puzzle SYSTEM 'http://127.0.0.1:1/x.dtd'><puzzle/>");
    }

    @Test
    void what_is_deep_or_large_ends_in_an_error() throws IOException {
        assertBad(bytes("<puzzle>" + "<a>".repeat(1_000_000)), "elements are nested 101 deep");
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bomb)) {
            for (int i = 0; i < 40; i++) {
                out.write(new byte[1 << 20]);
            }
        }
        assertBad(bomb.toByteArray(), "burr: The file unpacks to more than 16 MiB. Save");
        byte[] cut = compressed(file(0, SHAPES, PROBLEM));
        assertBad(Arrays.copyOf(cut, cut.length / 2), "burr: This cannot be unpacked: ");
        assertBad(bytes("<puzzle version='2'/>"), "burr: This file has shapes, but no problem to solve. Add");
        assertBad(bytes("<"), "This is not XML");
    }

    private static Puzzle puzzle(byte[] file) throws UnusableInput {
        Puzzle puzzle = BurrToolsReader.read("burr", file, OptionalInt.empty()).puzzle();
        assertThat(Puzzles.parse("again", Puzzles.toYaml(puzzle))).isEqualTo(puzzle);
        return puzzle;
    }

    private static void assertRefused(String text) {
        assertBad(bytes(text), "it has a document type");
    }

    private static void assertBad(byte[] file, String message) {
        assertThatThrownBy(() -> BurrToolsReader.read("burr", file, OptionalInt.empty()))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining(message);
    }

    private static byte[] file(int grid, String shapes, String problems) {
        return bytes("""
                <?xml version="1.0"?>
                <puzzle version="2">
                <gridType type="%d"/><colors/>
                <shapes>%s</shapes>
                <problems>%s</problems>
                </puzzle>
                """.formatted(grid, shapes, problems));
    }

    private static byte[] compressed(byte[] file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(bytes)) {
            out.write(file);
        }
        return bytes.toByteArray();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
