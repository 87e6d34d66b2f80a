package io.github.quadrille.instances;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Checks that {@code instances/levels.csv} has the level of difficulty of each puzzle that the command {@code rate} can
 * rate in a moment. With {@code -Dquadrille.levels=write} the file is written anew.
 */
@Slow
class InstanceLevelsTest {
    private static final Path LEVELS = Instance.ROOT.resolve("levels.csv");
    private static final String HEADER = "file,level";
    private static final int SOME = 60;

    /**
     * A puzzle is left out when the number of its pieces times the number of its placements is above this number,
     * because the memory of the rating grows with this product.
     */
    private static final long MOST_REMEMBERED = 50_000;

    @Test
    void a_level_is_what_rate_says() throws IOException, UnusableInput {
        if ("write".equals(System.getProperty("quadrille.levels"))) {
            List<String> lines = new ArrayList<>(List.of(HEADER));
            for (Instance instance : Instance.all()) {
                level(instance).ifPresent(level -> lines.add(instance + "," + level));
            }
            Files.write(LEVELS, lines);
        }
        List<String> levels = Files.readAllLines(LEVELS);
        for (Instance instance : Rounds.oneOf(SOME, Instance.all()).toList()) {
            List<String> listed = levels.stream()
                    .filter(line -> line.startsWith(instance + ","))
                    .toList();
            assertThat(listed)
                    .isEqualTo(level(instance).map(level -> instance + "," + level).stream()
                            .toList());
        }
    }

    private static Optional<Integer> level(Instance instance) throws UnusableInput {
        Puzzle puzzle = instance.puzzle();
        if (instance.effort() != Instance.Effort.MOMENT || puzzle.goal() instanceof Goal.Cover) {
            return Optional.empty();
        }
        Verdict verdict =
                Solver.of(puzzle).within(Limits.nodes(100_000).withThreads(1)).solve();
        if (!(verdict instanceof Verdict.Packed packed)
                || packed.first().pieces().size() * PlacementTable.bound(puzzle.rest()) > MOST_REMEMBERED) {
            return Optional.empty();
        }
        return Optional.of(Difficulty.of(puzzle, packed.first()).level());
    }
}
