package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageFlagsTest {
    private static final String HEART = "instances/mixed/heart.png";

    @TempDir
    private Path folder;

    @Test
    void a_picture_becomes_a_board_and_what_was_seen_is_shown() {
        CommandRun run = CommandRun.of("solve", HEART, "--cells", "7x8", "--pieces", "pentominoes: any");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.err())
                .contains("image: 7x8 cells, 40 of them filled; ink is darker than 128\n#..##..#\n........\n");
    }

    @Test
    void a_heart_becomes_a_unique_puzzle_and_its_file_says_how() throws IOException {
        Path hearts = folder.resolve("hearts");
        CommandRun run = CommandRun.of(
                "generate", "unique", HEART, "--cells", "7x8", "--from", "pentominoes", "-o", hearts.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        try (Stream<Path> files = Files.list(hearts)) {
            Path file = files.findFirst().orElseThrow();
            assertThat(Files.readString(file)).contains("heart.png --cells 7x8 --from pentominoes --seed 1\n");
            assertThat(CommandRun.of("count", file.toString(), "--up-to-symmetry")
                            .out())
                    .contains("classes: 1\n");
        }
    }

    @Test
    void what_is_for_images_is_refused_elsewhere() {
        CommandRun run = CommandRun.of("solve", "4x5", "--cells", "4x5");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("--cells is for images, and '4x5' is not an image. Leave it out.");
        assertThat(CommandRun.of("info", HEART, "--cells", "7", "--pieces", "I").err())
                .contains("--cells")
                .matches(Advice.IN);
        assertThat(CommandRun.of("verify", "4x5", HEART).err()).contains("Check that this is a text file");
    }

    @Test
    void a_picture_alone_lacks_pieces() {
        assertThat(CommandRun.of("solve", HEART, "--cells", "7x8").err())
                .contains("This is only the picture of a board. Add --pieces pentominoes");
    }
}
