package io.github.quadrille.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Runs our program as a user starts it. */
final class Quadrille {
    /**
     * The README tells users to start the program by this launcher. It uses an archive of the classes that short
     * commands load.
     */
    static final String LAUNCHER = "target/quadrille/bin/quadrille";

    private Quadrille() {}

    static Run solve(int times, String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("solve", "--quiet", "--threads", "1"));
        words.addAll(List.of(arguments));
        return run(times, words.toArray(String[]::new));
    }

    static Run run(int times, String... arguments) throws IOException, InterruptedException {
        return Run.of(times, command(arguments));
    }

    /** Returns the command that starts our program with these arguments. */
    static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(LAUNCHER));
        command.addAll(List.of(arguments));
        return command;
    }
}
