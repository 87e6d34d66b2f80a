package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.Origin;
import io.github.quadrille.io.text.PendingFile;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/** Declares the options that say in which format a list is written, such as a list of packings, and to which file. */
public final class ListFlags extends Flags {
    private final Flag<ListFormat> format = choice(
                    "--format",
                    ListFormat.class,
                    "text; json, a line per puzzle; ndjson, a line per packing and one for the answer; or csv"
                            + " (default: ${DEFAULT-VALUE}, or by the ending of -o FILE).")
            .usually("text");

    private final Flag<Path> output = file(
            "-o,--output",
            "FILE",
            "Write the list to a file (.csv for CSV), and show only its length.",
            ".csv",
            ".json",
            ".ndjson",
            ".txt");

    public ListFormat format() {
        return format.isSaid() || !output.isSaid()
                ? format.value()
                : Arrays.stream(ListFormat.values())
                        .filter(one -> output.value()
                                .toString()
                                .toLowerCase(Locale.ROOT)
                                .endsWith("." + one.name().toLowerCase(Locale.ROOT)))
                        .findFirst()
                        .orElse(ListFormat.TEXT);
    }

    /** Returns the option that names the file for the list. */
    public Flag<Path> output() {
        return output;
    }

    /** Makes a report as text for people. */
    @FunctionalInterface
    public interface Words {
        StreamedAnswer on(Terminal terminal, boolean quiet);
    }

    /**
     * Returns a report that shows the packings of one puzzle, and then the answer. If the list has a file, the packings
     * go there, and the answer in words goes to the terminal.
     */
    public StreamedAnswer report(Terminal terminal, Puzzle puzzle, Words words) throws IOException, UnusableInput {
        if (!output.isSaid()) {
            return format().report(terminal.out(), puzzle, Origin.NONE, () -> words.on(terminal, false));
        }
        PendingFile file = PendingFile.of(output.value());
        OutputStream out = terminal.interruption().watched(file.out());
        Terminal there = new Terminal(
                new PrintStream(out, false, StandardCharsets.UTF_8),
                terminal.err(),
                false,
                terminal.errIsTerminal(),
                false,
                terminal.columns(),
                terminal.interruption());
        StreamedAnswer list = format().report(out, puzzle, Origin.NONE, () -> words.on(there, false));
        return new InFile(terminal, there, file, list, words.on(terminal, true));
    }

    /**
     * Writes the packings to a file. The file appears only when it is complete. If the search was stopped, it has the
     * packings that were found until then.
     */
    private final class InFile implements StreamedAnswer {
        private final Terminal here;
        private final Terminal there;
        private final PendingFile file;
        private final StreamedAnswer list;
        private final StreamedAnswer words;

        InFile(Terminal here, Terminal there, PendingFile file, StreamedAnswer list, StreamedAnswer words) {
            this.here = here;
            this.there = there;
            this.file = file;
            this.list = list;
            this.words = words;
        }

        @Override
        public void packing(Packing packing, OptionalLong images) throws IOException {
            list.packing(packing, images);
        }

        @Override
        public void end(Verdict verdict, Map<String, ?> effort) throws IOException {
            list.end(verdict, effort);
            list.close();
            there.out().flush();
            // The list's own stream hides errors, such as a full disk. The stream of the file fails again at every
            // flush after a failed write, so this flush reports the error.
            file.out().flush();
            file.commit();
            words.end(verdict, effort);
            here.say("file: %s", output.value());
        }

        @Override
        public void close() throws IOException {
            file.close();
        }
    }

    /**
     * Checks the file for the list before the work begins. If the format is given as an option, the file may have any
     * ending.
     *
     * @param input what the command reads: a file, a size or {@code -}
     */
    public void check(String input) {
        checkPlaces(input, List.of(output));
        checkEndings(format.isSaid() ? List.of() : List.of(output));
    }
}
