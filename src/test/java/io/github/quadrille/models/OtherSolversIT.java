package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.placement.RowTables;
import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.export.AnswerReader;
import io.github.quadrille.io.export.ExportFormat;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.io.export.SolverAnswer;
import io.github.quadrille.io.export.SolverAnswer.Claim;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.Checks;
import io.github.quadrille.proof.writer.ProofModel;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs exports with other solvers: Sat4j, which is one of the libraries of Quadrille, {@code minisat}, {@code cadical},
 * {@code clasp}, {@code minizinc}, {@code glpsol} and {@code cbc}. Their answers must have the same status as
 * Quadrille's, and for small puzzles the same count.
 */
class OtherSolversIT {
    /** A {@code Peer} is another solver with the format that it reads. Its method runs the solver on a file. */
    private enum Peer {
        MINISAT(ExportFormat.DIMACS),
        CADICAL(ExportFormat.DIMACS),
        CLASP_ON_CLAUSES(ExportFormat.DIMACS),
        CLASP_ON_SUMS(ExportFormat.OPB),
        SAT4J_ON_CLAUSES(ExportFormat.DIMACS),
        SAT4J_ON_SUMS(ExportFormat.OPB),
        GECODE(ExportFormat.FLATZINC),
        GLPK_ON_ROWS(ExportFormat.LP),
        GLPK_ON_COLUMNS(ExportFormat.MPS),
        CBC_ON_ROWS(ExportFormat.LP),
        CBC_ON_COLUMNS(ExportFormat.MPS);

        private final ExportFormat format;

        Peer(ExportFormat format) {
            this.format = format;
        }

        private Path answer(Path folder, Path model) throws IOException, InterruptedException {
            Path result = folder.resolve("result.txt");
            Files.deleteIfExists(result);
            switch (this) {
                case MINISAT -> {
                    Program.MINISAT.need();
                    SolverRun.run(folder, "minisat", model.toString(), result.toString());
                }
                case CADICAL -> {
                    Program.CADICAL.need();
                    Files.writeString(result, SolverRun.run(folder, "cadical", model.toString()));
                }
                case CLASP_ON_CLAUSES, CLASP_ON_SUMS -> {
                    Program.CLASP.need();
                    Files.writeString(result, SolverRun.run(folder, "clasp", model.toString()));
                }
                case SAT4J_ON_CLAUSES, SAT4J_ON_SUMS ->
                    Files.writeString(result, Sat4j.of(model).answer());
                case GECODE -> {
                    Program.MINIZINC.need();
                    Files.writeString(
                            result, SolverRun.run(folder, "minizinc", "--solver", "gecode", model.toString()));
                }
                case GLPK_ON_ROWS, GLPK_ON_COLUMNS -> {
                    Program.GLPSOL.need();
                    String form = this == GLPK_ON_ROWS ? "--lp" : "--mps";
                    SolverRun.run(folder, "glpsol", form, model.toString(), "-w", result.toString());
                }
                case CBC_ON_ROWS, CBC_ON_COLUMNS -> {
                    Program.CBC.need();
                    SolverRun.run(
                            folder,
                            "cbc",
                            model.toString(),
                            "printingOptions",
                            "all",
                            "solve",
                            "solution",
                            result.toString());
                }
            }
            return result;
        }
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Peer.class)
    void puzzles_with_a_packing_are_packed(Peer solver) throws Exception {
        List<String> instances = List.of(
                "4x10",
                "8x10",
                "instances/pentominoes/pentominoes-8x8-without-middle.yaml",
                "instances/mixed/gaps-4x6.yaml",
                "instances/mixed/knights-6x6.yaml",
                "instances/tubes-and-tori/tetrominoes-5x4-torus.yaml");
        // Linear programs of larger boards take minutes. Sat4j, which runs in Java, takes half a minute on clauses.
        boolean slow = solver == Peer.CBC_ON_ROWS
                || solver == Peer.CBC_ON_COLUMNS
                || (solver == Peer.SAT4J_ON_CLAUSES && !Rounds.areAll());
        for (String instance :
                slow ? List.of("4x10") : Rounds.oneOf(2, instances).toList()) {
            Puzzle puzzle = PuzzleReader.read(instance);
            SolverAnswer answer = answer(solver, puzzle);
            assertThat(answer.claim()).as(instance).isEqualTo(Claim.SOLUTION);
            assertThat(answer.packings()).as(instance).hasSize(1).allMatch(packing -> isPacking(puzzle, packing));
            assertThat(ours(puzzle)).as(instance).isInstanceOf(Verdict.Packed.class);
        }
    }

