package example;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Solves a puzzle, lists and counts its packings, and asks why another puzzle has no packing. */
public final class Example {
    public static void main(String[] args) throws UnusableInput {
        Puzzle puzzle = Puzzles.read(Path.of("puzzle.yaml"));
        Limits limits = Limits.time(Duration.ofSeconds(30));

        Verdict verdict = Solver.of(puzzle).within(limits).solve();
        if (verdict instanceof Verdict.Packed packed) {
            print(packed.first(), puzzle);
        } else if (verdict instanceof Verdict.Infeasible infeasible) {
            System.out.println(infeasible.evidence().sentence());
        } else {
            System.out.println("Not known within the limits.");
        }

        try (Stream<Packing> packings = Solver.of(puzzle).within(limits).packings()) {
            packings.limit(3).forEach(found -> print(found, puzzle));
        }

        ClassCount count = Solver.of(puzzle).within(limits).count();
        System.out.println((count.isComplete() ? "In all " : "At least ") + count.total() + " packings.\n");

        Puzzle standard = Puzzle.standard(10, 14);
        Solver.of(standard).explain().ifPresent(reason -> System.out.println(reason.sentence()));
    }

    private static void print(Packing packing, Puzzle puzzle) {
        System.out.println(String.join("\n", packing.picture(puzzle)) + "\n");
    }
}
