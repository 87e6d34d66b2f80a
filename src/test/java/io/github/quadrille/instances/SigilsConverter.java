package io.github.quadrille.instances;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes puzzle files from the list {@code sigils.txt}, and the table of these puzzles for the README. */
final class SigilsConverter {
    private static final List<String> KINDS = List.of("I", "O", "T", "L", "J", "S", "Z");
    private static final Map<String, String> GAMES =
            Map.of("soe", "Sigils of Elohim,", "talos", "The Talos Principle,", "bench", "Benchmark board");

    /** Holds a line of {@code sigils.txt}. */
    record Board(String id, int rows, int columns, List<Integer> counts, long packings) {
        private static Board parse(String line) {
            String[] fields = line.split(" ");
            List<Integer> counts = IntStream.range(0, KINDS.size())
                    .mapToObj(kind -> Integer.valueOf(fields[3 + kind]))
                    .toList();
            return new Board(
                    fields[0],
                    Integer.parseInt(fields[1]),
                    Integer.parseInt(fields[2]),
                    counts,
                    Long.parseLong(fields[10]));
        }

        String file() {
            return id + ".yaml";
        }

        /** Returns the board's name: {@code soe-A-cyan-1} is "Sigils of Elohim, A cyan 1". */
        String name() {
            String game = id.substring(0, id.indexOf('-'));
            return GAMES.get(game) + id.substring(game.length()).replace('-', ' ');
        }

        String yaml() {
            return """
                    name: %s
                    board: %dx%d
                    symmetry: one-sided
                    pieces:
                    %s""".formatted(name(), rows, columns, pieces("  %s: %d\n", ""));
        }

        String row() {
            return "| [%s](%s) | %d | a moment | list | %dx%d | %s |"
                    .formatted(id, file(), packings, rows, columns, pieces("%2$d%1$s", " "));
        }

        private String pieces(String format, String between) {
            return IntStream.range(0, KINDS.size())
                    .filter(kind -> counts.get(kind) > 0)
                    .mapToObj(kind -> format.formatted(KINDS.get(kind), counts.get(kind)))
                    .collect(Collectors.joining(between));
        }
    }

    private SigilsConverter() {}

    static List<Board> boards() {
        try (BufferedReader list = new BufferedReader(new InputStreamReader(
                SigilsConverter.class.getResourceAsStream("sigils.txt"), StandardCharsets.UTF_8))) {
            return list.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Board::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the texts of the files, keyed by their paths under {@code instances}. */
    static SortedMap<String, String> files() {
        SortedMap<String, String> files = new TreeMap<>();
        boards().forEach(board -> files.put("sigils/" + board.file(), board.yaml()));
        return files;
    }
}
