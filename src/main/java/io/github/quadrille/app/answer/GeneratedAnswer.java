package io.github.quadrille.app.answer;

import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.app.generate.Diversity;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.JsonLine.Exact;
import io.github.quadrille.io.json.PackingAnswer;
import java.util.List;
import java.util.Optional;

/**
 * Reports a puzzle that was generated, and what is known about it:
 *
 * <pre>
 * {"status": "generated", "seed": 1, "known": "solvable", "how": "by construction", "file": "p.yaml",
 * "diversity": {"value": 0.81, "kinds": 0.97, "turns": 0.86, "interlocked": 0.6},
 * "puzzle": {...}, "packings": [{...}]}
 * </pre>
 *
 * @param seed the seed that makes the same puzzle again
 * @param known one word for what is known about the puzzle's packings, such as {@code solvable}
 * @param how the way in which this is known
 * @param file the file to which the puzzle was written, if it was written
 * @param diversity the diversity of the packing that is known
 * @param packings a packing that the user may see, if any
 * @param proof the files of a proof of what is known, and the statement that it proves
 */
public record GeneratedAnswer(
        String status,
        long seed,
        String known,
        String how,
        Optional<String> file,
        Optional<Difficulty> difficulty,
        Optional<DiversityAnswer> diversity,
        Puzzle puzzle,
        Optional<List<PackingAnswer>> packings,
        Optional<?> proof) {
    public static GeneratedAnswer of(
            GeneratedPuzzle made, long seed, Optional<String> file, boolean withPacking, Optional<?> proof) {
        return new GeneratedAnswer(
                "generated",
                seed,
                made.known().word(),
                made.known().how(),
                file,
                made.difficulty(),
                made.diversity().map(DiversityAnswer::of),
                made.puzzle(),
                made.packing()
                        .filter(packing -> withPacking)
                        .map(packing -> List.of(PackingAnswer.of(packing, made.puzzle()))),
                proof);
    }

    /** Reports that no puzzle was generated, and why. */
    public record None(String status, String name, long seed, String reason) {}

    private record DiversityAnswer(Exact value, Exact kinds, Exact turns, Exact interlocked) {
        static DiversityAnswer of(Diversity diversity) {
            return new DiversityAnswer(
                    new Exact(diversity.value()),
                    new Exact(diversity.kinds()),
                    new Exact(diversity.turns()),
                    new Exact(diversity.interlocked()));
        }
    }
}
