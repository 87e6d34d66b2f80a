package io.github.quadrille.app.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class InfoCommandTest {
    @TempDir
    private Path folder;

    @Test
    void one_cell_is_one_cell() {
        assertThat(CommandRun.of("info", "1x1", "--pieces", "I2").lines())
                .contains("board: 1x1, wrap none, 1 cell to cover", "symmetry of the board: order 1 (identity)");
    }

    @Test
    void it_shows_board_bag_area_placements_and_symmetry() {
        CommandRun run = CommandRun.of("info", "4x10");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: read");
        assertThat(run.out())
                .contains("board: 4x10, wrap none, 40 cells to cover")
                .contains("symmetry of the board: order 4 (identity, turn 180, flip, flip turn 180)")
                .contains("area of the bag: 40")
                .contains("placements: 401");
    }

    @Test
    void the_kinds_of_a_set_are_shown_and_drawn() {
        CommandRun run = CommandRun.of("info", "hexominoes");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.firstLine()).isEqualTo("status: read");
        assertThat(run.lines())
                .contains("set: hexominoes, 35 kinds", "pieces: free")
                .anyMatch(line -> line.contains("│ Y                 │"))
                .anyMatch(line -> line.matches(" *Y6 +Y +6 +8 +#####/.#\\.\\.\\."));
        assertThat(CommandRun.of("info", "free-tetracubes", "--lattice", "cubic", "--format", "json")
                        .out())
                .startsWith(
                        "{\"status\":\"read\",\"set\":\"free-tetracubes\",\"lattice\":\"cubic\",\"symmetry\":\"free\"")
                .contains("\"kind\":\"B\"");
    }

    @Test
    void a_set_of_another_lattice_is_found_without_naming_it() {
        assertThat(CommandRun.of("info", "tetrahexes", "--format", "json").out())
                .contains("\"lattice\":\"hexagonal\"");
        assertThat(CommandRun.of("solve", "tetrahexes").err())
                .contains("There is no such file. Use --lattice hexagonal --pieces tetrahexes.");
    }

    @Test
    void a_set_goes_with_nothing_that_is_for_puzzles() {
        assertThat(CommandRun.of("info", "hexominoes", "--symmetry", "one-sided")
                        .err())
                .contains("Use --pieces hexominoes.");
        String file = folder.resolve("a.svg").toString();
        CommandRun exploded =
                CommandRun.of("info", "hexahexes", "--lattice", "hexagonal", "--svg", file, "--view", "exploded");
        assertThat(exploded.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(exploded.err()).contains("this board is of the hexagonal lattice");
    }

    @ParameterizedTest
    @MethodSource("sets")
    void every_set_can_be_drawn(String set, String lattice) {
        assertThat(CommandRun.of("info", set, "--lattice", lattice).firstLine()).isEqualTo("status: read");
    }

    private static Stream<Arguments> sets() {
        return Lattices.ALL.stream()
                .flatMap(lattice -> BuiltInKinds.of(lattice).names().stream()
                        .filter(name -> BuiltInKinds.of(lattice).findSet(name).isPresent())
                        .map(name -> Arguments.of(name, lattice.word())));
    }

    @Test
    void kinds_are_shown_as_drawn() {
        assertThat(CommandRun.of("info", "3x3", "--pieces", "V3@90, L@180", "--symmetry", "fixed")
                        .lines())
                .anyMatch(line -> line.startsWith("  V3@90 ") && line.endsWith("  ##/#."))
                .anyMatch(line -> line.startsWith("  L@180 ") && line.endsWith("  ###/#.."));
    }

    @Test
    void places_without_a_cell_are_dots_on_every_lattice() {
        assertThat(CommandRun.of("info", "4x6", "--lattice", "triangular", "--pieces", "hexiamonds")
                        .lines())
                .anyMatch(line -> line.endsWith("  ..##./.####"))
                .noneMatch(line -> line.contains("/ "));
        assertThat(CommandRun.of("info", "4x7", "--lattice", "hexagonal", "--pieces", "tetrahexes")
                        .lines())
                .anyMatch(line -> line.endsWith("   . . #/# # #"));
    }

    @Test
    void the_page_shows_all_built_in_kinds_as_they_are_drawn() throws IOException {
        String page = Files.readString(Path.of("src/site/markdown/puzzle-file.md"));
        assertThat(BuiltInKinds.names())
                .filteredOn(name ->
                        !name.endsWith("'") && BuiltInKinds.canonicalName(name).equals(name))
                .flatMap(name -> BuiltInKinds.find(name).stream().toList())
                .allSatisfy(kind -> assertThat(page)
                        .contains("`%s` `%s`"
                                .formatted(
                                        kind.name(),
                                        String.join("/", kind.shape().picture()).replace('X', '#'))));
    }

    @Test
    void json_says_the_same() {
        assertThat(CommandRun.of("info", "4x10", "--format", "json").out())
                .startsWith("{\"status\":\"read\",\"puzzle\":{")
                .contains("\"mandatory\":40")
                .contains("\"placements\":401")
                .contains("\"order\":4")
                .contains("{\"kind\":\"T\",\"count\":\"2\",\"size\":4,\"orientations\":4,")
                .contains("\"shape\":[\"XXX\",\".X.\"]");
    }

    @Test
    void the_board_is_drawn_into_files() {
        CommandRun run = CommandRun.of(
                "info",
                "4x10",
                "--svg",
                folder.resolve("b.svg").toString(),
                "--png",
                folder.resolve("b.png").toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(folder.resolve("b.svg")).exists();
        assertThat(folder.resolve("b.png")).exists();
    }
}
