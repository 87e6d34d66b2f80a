package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.PuzzleTooLarge.JavaMemory;
import io.github.quadrille.engine.parts.TaskFailed;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.PendingFile.WritingFailed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Says what a command prints when it cannot go on, and with which code it exits. */
public final class Failure {
    private Failure() {}

    public static ExitStatus report(Throwable problem, Terminal terminal) {
        Optional<List<String>> complaints = complaints(problem);
        if (complaints.isPresent()) {
            complaints.get().forEach(terminal::complaint);
            return ExitStatus.UNUSABLE;
        }
        terminal.tell("defect: %s", problem);
        for (StackTraceElement frame : problem.getStackTrace()) {
            terminal.tell("    at %s", frame);
        }
        terminal.tell("This is a fault of Quadrille, not of your input. Report it with the lines above.");
        return ExitStatus.DEFECT;
    }

    /** Returns what is wrong with the input or the machine. It is empty for a defect of the program. */
    public static Optional<List<String>> complaints(Throwable problem) {
        if (problem instanceof UnusableInput unusable) {
            return Optional.of(
                    unusable.problems().stream().map(Problem::toString).toList());
        }
        if (problem instanceof PuzzleTooLarge || problem instanceof WritingFailed || problem instanceof TaskFailed) {
            return Optional.of(List.of(problem.getMessage()));
        }
        if (problem instanceof UncheckedIOException inside) {
            // A search writes packings through methods that cannot throw an IOException, so they wrap it.
            return complaints(inside.getCause());
        }
        if (problem instanceof IOException) {
            return Optional.of(
                    List.of("Writing failed: %s. Check whether the disk is full.".formatted(problem.getMessage())));
        }
        if (problem instanceof OutOfMemoryError || problem instanceof StackOverflowError) {
            return Optional.of(List.of("The %,d MiB of memory that Java may use are not enough. %s"
                    .formatted(JavaMemory.mebibytes(), JavaMemory.advice(0))));
        }
        if (problem instanceof NoClassDefFoundError) {
            // The jar for Spark lacks the classes that its executors do not need.
            return Optional.of(List.of("This jar file lacks %s, which the command needs. Use quadrille.jar."
                    .formatted(problem.getMessage())));
        }
        return Optional.empty();
    }
}
