package io.github.quadrille.app.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PrintCommandTest {
    @TempDir
    private Path folder;

    @Test
    void a_sheet_is_a_pdf_where_its_name_says_so() throws IOException {
        Path file = folder.resolve("sheet.pdf");
        CommandRun run = CommandRun.of("print", "5x8", "-o", file.toString(), "--solutions", "foot");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).startsWith("status: printed\npages: 1\nfile: " + file);
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).startsWith("%PDF");
    }

    @Test
    void every_further_page_as_svg_has_a_file_of_its_own() {
        CommandRun run =
                CommandRun.of("print", "20x20", "-o", folder.resolve("s.svg").toString(), "--ink", "lines");
        assertThat(run.out()).contains("s.svg").contains("s-2.svg");
        assertThat(folder.resolve("s-2.svg")).exists();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void all_pages_go_to_a_device() {
        CommandRun run = CommandRun.of("print", "20x20", "-o", "/dev/null", "--ink", "lines");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).endsWith("file: /dev/null\nfile: /dev/null\n");
    }

    @Test
    void packings_of_a_file_are_printed_instead() throws IOException {
        String json = CommandRun.of("solve", "4x10", "--limit", "5", "--format", "json")
                .out();
        Path packings = Files.writeString(folder.resolve("all.json"), json);
        Path file = folder.resolve("all.svg");
        CommandRun run = CommandRun.of("print", "--packings", packings.toString(), "-o", file.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(file)).contains("4x10, 1<").contains("4x10, 5<");
    }

    @Test
    void without_a_solution_nothing_is_printed() {
        Path file = folder.resolve("none.pdf");
        CommandRun run = CommandRun.of("print", "4x5", "-o", file.toString(), "--solutions", "last");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .startsWith("status: infeasible\n")
                .contains("there is no solution, so nothing is printed");
        assertThat(file).doesNotExist();
    }

    @Test
    void a_sheet_in_another_format_is_refused() {
        CommandRun run =
                CommandRun.of("print", "5x8", "-o", folder.resolve("s.gif").toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("-o writes .pdf or .svg").contains("Use").contains("s.pdf");
    }

    @Test
    void nothing_to_print_is_said() {
        assertThat(CommandRun.of("print", "-o", folder.resolve("s.pdf").toString())
                        .err())
                .contains("No puzzle is named. Name a puzzle file");
    }

    @Test
    void numbers_that_make_no_sheet_are_refused() {
        String file = folder.resolve("s.pdf").toString();
        assertThat(CommandRun.of("print", "5x8", "-o", file, "--per-page", "0").err())
                .contains("Use a number");
        assertThat(CommandRun.of("print", "5x8", "-o", file, "--cell", "-3").err())
                .contains("Write 20mm");
        assertThat(CommandRun.of("print", "5x8", "-o", file, "--cell", "0").err())
                .contains("such as 15");
        assertThat(CommandRun.of("print", "5x8", "-o", file, "--cell", "50").err())
                .contains("Ask for smaller");
    }

    @Test
    void hints_stand_upside_down_on_a_further_page() throws IOException {
        Path file = folder.resolve("s.svg");
        CommandRun run = CommandRun.of("print", "5x8", "-o", file.toString(), "--hints", "2", "--name-line");
        assertThat(run.out()).contains("pages: 2");
        assertThat(Files.readString(file)).contains(">Name: ___").contains("Date: ___");
        assertThat(Files.readString(folder.resolve("s-2.svg")))
                .contains("turn the page")
                .containsPattern("rotate\\(180 \\d+ \\d+\\)\">5x8, hint 1: ")
                .contains(">5x8, hint 2: ")
                .doesNotContain("hint 3");
        CommandRun.of("print", "5x8", "-o", file.toString(), "--hints", "1", "--solutions", "last");
        assertThat(Files.readString(folder.resolve("s-2.svg"))).contains("5x8, hint 1: ");
        assertThat(Files.readString(folder.resolve("s-3.svg"))).contains("Solution of 5x8");
        CommandRun none = CommandRun.of("print", "4x5", "-o", file.toString(), "--hints", "2");
        assertThat(none.status()).isEqualTo(ExitStatus.NO);
        assertThat(none.out()).contains("there is no solution, so nothing is printed");
        CommandRun cover =
                CommandRun.of("print", "instances/coverings/most-s-5x5.yaml", "-o", file.toString(), "--hints", "2");
        assertThat(cover.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(cover.err()).contains("Hints are about packings, but the goal here is to cover.");
    }

    @Test
    void a_puzzle_that_cannot_be_packed_has_its_argument_on_a_further_page() throws IOException {
        Path file = folder.resolve("s.svg");
        CommandRun run = CommandRun.of(
                "print", "4x5", "5x8", "-o", file.toString(), "--why", "--solutions", "foot", "--hints", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("pages: 3");
        assertThat(run.err()).contains("no short argument is known why '5x8' has no solution");
        assertThat(Files.readString(file)).contains(">4x5<").contains(">5x8<").contains(">Solution<");
        assertThat(Files.readString(folder.resolve("s-3.svg")))
                .contains("Why there is no solution")
                .contains("chessboard")
                .contains(">dark: 10<");
    }

    @Test
    void a_page_as_png_is_an_image_of_200_dots_an_inch() throws IOException {
        Path file = folder.resolve("s.png");
        CommandRun.of("print", "5x8", "-o", file.toString(), "--large");
        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(image.getWidth()).isBetween(1652, 1654);
        assertThat(image.getHeight()).isBetween(2337, 2339);
    }

    @Test
    void hints_are_not_of_packings() {
        CommandRun run = CommandRun.of(
                "print", "--packings", "-", "-o", folder.resolve("s.pdf").toString(), "--hints", "2");
        assertThat(run.err()).contains("--hints is for puzzles, but --packings prints packings.");
    }

    @Test
    void paper_has_any_size_and_cells_have_any_unit() throws IOException {
        Path file = folder.resolve("s.svg");
        CommandRun.of(
                "print", "4x5", "--pieces", "I: any", "-o", file.toString(), "--paper", "20x30cm", "--cell", "1in");
        assertThat(Files.readString(file)).contains("width=\"200.0mm\"").contains("height=\"300.0mm\"");
        CommandRun.of("print", "4x5", "--pieces", "I: any", "-o", file.toString(), "--paper", "A3");
        assertThat(Files.readString(file)).contains("width=\"297.0mm\"");
        assertThat(CommandRun.of("print", "4x5", "-o", file.toString(), "--paper", "b7")
                        .err())
                .contains("There is no paper 'b7'. Use a4, a3, letter");
        assertThat(CommandRun.of("print", "4x5", "-o", file.toString(), "--paper", "3x3mm")
                        .err())
                .contains("'3x3mm' is not a size of paper for a puzzle. Use sides from 50mm to 2000mm.");
    }

    @Test
    void a_title_stands_in_place_of_the_name() throws IOException {
        Path file = folder.resolve("s.svg");
        CommandRun.of("print", "5x8", "-o", file.toString(), "--title", "Homework");
        assertThat(Files.readString(file)).contains(">Homework</text>").doesNotContain(">5x8</text>");
        CommandRun.of("print", "5x8", "8x5", "-o", file.toString(), "--title", "Homework", "--per-page", "2");
        assertThat(Files.readString(file)).contains(">Homework, 1<").contains(">Homework, 2<");
    }
}
