package io.github.quadrille.cli;

import io.github.quadrille.exact.JavaMemory;
import io.github.quadrille.exact.PuzzleTooLarge;
import io.github.quadrille.exact.UnprovableGoal;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.WritingFailed;
import java.io.IOException;

/** What to say when a command cannot go on, and with which code to exit. */
final class Failure {
    private Failure() {}

    static ExitStatus report(Throwable problem, Terminal terminal) {
        if (problem instanceof UnusableInput unusable) {
            unusable.problems().forEach(each -> terminal.complaint(each.toString()));
            return ExitStatus.UNUSABLE;
        }
        if (problem instanceof PuzzleTooLarge
                || problem instanceof UnprovableGoal
                || problem instanceof WritingFailed) {
            terminal.complaint(problem.getMessage());
            return ExitStatus.UNUSABLE;
        }
        if (problem instanceof IOException) {
            terminal.complaint("Writing failed: %s. Maybe the disk is full.".formatted(problem.getMessage()));
            return ExitStatus.UNUSABLE;
        }
        if (problem instanceof OutOfMemoryError || problem instanceof StackOverflowError) {
            terminal.complaint("The %,d MiB of memory allowed are not enough. %s"
                    .formatted(JavaMemory.mebibytes(), JavaMemory.advice(0)));
            return ExitStatus.UNUSABLE;
        }
        terminal.err().println("defect: " + problem);
        for (StackTraceElement frame : problem.getStackTrace()) {
            terminal.err().println("    at " + frame);
        }
        terminal.err()
                .println("This is a mistake in Quadrille, not in your input. Maybe report it with the lines above.");
        return ExitStatus.DEFECT;
    }
}