    @ParameterizedTest
    @EnumSource(Peer.class)
    void puzzles_without_a_packing_are_claimed_infeasible(Peer solver) throws Exception {
        for (String instance : List.of(
                "4x5",
                "instances/infeasible/lonely-corner.yaml",
                "instances/infeasible/two-rooms.yaml",
                "instances/infeasible/nine-i-6x6.yaml",
                "instances/infeasible/y-pentominoes-5x6.yaml",
                "instances/infeasible/one-set-2x10.yaml")) {
            Puzzle puzzle = PuzzleReader.read(instance);
            assertThat(answer(solver, puzzle)).as(instance).isEqualTo(new SolverAnswer(Claim.INFEASIBLE, List.of()));
            assertThat(ours(puzzle)).as(instance).isInstanceOf(Verdict.Infeasible.class);
        }
    }

    @ParameterizedTest
    @EnumSource(Peer.class)
    void random_puzzles_have_the_status_that_trying_everything_says(Peer solver) throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(81);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            SolverAnswer answer = answer(solver, puzzle);
            assertThat(answer.claim())
                    .as("%d %s %s", i, puzzle, puzzle.region().picture())
                    .isEqualTo(BruteForce.count(puzzle, 1) > 0 ? Claim.SOLUTION : Claim.INFEASIBLE);
            assertThat(answer.packings()).allMatch(packing -> isPacking(puzzle, packing));
        }
    }

    @ParameterizedTest
    @EnumSource(Peer.class)
    void random_covers_with_rows_have_the_status_that_trying_everything_says(Peer solver) throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(85);
        Random random = new Random(86);
        for (int i = 0; i < 20; i++) {
            PlacementTable table = RowTables.random(puzzles.next(), random);
            ProofModel model = new ProofModel(table);
            Path result = solver.answer(folder, export(solver.format, model));
            SolverAnswer answer = AnswerReader.read(result.toString(), Optional.empty(), model);
            assertThat(answer.claim())
                    .as("%d %s", i, table.puzzle())
                    .isEqualTo(RowTables.count(table.cover(), 1) > 0 ? Claim.SOLUTION : Claim.INFEASIBLE);
            assertThat(answer.packings()).allMatch(packing -> table.cover().isSolvedBy(table.numbers(packing)));
        }
    }

    @Needs(Program.CADICAL)
    @ParameterizedTest
    @ValueSource(strings = {"--binary", "--no-binary"})
    void a_drat_proof_of_an_export_is_said_to_be_one(String form) throws Exception {
        Puzzle puzzle = PuzzleReader.read("instances/infeasible/y-pentominoes-5x6.yaml");
        Path clauses = export(ExportFormat.DIMACS, puzzle);
        Path proof = folder.resolve("proof.drat");
        SolverRun.run(folder, "cadical", "-q", form, clauses.toString(), proof.toString());
        assertThat(Checks.of(clauses, proof))
                .isInstanceOfSatisfying(
                        CheckResult.Unusable.class,
                        cnf -> assertThat(cnf.message()).startsWith("This is a formula in CNF"));
        assertThat(Checks.of(export(ExportFormat.OPB, puzzle), proof))
                .isInstanceOfSatisfying(
                        CheckResult.Unusable.class,
                        drat -> assertThat(drat.message())
                                .startsWith("This is a DRAT proof")
                                .contains(" Check it with "));
    }

    @Needs(Program.CLASP)
    @ParameterizedTest
    @ValueSource(strings = {"DIMACS", "OPB"})
    void clasp_counts_as_many_packings_as_there_are(ExportFormat format) throws Exception {
        assertThat(clasps(format, PuzzleReader.read("instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml")))
                .isEqualTo(140);
        RandomPuzzles puzzles = new RandomPuzzles(82);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            long count = BruteForce.count(puzzle, 1000);
            if (count < 1000) {
                assertThat(clasps(format, puzzle)).as("%d %s", i, puzzle).isEqualTo(count);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"DIMACS", "OPB"})
    void sat4j_counts_as_many_packings_as_there_are(ExportFormat format) throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(82);
        for (int i = 0; i < 40; i++) {
            Puzzle puzzle = puzzles.next();
            long count = BruteForce.count(puzzle, 300);
            if (count < 300) {
                assertThat(Sat4j.of(export(format, puzzle)).models())
                        .as("%d %s", i, puzzle)
                        .isEqualTo(count);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Peer.class,
            mode = EnumSource.Mode.MATCH_NONE,
            names = {"MINISAT", "CADICAL", ".*_ON_CLAUSES"})
    void the_best_coverings_are_found(Peer solver) throws Exception {
        RandomCoverings puzzles = new RandomCoverings(83);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            OptionalLong best = BestCovering.worth(puzzle);
            SolverAnswer answer = answer(solver, puzzle);
            assertThat(answer.claim())
                    .as("%d %s", i, puzzle)
                    .isEqualTo(best.isPresent() ? Claim.OPTIMUM : Claim.INFEASIBLE);
            if (best.isPresent()) {
                Packing last = answer.packings().get(answer.packings().size() - 1);
                assertThat(new PackingChecker(puzzle).faults(last)).isEmpty();
                assertThat(((Goal.Cover) puzzle.goal()).worth(puzzle, last)).isEqualTo(best.getAsLong());
            }
        }
    }

    @Test
    @Needs(Program.MINIZINC)
    void gecode_finds_all_packings_of_flatzinc() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(84);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            long count = BruteForce.count(puzzle, 300);
            if (count < 300) {
                Path model = export(ExportFormat.FLATZINC, puzzle);
                Path answer = Files.writeString(folder.resolve("all.txt"), MiniZincRun.print(folder, model.toString()));
                assertThat(AnswerReader.read(answer.toString(), Optional.empty(), model(puzzle))
                                .packings())
                        .as("%d %s", i, puzzle)
                        .hasSize((int) count)
                        .doesNotHaveDuplicates()
                        .allMatch(packing -> isPacking(puzzle, packing));
            }
        }
    }

    /**
     * Returns the number of models that clasp counts. If the export has clauses, clasp prints every model, and the test
     * compares them. If the export has sums, clasp prints only the last model.
     */
    private long clasps(ExportFormat format, Puzzle puzzle)
            throws IOException, InterruptedException, ExportRefused, UnusableInput {
        Path model = export(format, puzzle);
        String printed = SolverRun.run(folder, "clasp", "-n", "0", model.toString());
        Matcher models = Pattern.compile("(?m)^c Models +: ([0-9]+)$").matcher(printed);
        assertThat(models.find()).as(printed).isTrue();
        long count = Long.parseLong(models.group(1));
        if (format == ExportFormat.DIMACS) {
            Path answer = Files.writeString(folder.resolve("all.txt"), printed);
            assertThat(AnswerReader.read(answer.toString(), Optional.empty(), model(puzzle))
                            .packings())
                    .hasSize((int) count)
                    .doesNotHaveDuplicates()
                    .allMatch(packing -> isPacking(puzzle, packing));
        }
        return count;
    }

    private SolverAnswer answer(Peer solver, Puzzle puzzle)
            throws IOException, InterruptedException, ExportRefused, UnusableInput {
        Path result = solver.answer(folder, export(solver.format, puzzle));
        return AnswerReader.read(result.toString(), Optional.empty(), model(puzzle));
    }

    private Path export(ExportFormat format, Puzzle puzzle) throws IOException, ExportRefused {
        return export(format, model(puzzle));
    }

    private Path export(ExportFormat format, ProofModel model) throws IOException, ExportRefused {
        // The ending of the file tells some solvers its format.
        String ending = format == ExportFormat.DIMACS
                ? "cnf"
                : format == ExportFormat.FLATZINC ? "fzn" : format.name().toLowerCase(Locale.ROOT);
        Path file = folder.resolve("model." + ending);
        try (Writer out = Files.newBufferedWriter(file)) {
            format.write(model, out);
        }
        return file;
    }

    private static ProofModel model(Puzzle puzzle) {
        return new ProofModel(new PlacementTable(puzzle));
    }

    private static Verdict ours(Puzzle puzzle) {
        return Solver.of(puzzle).solve();
    }

    private static boolean isPacking(Puzzle puzzle, Packing packing) {
        return new PackingChecker(puzzle).faults(packing).isEmpty();
    }
}
