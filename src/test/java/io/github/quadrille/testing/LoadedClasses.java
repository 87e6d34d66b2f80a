package io.github.quadrille.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the log of the classes that another Java machine loads, which shows how far this machine has come. */
public record LoadedClasses(Path log) {
    /** Returns the option with which Java writes the log. */
    public String option() {
        return "-Xlog:class+load:file=" + log;
    }

    public boolean has(String name) throws IOException {
        return Files.exists(log) && Files.readString(log).contains(name);
    }

    /** Returns the line of the log about a class. */
    public String line(Class<?> loaded) throws IOException {
        return Files.readAllLines(log).stream()
                .filter(line -> line.contains(loaded.getName() + " "))
                .findFirst()
                .orElseThrow();
    }

    /** Waits until the log contains this name of a class, or this part of a name. */
    public Process await(Process process, String name) throws IOException, InterruptedException {
        while (process.isAlive() && !has(name)) {
            Thread.sleep(20);
        }
        assertThat(process.isAlive())
                .as("It has not loaded %s, but ended.", name)
                .isTrue();
        return process;
    }
}
