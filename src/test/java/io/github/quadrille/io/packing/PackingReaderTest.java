package io.github.quadrille.io.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.io.answer.AnswerWriter;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord.FoundPacking;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
final class PackingReaderTest {
    private static final String PIECES = "{\"pieces\":[{\"kind\":\"I2\",\"cells\":[[0,0],[0,1]]}]}";
    private static final String PUZZLE = "{\"board\":\"1x2\",\"pieces\":{\"I2\":1}}";
    private static final Packing PACKING = domino(0);

    @Test
    void what_answers_write_is_read_back_line_by_line() throws Exception {
        Puzzle puzzle = PuzzleReader.parse("x", "name: x\nboard: 1x4\npieces: {I2: 2}");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int line = 0; line < 3; line++) {
            try (AnswerWriter answer = new AnswerWriter(bytes, puzzle)) {
                for (int i = 0; i < line; i++) {
                    answer.packing(domino(i));
                }
                answer.end(new Verdict.Packed(PACKING, line, Optional.empty(), Work.NONE), Map.of());
            }
        }
        assertThat(read(bytes.toString(StandardCharsets.UTF_8)))
                .containsExactly(
                        new FoundPacking(Optional.of(puzzle), domino(0)),
                        new FoundPacking(Optional.of(puzzle), domino(0)),
                        new FoundPacking(Optional.of(puzzle), domino(1)));
    }

    @Test
    void a_packing_alone_has_no_puzzle() throws UnusableInput {
        assertThat(read(PIECES)).containsExactly(new FoundPacking(Optional.empty(), PACKING));
        assertThat(read("[" + PIECES + "," + PIECES + "]")).hasSize(2);
        assertThat(read(PIECES + "\n" + PIECES)).hasSize(2);
        assertThat(read("\uFEFF" + PIECES)).hasSize(1);
    }

    @Test
    void the_puzzle_may_come_after_the_packings() throws UnusableInput {
        assertThat(read("{\"packings\":[" + PIECES + "],\"puzzle\":" + PUZZLE + "}"))
                .singleElement()
                .satisfies(
                        found -> assertThat(found.puzzle().orElseThrow().bag()).hasToString("I2: 1"));
        assertThat(read("{\"puzzle\":%s,%s".formatted(PUZZLE, PIECES.substring(1))))
                .singleElement()
                .satisfies(found -> assertThat(found.puzzle()).isPresent());
    }

    @Test
    void fields_that_nobody_knows_are_skipped() throws UnusableInput {
        String homework = """
                {"author": {"name": "A"}, "packings": [{"score": [1.5, null], "pieces": [
                    {"colour": "red", "cells": [[0, 0], [0, 1]], "kind": "domino"}], "picture": 3}]}
                """;
        assertThat(read(homework)).containsExactly(new FoundPacking(Optional.empty(), PACKING));
    }

    @ParameterizedTest
    @CsvSource({"T4, T", "monomino, O1", "T4@90, T@90", "hook, hook", "F5', F5'"})
    void kinds_get_the_names_of_answers(String written, String read) throws UnusableInput {
        List<FoundPacking> found = read("{\"pieces\":[{\"kind\":\"%s\",\"cells\":[]}]}".formatted(written));
        assertThat(found.get(0).packing().pieces()).extracting(Placement::kind).containsExactly(read);
    }

    @Test
    void coordinates_may_lie_outside_of_the_board() throws UnusableInput {
        assertThat(read("{\"pieces\":[{\"kind\":\"T\",\"cells\":[[-1000000,1000000]]}]}"))
                .singleElement()
                .extracting(found -> found.packing().pieces().get(0).cells())
                .isEqualTo(List.of(new Cell(-1_000_000, 1_000_000)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "{\"status\":\"infeasible\",\"packings\":[]}"})
    void nothing_packed_is_counted_as_nothing(String text) throws UnusableInput {
        assertThat(read(text)).isEmpty();
    }

    @Test
    void what_is_missing_is_named_where_it_should_be() {
        assertThat(complaints("{\"pieces\":[{\"cells\":[[0,0]]},\n {\"kind\":\"T\"}]}"))
                .containsExactly(
                        "a.json:1:12: The piece has no kind. Add \"kind\": \"T\".",
                        "a.json:2:2: This piece has no cells. Add \"cells\": [[row, column], ...].");
        assertThat(complaints("{\"packings\":[{\"picture\":[\"II\"]}]}"))
                .containsExactly(
                        "a.json:1:14: This packing has no \"pieces\". Check whether the file has only a picture of it.");
        assertThat(complaints("{\"solutions\":[]}"))
                .containsExactly("a.json:1:1: This object has neither \"packings\" nor \"pieces\"."
                        + " Check that this is the right file.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | 1:1: Here is '3'. Write an answer or a packing.",
                "[3] | 1:2: Here is '3'. Write an answer or a packing.",
                "{\"packings\":{}} | 1:13: Here is an object. Write an array of packings.",
                "{\"packings\":[[]]} | 1:14: Here is an array. Write a packing with pieces.",
                "{\"pieces\":\"T\"} | 1:11: Here is 'T'. Write an array of pieces.",
                "{\"pieces\":[null]} | 1:12: Here is 'null'. Write a piece with kind and cells.",
                "{\"pieces\":[{\"kind\":4,\"cells\":[]}]} | 1:20: Here is '4'. Write the name of a kind",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":4}]} | 1:32: Here is '4'. Write an array of cells.",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[4]}]} | 1:33: Here is '4'. Write a cell [row, column].",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[[4]]}]} | 1:33: This cell has 1 coordinates. Write [row, column].",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[[4,5,6,7,8,9,1]]}]} | 1:33: This cell has 7 coordinates.",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[[4,5.0]]}]} | 1:36: Here is '5.0'. Write a whole number from",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[[4,\"5\"]]}]} | 1:36: Here is '5'. Write a whole number from",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[[4,1000001]]}]} | 1:36: Here is '1000001'.",
                "{\"pieces\":[{\"kind\":\"T\",\"cells\":[[4,99999999999999999999]]}]} | 1:36: Here is '99999999999999999999'.",
                "{\"puzzle\":\"8x10\",\"packings\":[]} | 1:11: Here is '8x10'. Write a puzzle as an object.",
            })
    void a_value_of_the_wrong_type_is_shown(String text, String complaint) {
        assertThat(complaints(text)).singleElement().asString().startsWith("a.json:" + complaint);
    }

    @Test
    void problems_of_an_embedded_puzzle_stand_at_the_puzzle() {
        assertThat(complaints("{\"puzzle\":{\"board\":\"1x\",\"pieces\":{\"K\":1}},\"packings\":[]}"))
                .containsExactly(
                        "a.json:1:11: In this puzzle: '1x' is not a board. Write 1x10.",
                        "a.json:1:11: In this puzzle: Unknown kind 'K'. Add a drawing of it under shapes.");
    }

    @Test
    void packings_before_the_first_problem_are_handed_on_and_none_after() {
        List<FoundPacking> found = new ArrayList<>();
        String text = "{\"puzzle\":%s,\"packings\":[%s,{},%s]}".formatted(PUZZLE, PIECES, PIECES);
        assertThatThrownBy(() -> read(text, found)).isInstanceOf(UnusableInput.class);
        assertThat(found).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[",
                "{\"pieces\":[}",
                "nul",
                "{\"pieces\":[],\"pieces\":[]}",
                "pieces: []",
                "\u0000",
                "{\"puzzle\":{"
            })
    void wrong_json_is_one_problem(String text) {
        assertThat(complaints(text)).singleElement().asString().matches("a.json:1:\\d+: This is not JSON: .*Check .*");
    }

    @Test
    void deep_nesting_is_refused_without_going_down() {
        assertThat(complaints("[".repeat(10_000))).last().asString().contains("This is too much: ");
        assertThat(complaints("{\"x\":" + "[".repeat(10_000)))
                .singleElement()
                .asString()
                .contains("This is too much: ");
        assertThat(complaints("{\"puzzle\":{\"x\":" + "[".repeat(10_000)))
                .singleElement()
                .asString()
                .contains("too much");
    }

    @Exhaustive
    @Test
    void a_packing_with_more_cells_than_any_board_is_refused() {
        String cells = "[0,0],".repeat(4_000_001) + "[0,0]";
        assertThat(complaints("{\"pieces\":[{\"kind\":\"T\",\"cells\":[" + cells + "]}]}"))
                .singleElement()
                .asString()
                .startsWith(
                        "a.json:1:11: This packing has 4000003 pieces and cells, which is more than any board can hold.");
    }

    @Test
    void packings_do_not_wait_for_their_puzzle_endlessly() {
        String cells = "[0,0],".repeat(1_500_000) + "[0,0]";
        String packing = "{\"pieces\":[{\"kind\":\"T\",\"cells\":[" + cells + "]}]},";
        assertThat(complaints("{\"packings\":[" + packing.repeat(3) + PIECES + "],\"puzzle\":" + PUZZLE + "}"))
                .first()
                .asString()
                .contains("Too many packings come before the key \"puzzle\". Put \"puzzle\" first.");
    }

    @Test
    void a_puzzle_longer_than_a_puzzle_file_is_refused() {
        String row = "\"" + ".".repeat(1 << 20) + "\",";
        assertThat(complaints("{\"puzzle\":{\"board\":[" + row.repeat(17) + "\"\"]},\"packings\":[]}"))
                .singleElement()
                .asString()
                .contains("This is too much: the puzzle has more than 16777216 characters.");
    }

    @Test
    void empty_files_directories_and_missing_files_are_refused(@TempDir Path folder) throws IOException {
        Path empty = Files.createFile(folder.resolve("empty.json"));
        assertRefused(empty.toString(), "The text is empty.");
        assertRefused(folder.toString(), "This is a folder.");
        assertRefused(folder.resolve("missing.json").toString(), "There is no such file.");
    }

    @Test
    void a_binary_file_is_refused(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("a.json"), new byte[] {'{', (byte) 0xff, (byte) 0xfe});
        assertRefused(file.toString(), "This file has bytes that are not UTF-8 text. Check that this is a text file.");
    }

    private static void assertRefused(String argument, String message) {
        assertThatThrownBy(() -> PackingReader.read(argument, InputFile.open(argument), found -> {}))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith(argument)
                .hasMessageContaining(message);
    }

    private static Packing domino(int column) {
        return new Packing(List.of(new Placement("I2", List.of(new Cell(0, column), new Cell(0, column + 1)))));
    }

    private static List<String> complaints(String text) {
        UnusableInput e = catchThrowableOfType(UnusableInput.class, () -> read(text));
        assertThat(e).as("refused").isNotNull();
        return List.of(e.getMessage().split("\n"));
    }

    private static List<FoundPacking> read(String text) throws UnusableInput {
        List<FoundPacking> found = new ArrayList<>();
        assertThat(read(text, found)).isEqualTo(found.size());
        return found;
    }

    private static long read(String text, List<FoundPacking> found) throws UnusableInput {
        return PackingReader.read(
                "a.json", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), found::add);
    }
}
