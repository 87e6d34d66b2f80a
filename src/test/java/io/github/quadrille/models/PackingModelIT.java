package io.github.quadrille.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.exact.PackingSearch;
import io.github.quadrille.exact.SearchListener;
import io.github.quadrille.exact.SearchOptions;
import io.github.quadrille.geometry.PieceSymmetry;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomPuzzles;
import io.github.quadrille.puzzle.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The MiniZinc model, run by Gecode. Needs Debian's {@code minizinc}, which {@code .ci/run} installs. */
class PackingModelIT {
    private static final Puzzle TUBE = new Puzzle(
            "tube",
            new Region(Collections.nCopies(5, "...."), Wrap.VERTICAL),
            PieceSymmetry.FREE,
            Puzzle.standard(4, 5).bag());

    @TempDir
    private Path folder;

    @Test
    void the_data_files_are_what_quadrille_makes_of_the_puzzles() throws IOException {
        assertThat(Files.readString(Path.of("models/tube-5x4.dzn")))
                .isEqualTo(
                        MiniZincData.of(TUBE, "The five free tetrominoes on 5x4 with the side of 5 closed to a ring."));
        assertThat(Files.readString(Path.of("models/rectangle-4x5.dzn")))
                .isEqualTo(MiniZincData.of(Puzzle.standard(4, 5), "The five free tetrominoes on 4x5."));
    }

    @Test
    void the_tube_has_140_packings() throws IOException, InterruptedException {
        assertThat(packings("models/tube-5x4.dzn")).isEqualTo(140);
    }

    @Test
    void the_rectangle_has_none() throws IOException, InterruptedException {
        assertThat(packings("models/rectangle-4x5.dzn")).isZero();
    }

    @Test
    void random_puzzles_have_as_many_packings_as_quadrille_finds() throws IOException, InterruptedException {
        RandomPuzzles puzzles = new RandomPuzzles(21);
        for (int i = 0; i < 12; i++) {
            Puzzle puzzle = puzzles.next();
            Verdict verdict =
                    PackingSearch.solve(puzzle, SearchOptions.FIND_ALL.withPackings(500), SearchListener.SILENT);
            long ours = verdict instanceof Verdict.Packed packed ? packed.packings() : 0;
            if (ours < 500) {
                Path data = Files.writeString(folder.resolve("p.dzn"), MiniZincData.of(puzzle, "random"));
                assertThat(packings(data.toString())).as("%s", puzzle).isEqualTo(ours);
            }
        }
    }

    private long packings(String data) throws IOException, InterruptedException {
        Path answers = folder.resolve("answers.txt");
        Process process = new ProcessBuilder(
                        List.of("minizinc", "--solver", "gecode", "--all-solutions", "models/packing.mzn", data))
                .redirectOutput(answers.toFile())
                .redirectError(folder.resolve("warnings.txt").toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        List<String> lines = Files.readAllLines(answers, StandardCharsets.UTF_8);
        assertThat(lines).containsAnyOf("==========", "=====UNSATISFIABLE=====");
        return lines.stream().filter("----------"::equals).count();
    }
}
