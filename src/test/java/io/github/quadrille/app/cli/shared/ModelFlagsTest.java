package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class ModelFlagsTest {
    private static final String TOWER =
            "{lattice: cubic, board: 2x2x2, pieces: {bent': 2}, shapes: {bent': \"XX\\nX.\\n\\nX.\\n..\"}}";

    @TempDir
    private Path folder;

    private String puzzle(String text) throws IOException {
        return Files.writeString(folder.resolve("p.yaml"), text).toString();
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void each_piece_gets_a_file_of_its_own() throws IOException {
        CommandRun run = CommandRun.of("solve", puzzle(TOWER), "--stl", at("new/models"));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        try (Stream<Path> files = Files.list(folder.resolve("new/models"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("001-bent-.stl", "002-bent-.stl");
        }
    }

    @Test
    void files_are_named_and_models_of_another_packing_are_told() throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("m")).resolve("009-old.stl"), "solid");
        CommandRun run = CommandRun.of("solve", puzzle(TOWER), "--stl", at("m"), "--svg", at("a.svg"));
        assertThat(run.lines())
                .contains("file: " + at("a.svg"), "file: " + at("m/001-bent-.stl"), "file: " + at("m/002-bent-.stl"));
        assertThat(run.err())
                .contains("' has 1 other .stl file, which are not of this packing. Use a separate folder.");
        assertThat(CommandRun.of("solve", puzzle(TOWER), "--svg", at("a.svg"), "--format", "json")
                        .lines())
                .hasSize(1);
    }

    @Test
    void a_scene_has_a_shape_for_each_piece_and_no_face_without_its_corners()
            throws IOException, SAXException, ParserConfigurationException {
        CommandRun run = CommandRun.of("solve", puzzle(TOWER), "--x3d", at("a.x3d"));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        Document scene = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(folder.resolve("a.x3d")))));
        assertThat(scene.getElementsByTagName("Shape").getLength()).isEqualTo(2);
        for (int piece = 0; piece < 2; piece++) {
            String[] faces = scene.getElementsByTagName("IndexedFaceSet")
                    .item(piece)
                    .getAttributes()
                    .getNamedItem("coordIndex")
                    .getNodeValue()
                    .split(" ");
            int points = scene.getElementsByTagName("Coordinate")
                    .item(piece)
                    .getAttributes()
                    .getNamedItem("point")
                    .getNodeValue()
                    .split(", ")
                    .length;
            assertThat(faces).hasSizeGreaterThan(5 * 6);
            assertThat(Stream.of(faces).mapToInt(Integer::parseInt).max()).hasValue(points - 1);
        }
    }

    @Test
    void answers_that_were_kept_become_models() throws IOException {
        String puzzle = puzzle(TOWER);
        Path answer = folder.resolve("a.json");
        Files.writeString(
                answer, CommandRun.of("solve", puzzle, "--format", "json").out());
        CommandRun run = CommandRun.of("render", answer.toString(), "--stl", at("m"), "--x3d", at("a.x3d"));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("file: " + at("m/002-bent-.stl"), "file: " + at("a.x3d"));
        assertThat(folder.resolve("m/002-bent-.stl")).isNotEmptyFile();
    }

    @Test
    void squares_are_a_cube_thick() {
        assertThat(CommandRun.of("solve", "4x10", "--stl", at("m")).status()).isEqualTo(ExitStatus.YES);
        assertThat(folder.resolve("m")).isDirectoryContaining("glob:**/010-*.stl");
    }

    @Test
    void of_other_lattices_and_edges_that_meet_there_are_no_models() throws IOException {
        String hexagons = puzzle("{lattice: hexagonal, board: 4x7, pieces: {tetrahexes: 1}}");
        CommandRun run = CommandRun.of("solve", hexagons, "--stl", at("m"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("hexagonal", "Draw it as SVG").hasLineCount(1);
        assertThat(CommandRun.of("solve", "4x10", "--wrap", "both", "--x3d", at("a.x3d"))
                        .err())
                .contains("edges that meet")
                .matches(Advice.IN);
        assertThat(folder.resolve("m")).doesNotExist();
    }

    @Test
    void no_packing_makes_no_model() {
        CommandRun run = CommandRun.of("solve", "4x5", "--stl", at("m"));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.err()).contains("no model is written");
        assertThat(folder.resolve("m")).doesNotExist();
    }

    @Test
    void a_file_is_no_place_for_models_and_endings_say_what_is_written() throws IOException {
        String taken = Files.writeString(folder.resolve("taken"), "").toString();
        assertThat(CommandRun.of("solve", "4x10", "--stl", taken).err())
                .contains("This is a file")
                .matches(Advice.IN);
        assertThat(CommandRun.of("solve", "4x10", "--x3d", at("a.obj")).err())
                .contains("--x3d writes .x3d")
                .matches(Advice.IN);
    }
}
