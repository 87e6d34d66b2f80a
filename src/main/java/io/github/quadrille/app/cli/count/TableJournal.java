package io.github.quadrille.app.cli.count;

import io.github.quadrille.engine.parts.LineJournal;
import io.github.quadrille.engine.parts.LineJournal.UnusableJournal;
import io.github.quadrille.engine.sizes.RectangleTable.Entry;
import io.github.quadrille.engine.sizes.RectangleTable.Outcome;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps a line for each answer that is known, below a first line that states the question. A file may hold several
 * journals of one question, one after the other.
 */
final class TableJournal implements Closeable {
    private static final Pattern LINE =
            Pattern.compile("([0-9]+) ([1-9][0-9]{0,3})x([1-9][0-9]{0,3}),(PRIME|COMPOSITE|PACKED|NONE),([0-9]*),"
                    + "([^,]*),([^,]*),([0-9]+\\.[0-9]+),([0-9a-f]{8})");

    private final LineJournal file;

    private record Known(int member, Entry entry) {}

    /**
     * Begins the journal, or reads the answers that it has.
     *
     * @param known the receiver of each answer that the journal has, with the index of its bag
     * @throws UnusableJournal when the file is the journal of another question, damaged, or in use
     */
    TableJournal(Path path, String question, BiConsumer<Integer, Entry> known) throws IOException, UnusableJournal {
        this.file = LineJournal.open(path, "command", text -> kept(text, question, known));
    }

    private static String kept(String text, String question, BiConsumer<Integer, Entry> known) throws UnusableJournal {
        List<String> lines = text.lines().toList();
        if (!lines.isEmpty() && !lines.get(0).equals(question)) {
            throw new UnusableJournal("This is the journal of another question. Choose another file.");
        }
        StringBuilder whole = new StringBuilder(question).append('\n');
        for (int number = 1; number < lines.size(); number++) {
            String line = lines.get(number);
            if (line.equals(question)) {
                continue;
            }
            Optional<Known> answer = known(line);
            // The last line may be incomplete, because the program may have ended while it wrote this line.
            if (answer.isEmpty() && number < lines.size() - 1) {
                throw new UnusableJournal("Line %d of the journal should name a decided size: '%s'. Delete this line."
                        .formatted(number + 1, line));
            }
            answer.ifPresent(each -> {
                known.accept(each.member(), each.entry());
                whole.append(line).append('\n');
            });
        }
        return whole.toString();
    }

    private static Optional<Known> known(String line) {
        Matcher words = LINE.matcher(line);
        if (!words.matches() || !words.group(9).equals(LineJournal.checksum(line.substring(0, words.start(9) - 1)))) {
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

    /** Writes down an answer at once. An undecided size is not written, so that the size is tried again later. */
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
                file.add("%s,%s%n".formatted(line, LineJournal.checksum(line)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
