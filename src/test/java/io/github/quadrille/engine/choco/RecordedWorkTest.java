package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Compares the work of the search, such as its number of nodes, with a recorded file, so that each change of the search
 * is deliberate. Seconds are not recorded, because they depend on the machine.
 */
class RecordedWorkTest {
    private static final Path RECORD = Path.of("src/test/resources/io/github/quadrille/engine/choco/recorded-work.csv");
    private static final Path TODAY = Path.of("target/recorded-work.csv");

    @Test
    void the_search_opens_as_many_nodes_as_recorded() throws IOException, UnusableInput {
        List<String> record = Files.readAllLines(RECORD);
        List<String> today = new ArrayList<>();
        for (String line : record) {
            today.add(line.startsWith("#") || line.startsWith("puzzle,") ? line : todays(line.split(",")));
        }
        Files.createDirectories(TODAY.getParent());
        Files.write(TODAY, today);
        assertThat(today)
                .as(
                        "The search does other work than recorded. If that is meant, and better where it matters, record it:%n"
                                + "    cp %s %s%nand say in the commit what has changed and why.%n",
                        TODAY, RECORD)
                .isEqualTo(record);
    }

    /**
     * Solves the puzzle of a line, and returns the line with the work that the search does now. Only the first three
     * fields of the given line are read, so a new line can consist of these alone.
     */
    private static String todays(String[] fields) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read(fields[0]);
        SearchOptions options = (fields[2].equals("all") ? SearchOptions.FIND_ALL : SearchOptions.FIND_ONE)
                .withFormulation(Formulation.valueOf(fields[1].toUpperCase(Locale.ROOT)))
                .within(Limits.NONE.withThreads(1));
        Verdict verdict = Solver.of(puzzle).with(options).solve();
        Work work = verdict.work();
        return String.join(
                ",",
                fields[0],
                fields[1],
                fields[2],
                answer(verdict),
                Integer.toString(work.placements()),
                Long.toString(work.nodes()),
                Long.toString(work.fails()),
                Long.toString(work.restarts()));
    }

    private static String answer(Verdict verdict) {
        if (verdict instanceof Verdict.Packed packed) {
            return Long.toString(packed.packings());
        }
        if (verdict instanceof Verdict.Optimal optimal) {
            return "optimum " + optimal.worth();
        }
        return verdict instanceof Verdict.Infeasible ? "none" : "undecided";
    }
}
