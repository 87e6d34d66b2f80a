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
 * Names an instance and the command whose answer is to be certified.
 *
 * @param instance the file of the instance
 * @param command the command, such as {@code count}
 */
record Claim(Path instance, String command) {
    private static final Path INSTANCES = Path.of("instances");
    private static final String INDEX = "instances/index.csv";

    /**
     * Reads claims from the index of all shipped instances. A claim is the number of packings, the absence of a
     * packing, the best covering, or the fewest moves. Hard and open instances are left out if the index says only that
     * they have a packing, because a packing is its own certificate.
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

    /** Returns the name of the folder that contains the instance. */
    String family() {
        return instance.getParent().getFileName().toString();
    }

    /** Returns the name of the instance's file without its ending. */
    String name() {
        return instance.getFileName().toString().replaceAll("\\.[a-z]+$", "");
    }

    /**
     * Runs the command, which writes a certificate of its answer.
     *
     * @param proofs an empty folder for the certificate
     * @param complaints the file that receives the reason if there is no certificate
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

    /** Returns a field of a JSON answer, or an empty text if the answer does not have the field. */
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
