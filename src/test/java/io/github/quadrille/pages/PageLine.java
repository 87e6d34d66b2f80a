package io.github.quadrille.pages;

import io.github.quadrille.testing.Program;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds a line that a reader types. A comment at its end can name the exit code ({@code # exits with 20}), or say that
 * the line takes minutes or an hour.
 */
record PageLine(Page page, int number, String text) {
    /** A number sign in quotes is text, so a comment begins only after whole quotes. */
    private static final Pattern COMMENT = Pattern.compile("^((?:[^'\"]|'[^']*'|\"[^\"]*\")*?) +# .*");

    private static final Pattern MADE = Pattern.compile(" > (\\S+)");
    private static final Pattern EXIT = Pattern.compile("# exits with (\\d+)");
    private static final Pattern LONG = Pattern.compile("# .*\\btakes (a minute|minutes)");
    private static final Pattern TOO_LONG = Pattern.compile("# .*\\btakes (an hour|hours)");

    String command() {
        return COMMENT.matcher(text).replaceFirst("$1");
    }

    int exit() {
        Matcher said = EXIT.matcher(text);
        return said.find() ? Integer.parseInt(said.group(1)) : 0;
    }

    boolean isLong() {
        return LONG.matcher(text).find();
    }

    /** Returns whether the line takes an hour or more, which is too long for any test. */
    boolean isTooLong() {
        return TOO_LONG.matcher(text).find();
    }

    /**
     * Returns the programs that must be there for the line: those that it starts, and those that earlier lines need to
     * make the files that it reads.
     */
    List<Program> programs() {
        Stream<Program> started = Stream.of(command().split("\\|+|&+|;"))
                .map(part -> part.strip().split(" ")[0])
                .map(Program::called)
                .flatMap(Optional::stream);
        Stream<Program> before = page.lines().stream()
                .takeWhile(line -> line.number < number)
                .filter(line -> line.made().anyMatch(List.of(command().split(" +"))::contains))
                .flatMap(line -> line.programs().stream());
        Stream<Program> shell = isOurs() ? Stream.empty() : Stream.of(Program.BASH);
        return Stream.of(started, before, shell)
                .flatMap(each -> each)
                .distinct()
                .toList();
    }

    /** Returns the files that the line writes to. */
    private Stream<String> made() {
        return MADE.matcher(command()).results().map(file -> file.group(1));
    }

    /** Returns whether the line has only commands of this program, with pipes between them and a file at the end. */
    boolean isOurs() {
        return OwnLine.read(command()).isPresent();
    }

    @Override
    public String toString() {
        return "%s:%d %s".formatted(page, number, text);
    }
}
