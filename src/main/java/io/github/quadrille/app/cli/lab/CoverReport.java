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
import java.nio.file.Path;
import java.util.Optional;

/**
 * Prints how good a covering is. When the search has ended, all numbers about the covering come from {@link
 * CoveringCheck}, which counts the cells and pieces itself.
 */
record CoverReport(Terminal terminal, ShapeLimits limits, boolean quiet) {
    void print(OutputFormat format, TargetAnswer answer, Optional<Path> file) throws IOException {
        CoveringCheck check = answer.check();
        String status = answer.isOptimal() ? "optimal" : "undecided";
        double seconds = answer.elapsed().toMillis() / 1000.0;
        format.say(terminal, () -> CoverAnswer.found(status, check, answer.leastWrong(), limits, seconds), () -> {
            worth(status, check);
            terminal.say(
                    "bound: no covering has fewer than %,d missing and excess cells (%.4f %%)",
                    answer.leastWrong(), 100 * (1 - (double) answer.leastWrong() / check.target()));
            pieces(check, file);
            terminal.say("seconds: %.3f", seconds);
        });
    }

    /**
     * Prints a short answer when the command is interrupted and has no time for a full report.
     *
     * @param wrong the number of missing and excess cells of the best covering so far; negative before the first
     *     covering
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

    /** Prints how good a covering is. The covering comes from the user, so it may be invalid. */
    void print(OutputFormat format, CoveringCheck check, Optional<Path> file) throws IOException {
        String status = check.isLegal() ? "valid" : "invalid";
        format.say(terminal, () -> CoverAnswer.checked(status, check, limits), () -> {
            worth(status, check);
            pieces(check, file.filter(any -> check.isLegal()));
        });
    }

    private void worth(String status, CoveringCheck check) {
        terminal.field("status", status);
        check.faults().forEach(terminal.out()::println);
        terminal.say("covered: %,d of %,d", check.covered(), check.target());
        terminal.say("missing: %,d", check.missing());
        terminal.say("excess: %,d", check.excess());
        terminal.field("accuracy", check.percentage());
    }

    private void pieces(CoveringCheck check, Optional<Path> file) {
        terminal.say("pieces: %,d", check.pieces());
        if (!quiet) {
            for (TetrominoShape shape : TetrominoShape.all()) {
                terminal.say(
                        "shape %d (%s): %,d",
                        shape.id(), shape.oneSided(), check.uses().get(shape.id()));
            }
            for (ShapeLimits.Cap cap : limits.caps()) {
                terminal.say("limit %s: %,d of %,d used", cap.name(), check.used(cap), cap.most());
            }
        }
        file.ifPresent(path -> terminal.say("file: %s", path));
    }
}
