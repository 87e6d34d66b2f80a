package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.target.CoveringCheck;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.TetrominoShape;
import io.github.quadrille.io.answer.CoverAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.RecordFields;
import io.github.quadrille.lab.tiling.TargetSolver.TargetAnswer;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Optional;

/** Says what a covering is worth. All numbers of it were counted again by the checker. */
record CoverReport(Terminal terminal, ShapeLimits limits, boolean quiet) {
    void print(OutputFormat format, TargetAnswer answer, Optional<Path> file) throws IOException {
        CoveringCheck check = answer.check();
        String status = answer.isOptimal() ? "optimal" : "undecided";
        double seconds = answer.elapsed().toMillis() / 1000.0;
        if (format == OutputFormat.JSON) {
            JsonLine.write(CoverAnswer.found(status, check, answer.leastWrong(), limits, seconds), terminal.out());
            return;
        }
        terminal.out().println("status: " + status);
        worth(check);
        terminal.out()
                .printf(
                        "bound: no covering has fewer than %,d missing and excess cells (%.4f %%)%n",
                        answer.leastWrong(), 100 * (1 - (double) answer.leastWrong() / check.target()));
        pieces(check);
        file.ifPresent(path -> terminal.out().println("file: " + path));
        terminal.out().printf("seconds: %.3f%n", seconds);
    }

    /**
     * What is said when Ctrl-C leaves no time for more.
     *
     * @param wrong missing and excess cells of the best covering so far; negative before the first
     */
    void printLastWords(OutputFormat format, long wrong) {
        String before = wrong < 0 ? "the first covering" : "the best covering was checked and written";
        LastWords words = new LastWords(
                "undecided", "interrupted before " + before, wrong < 0 ? Optional.empty() : Optional.of(wrong));
        if (format == OutputFormat.JSON) {
            terminal.out().println(JsonLine.text(words));
        } else {
            RecordFields.of(words).forEach(terminal::field);
        }
        terminal.out().flush();
    }

    private record LastWords(String status, String reason, Optional<Long> wrong) {}

    /** What a covering by another program is worth. */
    void print(OutputFormat format, CoveringCheck check, Optional<Path> file) throws IOException {
        String status = check.isLegal() ? "valid" : "invalid";
        if (format == OutputFormat.JSON) {
            JsonLine.write(CoverAnswer.checked(status, check, limits), terminal.out());
            return;
        }
        terminal.out().println("status: " + status);
        check.faults().forEach(terminal.out()::println);
        worth(check);
        pieces(check);
        file.filter(any -> check.isLegal()).ifPresent(path -> terminal.out().println("file: " + path));
    }

    private void worth(CoveringCheck check) {
        PrintStream out = terminal.out();
        out.printf("covered: %,d of %,d%n", check.covered(), check.target());
        out.printf("missing: %,d%n", check.missing());
        out.printf("excess: %,d%n", check.excess());
        terminal.field("accuracy", check.percentage());
    }

    private void pieces(CoveringCheck check) {
        PrintStream out = terminal.out();
        out.printf("pieces: %,d%n", check.pieces());
        if (!quiet) {
            for (TetrominoShape shape : TetrominoShape.all()) {
                out.printf(
                        "shape %d (%s): %,d%n",
                        shape.id(), shape.oneSided(), check.uses().get(shape.id()));
            }
            for (ShapeLimits.Cap cap : limits.caps()) {
                out.printf("limit %s: %,d of %,d used%n", cap.name(), check.used(cap), cap.most());
            }
        }
    }
}
