package io.github.quadrille.app.cli.shared;

import io.github.quadrille.pages.OwnLine;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Runs many command lines in one process, because most of a short command's time is the start of its process. Each line
 * of input holds command lines in the form of {@link OwnLine}. Their output goes to {@code output.txt}, and then the
 * exit code that a shell would report is printed. The tests start this class as a separate process, because commands
 * read files from the working directory of their process.
 */
public final class ManyCommands {
    private static final Path OUTPUT = Path.of("output.txt");

    private ManyCommands() {}

    public static void main(String[] arguments) throws IOException {
        Locale.setDefault(Locale.ROOT);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                System.out.println(run(OwnLine.read(line).orElseThrow()));
            }
        }
    }

    private static int run(OwnLine line) throws IOException {
        StringBuilder complaints = new StringBuilder();
        String printed = "";
        int code = 0;
        for (List<String> words : line.commands()) {
            System.setIn(new ByteArrayInputStream(printed.getBytes(StandardCharsets.UTF_8)));
            CommandRun run = CommandRun.of(
                    words.stream().map(OwnLine::expanded).flatMap(List::stream).toArray(String[]::new));
            printed = run.out();
            complaints.append(run.err());
            code = run.status().code() == 0 ? code : run.status().code();
        }
        if (line.into().isPresent()) {
            Files.writeString(Path.of(line.into().get()), printed);
            printed = "";
        }
        Files.writeString(OUTPUT, complaints + printed);
        return code;
    }
}
