package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the published gallery shows is what the server answers; {@code -Dquadrille.store=true} stores it. */
class StoredAnswersIT {
    private static final boolean STORES = Boolean.getBoolean("quadrille.store");
    private static final Path FOLDER = Path.of("src/site/resources/gallery/stored");
    private static final String OLD =
            "%s is stored as it is answered. Maybe store all anew, with -Dquadrille.store=true";
    /** Every so many are asked about every day. */
    private static final int EVERYDAY = 8;

    private static final List<String> CHOSEN = List.of(
            "pentominoes/pentominoes-3x20",
            "pentominoes/pentominoes-4x15",
            "pentominoes/pentominoes-5x12",
            "pentominoes/pentominoes-6x10",
            "pentominoes/pentominoes-8x8-without-middle",
            "pentominoes/tripled-X",
            "pentominoes/tripled-W",
            "pentominoes/y-pentominoes-5x10",
            "calendar/january-25",
            "calendar/february-29",
            "calendar/october-6",
            "lattices/soma-3x3x3",
            "lattices/solid-pentominoes-2x5x6",
            "lattices/solid-pentominoes-3x4x5",
            "lattices/slothouber-graatsma",
            "lattices/bedlam-4x4x4",
            "lattices/tetrahexes-4x7",
            "lattices/tetrahexes-triangle-7",
            "lattices/bars-and-arches",
            "lattices/hexiamonds-6x6",
            "lattices/hexiamonds-3x12",
            "lattices/obeirne-hexagon",
            "tubes-and-tori/tetrominoes-5x4-vertical",
            "tubes-and-tori/x-pentominoes-5x5-torus",
            "tubes-and-tori/x-pentominoes-10x10-torus",
            "tubes-and-tori/pentominoes-3x20-horizontal",
            "sigils/soe-A-green-8",
            "sigils/soe-A-yellow-1",
            "mixed/heart",
            "mixed/aztec-diamond-4",
            "infeasible/one-set-4x5",
            "infeasible/mutilated-chessboard",
            "infeasible/fixed-4x19",
            "infeasible/one-o-fifteen-i-8x8",
            "infeasible/t-6x6",
            "infeasible/i-10x10",
            "infeasible/s-8x8",
            "infeasible/y-pentominoes-5x6",
            "infeasible/two-rooms",
            "infeasible/lonely-corner",
            "infeasible/pentominoes-2x30",
            "coverings/most-t-8x8",
            "coverings/most-s-7x7",
            "coverings/treasure-7x7",
            "coverings/precious-pieces-6x7",
            "coverings/pentominoes-8x8");

    private static RunningServer server;
    private static Map<String, Object> listed;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        server = new RunningServer();
        listed = StoredPuzzle.parse(server.get("instances"));
        if (STORES) {
            for (StoredPuzzle puzzle : puzzles()) {
                write(puzzle.path() + ".json", puzzle.json());
                write(puzzle.path() + ".svg", server.get("instances/" + puzzle.path() + ".svg"));
            }
            write("instances.json", list());
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    static List<String> asked() {
        List<String> asked = new ArrayList<>();
        for (int at = 0; at < CHOSEN.size(); at += Rounds.of(EVERYDAY, 1)) {
            asked.add(CHOSEN.get(at));
        }
        return asked;
    }

    @ParameterizedTest
    @MethodSource("asked")
    void what_is_stored_is_what_the_server_says(String path) throws Exception {
        StoredPuzzle puzzle = puzzles().stream()
                .filter(each -> each.path().equals(path))
                .findFirst()
                .orElseThrow();

        assertThat(read(path + ".json").equals(puzzle.json())).as(OLD, path).isTrue();
        assertThat(read(path + ".svg").equals(server.get("instances/" + path + ".svg")))
                .as(OLD, path)
                .isTrue();
    }

    @Test
    void the_list_has_every_chosen_puzzle() throws Exception {
        assertThat(read("instances.json")).isEqualTo(list());
        assertThat(puzzles()).extracting(StoredPuzzle::path).containsExactlyInAnyOrderElementsOf(CHOSEN);
    }

    @Test
    void the_files_are_no_burden_for_a_site() throws Exception {
        try (var files = Files.walk(FOLDER)) {
            assertThat(files.filter(Files::isRegularFile)
                            .mapToLong(file -> file.toFile().length())
                            .sum())
                    .isLessThan(3 << 19);
        }
    }

    private static List<StoredPuzzle> puzzles() {
        return families().stream()
                .flatMap(family -> ((List<?>) family.get("puzzles")).stream())
                .map(entry -> new StoredPuzzle(server, (Map<?, ?>) entry))
                .filter(puzzle -> CHOSEN.contains(puzzle.path()))
                .toList();
    }

    private static List<Map<?, ?>> families() {
        return ((List<?>) listed.get("families"))
                .stream().<Map<?, ?>>map(family -> (Map<?, ?>) family).toList();
    }

    /** The server's list, less what is not stored, and with the text of each puzzle. */
    private static String list() throws IOException, InterruptedException {
        List<Map<String, Object>> families = new ArrayList<>();
        for (Map<?, ?> family : families()) {
            List<Map<String, Object>> puzzles = new ArrayList<>();
            for (StoredPuzzle puzzle : puzzles()) {
                if (puzzle.path().startsWith(family.get("name") + "/")) {
                    Map<String, Object> tree = new LinkedHashMap<>();
                    puzzle.entry().forEach((key, value) -> tree.put(key.toString(), value));
                    tree.put(
                            "yaml",
                            StoredPuzzle.parse(server.ask("puzzle", server.get("instances/" + puzzle.path())))
                                    .get("yaml"));
                    puzzles.add(tree);
                }
            }
            if (!puzzles.isEmpty()) {
                Map<String, Object> tree = new LinkedHashMap<>();
                tree.put("name", family.get("name"));
                tree.put("title", family.get("title"));
                tree.put("puzzles", puzzles);
                families.add(tree);
            }
        }
        return StoredPuzzle.write(Map.of("families", families));
    }

    private static String read(String name) throws IOException {
        return Files.readString(FOLDER.resolve(name));
    }

    private static void write(String name, String text) throws IOException {
        Path file = FOLDER.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
