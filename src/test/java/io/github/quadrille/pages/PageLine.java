package io.github.quadrille.pages;

import io.github.quadrille.testing.Program;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A line to be typed; a comment behind it may say how it ends ({@code # exits with 20}), and that it takes minutes. */
record PageLine(Page page, int number, String text) {
    private static final Pattern COMMENT = Pattern.compile(" +# .*");
    private static final Pattern EXIT = Pattern.compile("# exits with (\\d+)");
    private static final Pattern LONG = Pattern.compile("# .*\\btakes (a minute|minutes)");

    String command() {
        return COMMENT.matcher(text).replaceFirst("");
    }

    int exit() {
        Matcher said = EXIT.matcher(text);
        return said.find() ? Integer.parseInt(said.group(1)) : 0;
    }

    boolean isLong() {
        return LONG.matcher(text).find();
    }

    /** What it starts that may be missing here. */
    List<Program> programs() {
        return Stream.of(command().split("\\|+|&+|;"))
                .map(part -> part.strip().split(" ")[0])
                .map(Program::called)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether nothing but this program's own commands are in it, with pipes between and a file at the end. */
    boolean isOurs() {
        return OwnLine.read(command()).isPresent();
    }

    @Override
    public String toString() {
        return "%s:%d %s".formatted(page, number, text);
    }
}
