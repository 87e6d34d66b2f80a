package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a command says of an instance, and wants to have certified.
 *
 * @param instance a file
 * @param command such as {@code count}
 */
record Claim(Path instance, String command) {
    private static final Path INSTANCES = Path.of("instances");
    /** Lower bounds of what covers a square best, each a picture of a covering. */
    private static final String RECORDS = "records";

    /** What all shipped instances are for: how many packings, the best covering, the fewest moves. */
    static List<Claim> all() throws IOException {
        List<Claim> claims = new ArrayList<>();
        try (Stream<Path> files = Files.walk(INSTANCES)) {
            files.filter(file -> Files.isRegularFile(file) && !file.toString().contains(RECORDS))
                    .sorted()
                    .forEach(file -> {
                        String name = file.toString();
                        String family = file.getParent().getFileName().toString();
                        if (name.endsWith(".yaml")) {
                            boolean isDecided = family.equals("infeasible") || family.equals("coverings");
                            claims.add(new Claim(file, isDecided ? "solve" : "count"));
                        } else if (family.equals("line-clear") && name.endsWith(".csv")) {
                            claims.add(new Claim(file, "clear"));
                        }
                    });
        }
        return claims;
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
