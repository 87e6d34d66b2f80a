package io.github.quadrille.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Names a program that a test starts and that a machine with Java and Maven may lack. If the program is missing, the
 * test is skipped, and the build's last lines say so. With {@code -Dquadrille.demand=true} the test fails instead.
 */
public enum Program {
    BASH("bash"),
    CADICAL("cadical"),
    CBC("coinor-cbc"),
    CHROMEDRIVER("chromium-driver"),
    CHROMIUM("chromium"),
    CLASP("clasp"),
    CURL("curl"),
    DPKG_DEB("dpkg"),
    FIREFOX_ESR("firefox-esr"),
    GLPSOL("glpk-utils"),
    MINISAT("minisat"),
    MINIZINC("minizinc"),
    PYTHON3("python3-venv"),
    SCRIPT("bsdutils"),
    TAR("tar");

    private final String debianPackage;

    Program(String debianPackage) {
        this.debianPackage = debianPackage;
    }

    /** Returns the program with this command, if it is one of these. */
    public static Optional<Program> called(String command) {
        return Stream.of(values())
                .filter(program -> program.command().equals(command))
                .findFirst();
    }

    public String command() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String debianPackage() {
        return debianPackage;
    }

    public boolean isHere() {
        return path().isPresent();
    }

    /** Returns the path of the program, if it is on the PATH. */
    public Optional<Path> path() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, command()))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Ends the running test if the program is missing: as skipped, or as failed with {@code quadrille.demand}. */
    public void need() {
        Demand.that(
                isHere(), "'%s' is not on the PATH. Install Debian's package %s.".formatted(command(), debianPackage));
    }
}
