package io.github.quadrille.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** For every infeasible instance: the argument, the size of its proof, and what proving and checking take. */
final class ProofTable {
    private static final Path PAGE = Path.of("src/site/markdown/infeasible.md");

    private final StringBuilder page = new StringBuilder();
    private final Path folder;

    private ProofTable(Path folder) {
        this.folder = folder;
    }

    static void write(Path folder) throws IOException, InterruptedException {
        ProofTable table = new ProofTable(folder);
        table.run();
        Files.writeString(PAGE, table.page);
    }

    private void run() throws IOException, InterruptedException {
        line("# Impossible puzzles and their proofs");
        line("");
        line(
                "Every puzzle of `instances/infeasible`, proved by `solve --proof` and accepted by `check`; whole processes.");
        line("Made by `mvn -q -Pbench verify`.");
        line("");
        line("| puzzle | argument | proof | steps | to prove | to check | ratio |");
        line("|---|---|---|---|---|---|---|");
        List<Path> puzzles;
        try (Stream<Path> files = Files.list(Path.of("instances/infeasible"))) {
            puzzles = files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        for (Path puzzle : puzzles) {
            row(puzzle);
        }
    }

    private void row(Path puzzle) throws IOException, InterruptedException {
        Path proofs =
                Files.createDirectories(folder.resolve(puzzle.getFileName().toString()));
        Run solve = Quadrille.run(
                1, "solve", "--quiet", puzzle.toString(), "--proof", proofs.toString(), "--format", "json");
        Path model = only(proofs, ".opb");
        Path proof = only(proofs, ".pbp");
        Run check = Quadrille.run(1, "check", model.toString(), proof.toString());
        if (!check.output().startsWith("status: accepted")) {
            throw new IllegalStateException(puzzle + ": " + check.output());
        }
        String argument = solve.output().replaceAll("(?s).*\"evidence\":\"([^\"]*)\".*", "$1");
        line("| %s | %s | %,d KiB | %,d | %.2f s | %.2f s | %.1f |"
                .formatted(
                        puzzle.getFileName().toString().replace(".yaml", ""),
                        argument,
                        (Files.size(proof) + 1023) / 1024,
                        check.number("steps"),
                        solve.median(),
                        check.median(),
                        check.median() / solve.median()));
    }

    private static Path only(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
