package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads the pictures of boards and packings that pages show in characters. An outlined packing is drawn again and must
 * look the same. A named board must have the cells that its name stands for. A packing in letters must be valid for the
 * puzzle that the page names before it.
 */
class PagePicturesTest {
    private static final Pattern OUTLINED = Pattern.compile("(?m)^ *┌.*\\n(?: *[│├└].*\\n)+");
    private static final Pattern NAMED_BOARD =
            Pattern.compile("`(triangle|hexagon) ([0-9]+)` is\\s*```text\\n([^`]*)```");
    private static final Pattern LETTERS = Pattern.compile("```text\\n((?:[ #.]*[A-Z]{3}[A-Z#. ]*\\n)+)```");
    private static final Pattern INSTANCE = Pattern.compile("`(instances/[^`]*\\.yaml)`");

    @TempDir
    private Path folder;

    private static Stream<Path> pages() {
        try (Stream<Path> files = Files.list(Path.of("src/site/markdown"))) {
            return Stream.concat(Stream.of(Path.of("README.md")), files.sorted().toList().stream())
                    .filter(file -> file.toString().endsWith(".md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void an_outlined_packing_is_drawn_again_as_it_stands() {
        List<String> pictures = pages().flatMap(
                        page -> OUTLINED.matcher(text(page)).results().map(MatchResult::group))
                .map(picture -> picture.stripTrailing().stripIndent())
                .toList();
        assertThat(pictures)
                .hasSizeGreaterThanOrEqualTo(3)
                .allSatisfy(picture -> assertThat(
                                CommandRun.of("render", written(picture)).out())
                        .contains(picture));
    }

    @Test
    void a_board_that_has_a_name_is_drawn_as_its_name_makes_it() {
        List<MatchResult> boards = pages().flatMap(
                        page -> NAMED_BOARD.matcher(text(page)).results())
                .toList();
        assertThat(boards).isNotEmpty().allSatisfy(board -> {
            String lattice = board.group(1).equals("triangle") ? "triangular" : "hexagonal";
            CommandRun named = board(board.group(1) + " " + board.group(2), lattice);
            CommandRun drawn = board(written(board.group(3)), lattice);
            assertThat(drawn.out()).isEqualTo(named.out()).contains("100");
        });
    }

    /** Lists the placements of a piece of one cell on a board, which describe the board completely. */
    private static CommandRun board(String board, String lattice) {
        String kind = lattice.equals("triangular") ? "T1" : "M1";
        return CommandRun.of("possible", board, "--lattice", lattice, "--pieces", kind + ": any", "--kind", kind);
    }

    @Test
    void a_packing_in_letters_is_one_of_the_puzzle_named_before_it() {
        int pictures = 0;
        for (Path page : pages().toList()) {
            String text = text(page);
            Matcher letters = LETTERS.matcher(text);
            while (letters.find()) {
                List<MatchResult> named = INSTANCE.matcher(text.substring(0, letters.start()))
                        .results()
                        .toList();
                String puzzle = named.get(named.size() - 1).group(1);
                assertThat(CommandRun.of("verify", puzzle, written(letters.group(1)))
                                .status())
                        .as("%s in %s", puzzle, page)
                        .isEqualTo(ExitStatus.YES);
                pictures++;
            }
        }
        assertThat(pictures).isPositive();
    }

    private String written(String picture) {
        try {
            return Files.writeString(folder.resolve("picture.txt"), picture).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
