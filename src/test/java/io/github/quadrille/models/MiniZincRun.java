package io.github.quadrille.models;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.export.AnswerReader;
import io.github.quadrille.io.export.ExportFormat;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.io.export.MiniZincModel;
import io.github.quadrille.io.export.SolverAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Exports a puzzle for MiniZinc, has Gecode answer it with the models of {@code models/}, and reads the answer. */
final class MiniZincRun {
    private MiniZincRun() {}

    static SolverAnswer of(Puzzle puzzle, Path folder)
            throws IOException, InterruptedException, ExportRefused, UnusableInput {
        return of(new ProofModel(new PlacementTable(puzzle)), folder);
    }

    static SolverAnswer of(ProofModel model, Path folder)
            throws IOException, InterruptedException, ExportRefused, UnusableInput {
        Path data = folder.resolve("puzzle.dzn");
        try (Writer out = Files.newBufferedWriter(data)) {
            ExportFormat.MINIZINC.write(model, out);
        }
        Path answer = folder.resolve("gecode.txt");
        Stream<String> models = MiniZincModel.names(model).stream().map(name -> "models/" + name);
        Files.writeString(
                answer,
                print(folder, Stream.concat(models, Stream.of(data.toString())).toArray(String[]::new)));
        return AnswerReader.read(answer.toString(), Optional.empty(), model);
    }

    /** Returns MiniZinc's output for all solutions, or for each solution that is better than the ones before. */
    static String print(Path folder, String... files) throws IOException, InterruptedException {
        String[] command = new String[4 + files.length];
        System.arraycopy(new String[] {"minizinc", "--solver", "gecode", "--all-solutions"}, 0, command, 0, 4);
        System.arraycopy(files, 0, command, 4, files.length);
        return SolverRun.run(folder, command);
    }
}
