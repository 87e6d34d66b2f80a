package io.github.quadrille.count;

import java.io.Closeable;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Which parts are counted, in a file that outlives the process. The first line names the whole count; every other one is
 * {@code part number checksum}, appended and forced to the disk before the part is reported. A last line that was only
 * half written is forgotten, and with it that part; anything else that is wrong is refused.
 */
public final class Journal implements Closeable {
    private static final String TITLE = "quadrille-journal-1";

    private final FileChannel file;
    private final Map<String, BigInteger> counts = new HashMap<>();

    private Journal(FileChannel file) {
        this.file = file;
    }

    /**
     * Opens a journal, or begins one.
     *
     * @param parts the parts of the count; a journal that was begun for others is refused
     * @throws IncompleteCount when the file is another journal, no journal, damaged, or in use
     */
    public static Journal open(Path path, List<Part> parts) throws IOException, IncompleteCount {
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            Journal journal = new Journal(file);
            journal.lock();
            journal.read(checked(TITLE + " " + nameOf(parts)));
            return journal;
        } catch (IOException | IncompleteCount | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static String nameOf(List<Part> parts) {
        return Part.id(String.join("\n", parts.stream().map(Part::id).sorted().toList()));
    }

    /** The lock lasts as long as the file is open. */
    private void lock() throws IOException, IncompleteCount {
        try {
            FileLock lock = file.tryLock();
            if (lock != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // Ours, in this process.
        }
        throw new IncompleteCount("The journal is in use. Maybe another count is running.");
    }

    private void read(String title) throws IOException, IncompleteCount {
        String text = text();
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        List<String> lines = whole.lines().toList();
        if (lines.isEmpty()) {
            if (!title.startsWith(text)) {
                throw new IncompleteCount("This is no journal. Maybe choose another file.");
            }
            file.truncate(0);
            append(title);
            return;
        }
        if (!lines.get(0).equals(title)) {
            throw new IncompleteCount(
                    lines.get(0).startsWith(TITLE)
                            ? "This is the journal of another count. Maybe choose another file."
                            : "This is no journal. Maybe choose another file.");
        }
        for (int line = 1; line < lines.size(); line++) {
            readLine(lines.get(line), line + 1);
        }
        file.truncate(whole.length());
        file.position(whole.length());
    }

    private void readLine(String line, int number) throws IncompleteCount {
        String[] words = line.split(" ");
        if (words.length != 3 || !words[1].matches("[0-9]+") || !line.equals(checked(words[0] + " " + words[1]))) {
            throw new IncompleteCount("Line %d of the journal is damaged. Maybe delete it.".formatted(number));
        }
        BigInteger count = new BigInteger(words[1]);
        BigInteger before = counts.put(words[0], count);
        if (before != null && !before.equals(count)) {
            throw new IncompleteCount("Line %d of the journal contradicts another one.".formatted(number));
        }
    }

    private String text() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(file.size()));
        while (bytes.hasRemaining() && file.read(bytes) >= 0) {
            // A read may bring less than all.
        }
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.ISO_8859_1);
    }

    private static String checked(String line) {
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.US_ASCII));
        return "%s %08x".formatted(line, sum.getValue());
    }

    private void append(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.US_ASCII));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
        file.force(true);
    }

    /** What a part was counted to. */
    public synchronized Optional<BigInteger> count(Part part) {
        return Optional.ofNullable(counts.get(part.id()));
    }

    /** Writes down that a part was counted to its end. */
    public synchronized void record(Part part, BigInteger packings) throws IOException {
        if (counts.putIfAbsent(part.id(), packings) == null) {
            append(checked(part.id() + " " + packings));
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
