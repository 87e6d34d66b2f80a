package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.LineJournal.UnusableJournal;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Records which parts of a puzzle are counted, in a file that outlives the process. The first line is a title, which
 * names the question, the parts and the requested number of parts. Every other line is {@code part number checksum}, or
 * {@code part cut checksum} for a part that was replaced by smaller parts. A line is appended and forced to the disk
 * before the part is reported. A last line that was only half written is dropped, so that its part is counted again.
 * Any other damage is refused.
 *
 * <p>Several journals of one question can be concatenated in one file. The name of a part depends only on the part's
 * contents. So the number of its packings holds for every count that has the same part. A journal that records only
 * other parts is refused, because it belongs to another count.
 */
public final class Journal implements Closeable {
    private static final int LONGEST_TITLE = 200;
    private static final String CUT = "cut";
    private static final String TITLE = "quadrille-journal-2";
    private static final Pattern HALF_LINE = Pattern.compile("(?m)^.+?(?=" + TITLE + " )");

    private final Map<String, BigInteger> counts = new HashMap<>();
    private final Set<String> cuts = new HashSet<>();

    private final LineJournal file;

    private Journal(Path path, String title, List<Part> parts) throws IOException, UnusableJournal {
        this.file = LineJournal.open(path, "count", text -> kept(text, title, parts));
    }

    /**
     * Returns how many parts were requested when a journal was begun, so that the puzzle can be cut into the same parts
     * again.
     *
     * @return empty when there is no such file, or when the number cannot be read from it; opening the journal then
     *     reports the fault
     */
    public static OptionalInt partsAskedFor(Path path) throws IOException {
        if (!Files.isRegularFile(path)) {
            return OptionalInt.empty();
        }
        try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.ISO_8859_1)) {
            char[] start = new char[LONGEST_TITLE];
            int length = reader.read(start);
            String[] words = length <= 0 ? new String[0] : new String(start, 0, length).split("[ \n]");
            return words.length > 3 && words[0].equals(TITLE) && words[3].matches("[0-9]{1,9}")
                    ? OptionalInt.of(Integer.parseInt(words[3]))
                    : OptionalInt.empty();
        }
    }

    /**
     * Opens a journal, or begins a new one.
     *
     * @param parts the parts of the question; a journal that records only other parts is refused
     * @param askedFor the requested number of parts
     * @throws UnusableJournal when the file is the journal of another count, not a journal, damaged, or in use
     */
    public static Journal open(Path path, List<Part> parts, int askedFor, PartQuestion partQuestion)
            throws IOException, UnusableJournal {
        return new Journal(
                path, checked("%s %s %s %d".formatted(TITLE, partQuestion.word(), nameOf(parts), askedFor)), parts);
    }

    private static String nameOf(List<Part> parts) {
        return Part.id(String.join("\n", parts.stream().map(Part::id).sorted().toList()));
    }

    private String kept(String text, String title, List<Part> parts) throws UnusableJournal {
        // A process that is killed can leave half a line. When journals are concatenated, the title of the next journal
        // then follows on the same line.
        String whole =
                HALF_LINE.matcher(text.substring(0, text.lastIndexOf('\n') + 1)).replaceAll("");
        List<String> lines = whole.lines().toList();
        if (lines.isEmpty()) {
            if (!title.startsWith(text)) {
                throw new UnusableJournal("This is not a journal. Choose another file.");
            }
            return title + "\n";
        }
        if (!isTitle(lines.get(0), title)) {
            throw new UnusableJournal(
                    lines.get(0).startsWith(TITLE)
                            ? "This is the journal of another question. Choose another file."
                            : "This is not a journal. Choose another file.");
        }
        for (int line = 1; line < lines.size(); line++) {
            if (!isTitle(lines.get(line), title)) {
                readLine(lines.get(line), line + 1);
            }
        }
        boolean isOfOthers = !lines.contains(title) && !(counts.isEmpty() && cuts.isEmpty());
        if (isOfOthers && parts.stream().map(Part::id).noneMatch(part -> counts.containsKey(part) || isCut(part))) {
            throw new UnusableJournal("This is the journal of another count. Choose another file.");
        }
        return lines.get(0).equals(title) ? whole : title + "\n" + whole;
    }

    /**
     * Tells whether a line is the title of a journal of the same question, even if that journal is about other parts.
     */
    private static boolean isTitle(String line, String ours) {
        String[] words = line.split(" ");
        int last = line.lastIndexOf(' ');
        return words.length == ours.split(" ").length
                && words[0].equals(TITLE)
                && words[1].equals(ours.split(" ")[1])
                && line.equals(checked(line.substring(0, last)));
    }

    private void readLine(String line, int number) throws UnusableJournal {
        String[] words = line.split(" ");
        if (words.length != 3
                || !words[1].matches("[0-9]+|" + CUT)
                || !line.equals(checked(words[0] + " " + words[1]))) {
            throw new UnusableJournal(
                    "Line %d of the journal is damaged. Delete that line; its part is then counted again."
                            .formatted(number));
        }
        if (words[1].equals(CUT)) {
            cuts.add(words[0]);
            return;
        }
        BigInteger count = new BigInteger(words[1]);
        BigInteger before = counts.put(words[0], count);
        if (before != null && !before.equals(count)) {
            throw new UnusableJournal(
                    "Line %d of the journal contradicts another line. Delete the wrong one.".formatted(number));
        }
    }

    private static String checked(String line) {
        return line + " " + LineJournal.checksum(line);
    }

    /** Returns the recorded count of a part, if there is one. */
    Optional<BigInteger> count(String part) {
        return Optional.ofNullable(counts.get(part));
    }

    /** Tells whether nothing was recorded yet. */
    public boolean isNew() {
        return counts.isEmpty() && cuts.isEmpty();
    }

    /** Tells whether a part was replaced by smaller parts. */
    boolean isCut(String part) {
        return cuts.contains(part);
    }

    /**
     * Records parts that were counted to their end. All parts are written at once, because forcing the disk takes most
     * of the time.
     */
    void record(Map<String, BigInteger> packings) throws IOException {
        List<String> lines = new ArrayList<>();
        packings.forEach((part, number) -> {
            if (counts.putIfAbsent(part, number) == null) {
                lines.add(checked(part + " " + number) + "\n");
            }
        });
        if (!lines.isEmpty()) {
            file.add(String.join("", lines));
        }
    }

    /**
     * Records the count of the whole puzzle. If this puzzle is a part of a larger puzzle, a count of the larger puzzle
     * can then read the number from this journal.
     */
    public void recordWhole(Puzzle puzzle, BigInteger packings) throws IOException {
        record(Map.of(new Part(puzzle, 1).id(), packings));
    }

    /** Records that a part was replaced by the smaller parts that {@link Part#cut} makes of it. */
    void recordCut(String part) throws IOException {
        if (cuts.add(part)) {
            file.add(checked(part + " " + CUT) + "\n");
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
