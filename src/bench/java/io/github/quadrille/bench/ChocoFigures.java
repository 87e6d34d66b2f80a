package io.github.quadrille.bench;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Writes {@code choco-figures.md}. The page says which stage of our solver decides each instance, what each stage
 * costs, and how many instances Choco decides alone.
 */
final class ChocoFigures {
    private static final Path PAGE = Path.of("src/site/markdown/choco-figures.md");
    private static final String UNDECIDED = "none: the time limit was reached";

    private final int seconds;
    private final List<Puzzle> packings = new ArrayList<>();
    private final List<Puzzle> coverings = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    private ChocoFigures(int seconds) throws IOException {
        this.seconds = seconds;
        try (Stream<Path> files = Files.walk(Path.of("instances"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".yaml"))
                    .sorted()
                    .toList()) {
                Puzzle puzzle = PuzzleReader.read(file.toString());
                (puzzle.goal() instanceof Goal.Cover ? coverings : packings).add(puzzle);
            }
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Writes the page, and prints it.
     *
     * @param seconds the time limit of each answer
     */
    static void write(int seconds) throws IOException {
        ChocoFigures figures = new ChocoFigures(seconds);
        figures.run();
        Files.write(PAGE, figures.lines);
        figures.lines.forEach(System.out::println);
    }

    private void run() {
        line("# Who decides the instances");
        line("");
        line(
                "Quadrille finds an answer in [stages](how-it-works.md), and [Choco Solver](choco.md) does the work of some of them. This page shows how many of the puzzles in `instances` each stage decides, and which part of the work is Choco's.");
        line("");
        line(
                "`mvn -q -Pbench verify -Dbench.args=\"stages %d\"` writes this page. The command answers every puzzle under `instances` in one process, on one thread, with at most %d s for each. %s"
                        .formatted(seconds, seconds, Conditions.sentence()));
        line(
                "The stages are those that `--stats` prints. The last stage of an answer decides it. A best covering is decided by the last stage in which Choco opened nodes, or else by the sweep, or else by the bounds. A node is a decision of Choco or of another search. In a sweep it is a state, and in the `learner` a dead end. [What Choco decides](choco.md) draws the conclusions.");
        SearchOptions one =
                SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(1).withTime(Duration.ofSeconds(seconds)));
        SearchOptions all = one.withPackings(Long.MAX_VALUE);
        stages("One packing, or none", packings, one);
        stages("All packings", packings, all);
        stages("Best coverings", coverings, one);
        line("");
        line("## Choco alone");
        line("");
        line(
                "With `--no-arguments`, Choco searches without any other stage. The table shows how many puzzles each model decides within the same %d s."
                        .formatted(seconds));
        line("");
        line("| `--model` | one packing, or none | best coverings | nodes | seconds |");
        line("|---|---|---|---|---|");
        for (Formulation formulation : Formulation.values()) {
            alone(one.withFormulation(formulation).byChocoAlone());
        }
    }

    private void stages(String title, List<Puzzle> puzzles, SearchOptions options) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (Puzzle puzzle : puzzles) {
            Verdict verdict = Solver.of(puzzle).with(options).solve();
            for (Stage stage : verdict.work().stages()) {
                rows.computeIfAbsent(stage.name(), Row::new).add(stage);
            }
            rows.computeIfAbsent(decider(verdict), Row::new).decided++;
        }
        double all = rows.values().stream().mapToDouble(row -> row.seconds).sum();
        long nodes = rows.values().stream().mapToLong(row -> row.nodes).sum();
        line("");
        line("## " + title);
        line("");
        line(
                "| stage | puzzles that it decides, of %d | nodes | share of all nodes | Choco's nodes | seconds | share of all seconds |"
                        .formatted(puzzles.size()));
        line("|---|---|---|---|---|---|---|");
        rows.values().forEach(row -> line(row.line(nodes, all)));
        long choco = rows.values().stream().mapToLong(row -> row.choco).sum();
        line("| together | %d | %,d | 100 %% | %,d (%.1f %%) | %.1f | 100 %% |"
                .formatted(puzzles.size(), nodes, choco, 100.0 * choco / Math.max(1, nodes), all));
    }

    /**
     * Returns the name of the stage that decided the puzzle, or a text that says that no stage did. Usually it is the
     * last stage. A search for coverings, however, improves the best covering and the bound by turns. Then it is the
     * last stage in which Choco visited nodes. Without such a stage, it is the stage {@code sweep} if there was one,
     * and otherwise {@code bounds}.
     */
    private static String decider(Verdict verdict) {
        List<Stage> stages = verdict.work().stages();
        if (verdict.stopped().filter(limit -> limit != Limit.PACKINGS).isPresent()) {
            return UNDECIDED;
        }
        boolean isCovering = stages.stream().anyMatch(stage -> stage.name().equals("first covering"));
        return stages.stream()
                .filter(stage -> !isCovering || stage.choco() > 0)
                .reduce((one, other) -> other)
                .or(() -> stages.stream()
                        .filter(stage -> stage.name().equals("sweep"))
                        .findFirst())
                .map(Stage::name)
                .orElse("bounds");
    }

    private void alone(SearchOptions options) {
        Row row = new Row(options.formulation().word());
        long ofPackings = decided(packings, options, row);
        long ofCoverings = decided(coverings, options, row);
        line("| `%s` | %d of %d | %d of %d | %,d | %.1f |"
                .formatted(
                        row.name, ofPackings, packings.size(), ofCoverings, coverings.size(), row.nodes, row.seconds));
    }

    private static long decided(List<Puzzle> puzzles, SearchOptions options, Row row) {
        long decided = 0;
        for (Puzzle puzzle : puzzles) {
            try {
                Verdict verdict = Solver.of(puzzle).with(options).solve();
                row.add(new Stage(
                        "",
                        verdict.work().nodes(),
                        verdict.work().choco(),
                        verdict.work().seconds()));
                decided += verdict instanceof Verdict.Undecided ? 0 : 1;
            } catch (PuzzleTooLarge tooLarge) {
                System.err.println(tooLarge.getMessage());
            }
        }
        return decided;
    }

    private void line(String text) {
        lines.add(text);
    }

    /** Sums the work of one stage, or of Choco with one model, over several puzzles. */
    private static final class Row {
        private final String name;
        private int decided;
        private long nodes;
        private long choco;
        private double seconds;

        Row(String name) {
            this.name = name;
        }

        void add(Stage stage) {
            nodes += stage.nodes();
            choco += stage.choco();
            seconds += stage.seconds();
        }

        String line(long allNodes, double allSeconds) {
            return "| %s | %s | %,d | %.1f %% | %,d | %.1f | %.1f %% |"
                    .formatted(
                            name.equals(UNDECIDED) ? name : "`" + name + "`",
                            decided,
                            nodes,
                            100.0 * nodes / Math.max(1, allNodes),
                            choco,
                            seconds,
                            100 * seconds / allSeconds);
        }
    }
}
