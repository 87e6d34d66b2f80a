package io.github.quadrille.app.cli.count;

import io.github.quadrille.engine.solve.RectangleTable.Entry;
import io.github.quadrille.engine.solve.RectangleTable.Outcome;
import io.github.quadrille.engine.solve.RectangleTable.Size;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** A line for each answer that is known, below one that says what was asked. Several of one question may stand one after the other. */
record TableJournal(Path file, String question) {
    private static final int LONGEST = 1 << 24;
    private static final Pattern LINE =
            Pattern.compile("([0-9]+) ([1-9][0-9]{0,3})x([1-9][0-9]{0,3}),(PRIME|COMPOSITE|PACKED|NONE),([0-9]*),"
                    + "([^,]*),([^,]*),([0-9]+\\.[0-9]+),([0-9a-f]{8})");

    private record Known(int member, Entry entry) {}

    /**
     * Begins it, or reads what it knows.
     *
     * @param known hears of each answer, and of whose it is, by number
     */
    void open(BiConsumer<Integer, Entry> known) throws IOException, UnusableInput {
        if (!Files.exists(file) || Files.size(file) == 0) {
            AtomicFile.write(file, question + "\n");
            return;
        }
        List<String> lines =
                InputFile.text(file.toString(), LONGEST, "journal").lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(question)) {
            throw new UnusableInput(
                    file.toString(), "This is the journal of another question. Maybe choose another file.");
        }
        StringBuilder whole = new StringBuilder(question).append('\n');
        for (int number = 1; number < lines.size(); number++) {
            String line = lines.get(number);
            if (line.equals(question)) {
                continue;
            }
            Optional<Known> answer = known(line);
            // The last line may be half written.
            if (answer.isEmpty() && number < lines.size() - 1) {
                throw new UnusableInput(
                        file.toString(),
                        "Line %d names no decided size: '%s'. Maybe delete it.".formatted(number + 1, line));
            }
            answer.ifPresent(each -> {
                known.accept(each.member(), each.entry());
                whole.append(line).append('\n');
            });
        }
        AtomicFile.write(file, whole.toString());
    }

    private static Optional<Known> known(String line) {
        Matcher words = LINE.matcher(line);
        if (!words.matches() || !words.group(9).equals(checksum(line.substring(0, words.start(9) - 1)))) {
            return Optional.empty();
        }
        Entry entry = new Entry(
                new Size(Integer.parseInt(words.group(2)), Integer.parseInt(words.group(3))),
                Outcome.valueOf(words.group(4)),
                Optional.of(words.group(5)).filter(digits -> !digits.isEmpty()).map(BigInteger::new),
                words.group(6),
                words.group(7),
                Double.parseDouble(words.group(8)));
        return Optional.of(new Known(Integer.parseInt(words.group(1)), entry));
    }

    /** A line that was damaged or changed by hand is none. */
    private static String checksum(String line) {
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }

    /** Writes down an answer at once; what is open may be asked again. */
    void add(int member, Entry entry) {
        if (entry.outcome() != Outcome.OPEN) {
            try {
                String line = "%d %s,%s,%s,%s,%s,%.3f"
                        .formatted(
                                member,
                                entry.size(),
                                entry.outcome(),
                                entry.value().map(BigInteger::toString).orElse(""),
                                entry.how().replace(',', ';'),
                                entry.board(),
                                entry.seconds());
                String whole = "%s,%s%n".formatted(line, checksum(line));
                Files.writeString(file, whole, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new UncheckedIOException(new FileSystemException(file.toString(), null, e.getMessage()));
            }
        }
    }
}
