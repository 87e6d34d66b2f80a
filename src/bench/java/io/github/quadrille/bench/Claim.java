package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
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
    private static final Path INDEX = INSTANCES.resolve("index.csv");

    /**
     * What the index of all shipped instances says: how many packings there are, or none, the best covering, the fewest moves.
     * That a hard one has some packing needs no certificate: the packing is its own.
     */
    static List<Claim> all() throws IOException {
        List<Claim> claims = new ArrayList<>();
        for (String line : Files.readAllLines(INDEX).stream().skip(1).toList()) {
            String[] fields = line.split(",");
            String question = fields[1];
            String answer = fields[2];
            boolean isHard = fields[3].equals("hard") || fields[3].equals("open");
            if (!(answer.equals(">=1") && isHard)) {
                claims.add(new Claim(INSTANCES.resolve(fields[0]), command(question, answer)));
            }
        }
        return claims;
    }

    private static String command(String question, String answer) {
        return switch (question) {
            case "fewest moves" -> "clear";
            case "most covered" -> "solve";
            default -> answer.equals("0") ? "solve" : "count";
        };
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
