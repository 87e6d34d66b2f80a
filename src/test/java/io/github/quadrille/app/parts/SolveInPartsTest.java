package io.github.quadrille.app.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.parts.TaskThreads;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Exhaustive;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveInPartsTest {
    private static final Limits LIMITS = Limits.NONE.withThreads(2);
    private static final SearchOptions OPTIONS = SearchOptions.FIND_ONE.within(LIMITS);

    @TempDir
    private Path folder;

    @Test
    void it_answers_as_the_search_of_the_whole_does() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(60);
        for (int round = 0; round < 12; round++) {
            Puzzle puzzle = puzzles.next();
            List<Packing> heard = new ArrayList<>();
            Verdict verdict =
                    inParts(Optional.empty()).inParts(puzzle, OPTIONS, SolveListener.until(() -> false, heard::add));
            assertThat(verdict.status())
                    .as("%s", puzzle)
                    .isEqualTo(Solver.of(puzzle).solve().status());
            assertThat(heard)
                    .hasSize(verdict instanceof Verdict.Packed ? 1 : 0)
                    .allMatch(packing ->
                            new PackingChecker(puzzle).faults(packing).isEmpty());
        }
    }

    @Test
    void a_journal_of_one_puzzle_is_not_used_for_another() throws Exception {
        Optional<JournalFile> journal = Optional.of(new JournalFile(folder.resolve("journal")));
        inParts(journal).inParts(Puzzle.standard(4, 10), OPTIONS, SolveListener.SILENT);
        assertThat(journal.get().path()).content().startsWith("quadrille-journal-2 whether-any ");
        assertThatThrownBy(() -> inParts(journal).inParts(Puzzle.standard(5, 8), OPTIONS, SolveListener.SILENT))
                .isInstanceOf(UnusableInput.class)
                .hasMessageContaining("another count");
    }

    @Test
    void without_time_it_is_undecided() throws Exception {
        Verdict verdict = inParts(Optional.empty())
                .inParts(Puzzle.standard(10, 14), OPTIONS.within(LIMITS.withTime(Duration.ZERO)), SolveListener.SILENT);
        assertThat(verdict.stopped()).contains(Limit.TIME);
    }

    @Exhaustive
    @Test
    void what_a_moment_does_not_decide_is_decided_in_parts() throws Exception {
        Path journal = folder.resolve("none.journal");
        assertThat(solve("rare.yaml", Optional.empty())).isInstanceOf(Verdict.Packed.class);
        assertThat(solve("none.yaml", Optional.of(new JournalFile(journal)))).isInstanceOf(Verdict.Infeasible.class);
        assertThat(Files.readAllLines(journal)).hasSizeGreaterThan(100);
    }

    private static Verdict solve(String file, Optional<JournalFile> journal) throws Exception {
        Puzzle puzzle = Puzzles.read(Path.of("src/test/resources/io/github/quadrille/app/parts", file));
        return inParts(journal).solve(puzzle, OPTIONS, SolveListener.SILENT);
    }

    private static SolveInParts inParts(Optional<JournalFile> journal) {
        return new SolveInParts(() -> new TaskThreads(LIMITS, "part"), journal);
    }
}
