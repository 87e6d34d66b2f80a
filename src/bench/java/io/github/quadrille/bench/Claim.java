package io.github.quadrille.bench;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.CsvTable;
import io.github.quadrille.io.text.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a command says of an instance, and wants to have certified.
 *
 * @param instance a file
 * @param command such as {@code count}
 */
record Claim(Path instance, String command) {
    private static final Path INSTANCES = Path.of("instances");
    private static final String INDEX = "instances/index.csv";

    /**
     * What the index of all shipped instances says: how many packings there are, or none, the best covering, the fewest moves.
     * That a hard one has some packing needs no certificate: the packing is its own.
     */
    static List<Claim> all() {
        List<Claim> claims = new ArrayList<>();
        try {
            Problems problems = new Problems(INDEX);
            CsvTable.read(INDEX, problems, names -> {}, row -> {
                boolean isHard = text(row, "effort").matches("hard|open");
                if (!(text(row, "answer").equals(">=1") && isHard)) {
                    claims.add(new Claim(INSTANCES.resolve(text(row, "file")), command(row)));
                }
            });
            problems.throwIfAny();
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
        return claims;
    }

    private static String command(CsvTable.Row row) {
        return switch (text(row, "question")) {
            case "fewest moves" -> "clear";
            case "most covered" -> "solve";
            default -> text(row, "answer").equals("0") ? "solve" : "count";
        };
    }

    private static String text(CsvTable.Row row, String column) {
        return row.field(column).map(CsvTable.Field::text).orElse("");
    }

    /** The folder in which the instance lies. */
    String family() {
        return instance.getParent().getFileName().toString();
    }

    /** The instance's file without its ending. */
    String name() {
        return instance.getFileName().toString().replaceAll("\\.[a-z]+$", "");
    }

    /**
     * Has it answered and certified.
     *
     * @param proofs an empty folder
     * @param complaints where the reason goes if there is no certificate
     */
    Run prove(Path proofs, Path complaints, int seconds) throws IOException, InterruptedException {
        List<String> words = Quadrille.command(
                command,
                instance.toString(),
                "--proof",
                proofs.toString(),
                "--gzip",
                "--time-limit",
                seconds + "s",
                "--format",
                "json");
        return Run.of(1, words, ProcessBuilder.Redirect.to(complaints.toFile()));
    }

    /** A field of a JSON answer; empty when it is not there. */
    static String field(String json, String name) {
        return Arrays.stream(json.split("\"" + name + "\": ?", 2))
                .skip(1)
                .findFirst()
                .map(rest -> rest.startsWith("\"")
                        ? rest.substring(1, rest.indexOf('"', 1))
                        : rest.replaceAll("(?s)[,}\\]\\s].*", ""))
                .orElse("");
    }
}
