package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Boards;
import io.github.quadrille.lab.clear.ExactSearch;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.proof.GameProof;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Solves the pseudo-Boolean models of the line-clearing game with clasp and Sat4j, which do not use the proofs about
 * these models.
 */
class LineClearProofModelIT {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]*");

    @TempDir
    private Path folder;

    private final Map<String, String> names = new HashMap<>();

    @Test
    @Needs(Program.CLASP)
    void clasp_finds_the_fewest_moves_and_no_way() throws IOException, InterruptedException {
        for (Board board : Boards.random(51, Rounds.of(8, 40), 3, 6)) {
            Outcome outcome = ExactSearch.solve(board, Limits.nodes(2_000), Listener.SILENT);
            if (!(outcome instanceof Outcome.Undecided)) {
                String answer =
                        SolverRun.run(folder, "clasp", model(board, outcome).toString());
                assertThat(answer).as("%s", board).contains(expected(outcome));
            }
        }
    }

    @Test
    @Needs(Program.CLASP)
    void clasp_finds_the_fewest_moves_on_the_board_of_the_published_rules() throws IOException, InterruptedException {
        Board board = Boards.counterexample();
        Outcome outcome = ExactSearch.solve(board, Limits.NONE, Listener.SILENT);
        String answer = SolverRun.run(folder, "clasp", model(board, outcome).toString());
        assertThat(answer).contains(expected(outcome));
    }

    @Test
    void sat4j_finds_no_better_plan() throws IOException {
        int solved = 0;
        for (Board board : Boards.random(52, 15, 2, 4)) {
            if (ExactSearch.solve(board, Limits.nodes(2_000), Listener.SILENT) instanceof Outcome.Solved found) {
                String answer = Sat4j.of(model(board, found)).answer();
                long moves = List.of(answer.split("[ \n]+")).stream()
                        .filter(word -> made().contains(word))
                        .count();
                assertThat(answer).startsWith("s OPTIMUM FOUND");
                assertThat(moves).as("%s", board).isEqualTo(found.moves().size());
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(2);
    }

    private static String expected(Outcome outcome) {
        return outcome instanceof Outcome.Solved solved
                ? "\nc Optimization   : " + solved.moves().size() + "\n"
                : "s UNSATISFIABLE";
    }

    private List<String> made() {
        return names.entrySet().stream()
                .filter(name -> name.getKey().matches("m[0-9]+"))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** Writes a model whose variables are called x1, x2 and so on, as in the competitions of solvers. */
    private Path model(Board board, Outcome outcome) throws IOException {
        StringWriter model = new StringWriter();
        GameProof.write(board, outcome, new ProofOutput(model, new StringWriter()), Limits.NONE, Listener.SILENT);
        names.clear();
        String rows = model.toString()
                .lines()
                .filter(line -> !line.startsWith("*"))
                .map(this::renamed)
                .collect(Collectors.joining("\n"));
        String header = model.toString().lines().findFirst().orElseThrow();
        return Files.writeString(folder.resolve("m.opb"), header + "\n" + rows + "\n");
    }

    private String renamed(String row) {
        return NAME.matcher(row)
                .replaceAll(name -> name.group().equals("min")
                        ? "min"
                        : names.computeIfAbsent(name.group(), any -> "x" + (names.size() + 1)));
    }
}
