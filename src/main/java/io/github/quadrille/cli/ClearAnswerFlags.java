package io.github.quadrille.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how a game is shown. */
final class ClearAnswerFlags {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            description = "No pictures, only the status, the moves and the numbers.")
    private boolean quiet;

    @Option(
            names = "--format",
            defaultValue = "text",
            description = "text, or json: one line per board (default: ${DEFAULT-VALUE}).")
    private OutputFormat format;

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw the board after every move as one SVG.")
    private Path svg;

    OutputFormat format() {
        return format;
    }

    boolean isQuiet() {
        return quiet;
    }

    boolean hasPicture() {
        return svg != null;
    }

    Optional<Path> svg() {
        return Optional.ofNullable(svg);
    }

    /** Before the search, lest its answer be lost. */
    void checkPicture(String board) {
        if (svg == null) {
            return;
        }
        Path folder = svg.toAbsolutePath().getParent();
        if (svg.toString().equals(board)) {
            throw misuse("The picture would replace the board '%s'. Maybe give it another name.".formatted(svg));
        }
        if (svg.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
            throw misuse("--svg would write another format into '%s'. Maybe call it .svg.".formatted(svg));
        }
        if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(svg)) {
            throw misuse("There can be no picture '%s'. Maybe its folder does not exist.".formatted(svg));
        }
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
