package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LookFlagsTest {
    private static final String[] SOMA = {"solve", "3x3x3", "--lattice", "cubic", "--pieces", "soma"};

    @TempDir
    private Path folder;

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private static CommandRun soma(String... more) {
        return CommandRun.of(Stream.of(SOMA, more).flatMap(Arrays::stream).toArray(String[]::new));
    }

    @Test
    void layers_are_pulled_apart_if_one_wishes() throws IOException {
        assertThat(soma("--svg", at("layers.svg")).status()).isEqualTo(ExitStatus.YES);
        assertThat(soma("--svg", at("space.svg"), "--png", at("space.png"), "--view", "exploded")
                        .status())
                .isEqualTo(ExitStatus.YES);
        assertThat(Files.readString(folder.resolve("space.svg")))
                .isNotEqualTo(Files.readString(folder.resolve("layers.svg")));
        assertThat(folder.resolve("space.png")).isNotEmptyFile();
    }

    @Test
    void render_draws_what_solve_draws() throws IOException {
        soma("--svg", at("solve.svg"), "--view", "exploded");
        Path answer = folder.resolve("soma.json");
        Files.writeString(answer, soma("--format", "json").out());
        CommandRun.of("render", answer.toString(), "-o", at("render.svg"), "--view", "exploded");
        assertThat(folder.resolve("render.svg")).hasSameTextualContentAs(folder.resolve("solve.svg"));
    }

    @Test
    void a_view_is_of_pictures_in_files() {
        CommandRun run = soma("--view", "exploded");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("--view is for pictures in files. Add --svg or --png.");
    }

    @Test
    void hexagons_are_not_drawn_in_space() {
        CommandRun run = CommandRun.of(
                "solve",
                "2x3",
                "--lattice",
                "hexagonal",
                "--pieces",
                "I3: 2",
                "--svg",
                at("a.svg"),
                "--view",
                "exploded");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("but this board is of the hexagonal lattice. Leave --view out.");
    }

    @Test
    void steps_are_those_of_a_packing_in_a_file() {
        CommandRun run = soma("--view", "steps", "--svg", at("a.svg"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("Use 'quadrille render PACKING --view steps'.");
    }
}
