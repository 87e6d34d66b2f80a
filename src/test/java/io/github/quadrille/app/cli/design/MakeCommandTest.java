package io.github.quadrille.app.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MakeCommandTest {
    @TempDir
    private Path folder;

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void the_name_of_the_file_says_what_is_made() throws IOException {
        CommandRun run = CommandRun.of("make", "4x5", "--pieces", "I: any, L: any", "-o", at("a.svg"));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out())
                .startsWith("status: made\npieces: 5\nsheets: 1\ncut: ")
                .endsWith("\nfile: " + at("a.svg") + "\n");
        assertThat(Files.readString(folder.resolve("a.svg"))).startsWith("<svg ");
        CommandRun.of("make", "4x5", "--pieces", "I: any, L: any", "-o", at("a.dxf"));
        assertThat(Files.readString(folder.resolve("a.dxf")))
                .startsWith("999\n")
                .contains("AC1009");
        assertThat(CommandRun.of("make", "4x5", "--pieces", "I: any, L: any", "-o", at("a.stl"))
                        .out())
                .contains("beds: 1\ntray: one\n");
        assertThat(Files.size(folder.resolve("a.stl")) % 50).isEqualTo(84 % 50);
        CommandRun.of("make", "4x5", "--pieces", "I: any, L: any", "-o", at("a.3mf"));
        assertThat(Files.readAllBytes(folder.resolve("a.3mf"))).startsWith('P', 'K');
    }

    @Test
    void a_packing_that_was_kept_is_made_on_as_many_sheets_as_it_needs() throws IOException {
        String json = CommandRun.of("solve", "4x10", "--format", "json").out();
        Path kept = Files.writeString(folder.resolve("kept.json"), json);
        CommandRun run =
                CommandRun.of("make", kept.toString(), "-o", at("a.dxf"), "--cell", "1in", "--sheet", "30x15cm");
        assertThat(run.out()).contains("pieces: 10\nsheets: 3\n").contains(at("a-3.dxf"));
        assertThat(folder.resolve("a-3.dxf")).exists();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_device_does_not_say_what_is_made() {
        CommandRun run = CommandRun.of("make", "2x4", "--pieces", "L: 2", "-o", "/dev/null");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .isEqualTo(
                        "error: The ending of '/dev/null' does not name a known format. Write -o out.svg, .dxf, .stl or .3mf.\n");
    }

    @Test
    void without_a_solution_nothing_is_made() {
        CommandRun run = CommandRun.of("make", "4x5", "-o", at("a.svg"));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out()).contains("there is no solution, so nothing is made");
        assertThat(folder.resolve("a.svg")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --cell 12,5          | '12,5' is not a length. Write 12.5.
            --cell two           | 'two' is not a length. Write 20mm, 2cm or 0.75in.
            --sheet 30           | '30' is not a width and height. Write 300x200mm, 60x40cm or 24x12in.
            --cell 0             | --cell cannot be 0mm. Use 1mm or more.
            --kerf 5             | --kerf cannot be 5mm. Use at most a fifth of a cell, 4mm.
            --radius 2           | --radius is for corners that are not sharp. Add --corner round.
            --chamfer 1          | --chamfer has no effect in .svg. Use -o out.stl.
            --common-lines --kerf 1 | --common-lines cuts each shared line once, along its middle, so --kerf has no \
            use. Leave out --common-lines.
            --sheet 10x10cm      | A part of 120 x 100 mm does not fit on a sheet of 100 x 100 mm. Use --sheet \
            126x106mm, or a smaller --cell.
            --wrap both          | On this board, pieces may cross edges that meet, so it cannot be built. Leave out \
            'wrap'.
            """)
    void what_makes_no_sense_is_refused_with_advice(String options, String message) {
        String[] words = ("make 4x5 --pieces I:any -o " + at("a.svg") + " " + options).split(" ");
        CommandRun run = CommandRun.of(words);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains(message);
    }

    @Test
    void cubes_are_printed_and_not_cut() {
        CommandRun run = CommandRun.of("make", "instances/lattices/soma-3x3x3.yaml", "-o", at("a.dxf"));
        assertThat(run.err()).contains("Cubes are not cut from a sheet. Use -o out.stl, for a 3D printer.");
    }
}
