package io.github.quadrille.engine.parts;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;

/**
 * Lines of text in a file that outlives the process. Whoever has it open has it alone. What is added is forced to the disk
 * before anybody hears of it; what a line means, and whether it is whole, is for the reader to say.
 */
public final class LineJournal implements Closeable {
    private final Path path;
    private final FileChannel file;

    private LineJournal(Path path, FileChannel file) {
        this.path = path;
        this.file = file;
    }

    /** Understands a journal. */
    @FunctionalInterface
    public interface Reader {
        /**
         * What is to stay of a text: it begins a journal that has none, and forgets a line that was only half written.
         *
         * @throws UnusableJournal when it is another journal, none, or damaged
         */
        String kept(String text) throws UnusableJournal;
    }

    /**
     * Opens a journal, or begins one.
     *
     * @param work what has it open, if it is in use
     * @throws UnusableJournal when the reader refuses it, or it is in use
     */
    public static LineJournal open(Path path, String work, Reader reader) throws IOException, UnusableJournal {
        FileChannel file =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            LineJournal journal = new LineJournal(path, file);
            journal.lock(work);
            String text = journal.text();
            journal.keep(reader.kept(text), text);
            return journal;
        } catch (IOException | UnusableJournal | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    /** The lock lasts as long as the file is open. */
    private void lock(String work) throws IOException, UnusableJournal {
        try {
            if (file.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // Ours, in this process.
        }
        throw new UnusableJournal("The journal is in use. Maybe another %s is running.".formatted(work));
    }

    private String text() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(file.size()));
        while (bytes.hasRemaining() && file.read(bytes) >= 0) {
            // A read may bring less than all.
        }
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    }

    /** Nothing is written again that is there. */
    private void keep(String kept, String text) throws IOException {
        int length = text.startsWith(kept) ? kept.getBytes(StandardCharsets.UTF_8).length : 0;
        file.truncate(length);
        file.position(length);
        if (length == 0) {
            force(kept);
        }
    }

    private void force(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
        file.force(true);
    }

    /**
     * Adds lines, each with its end.
     *
     * @throws FileSystemException with the name of the journal, when the disk takes no more
     */
    public synchronized void add(String lines) throws FileSystemException {
        try {
            force(lines);
        } catch (IOException e) {
            throw new FileSystemException(path.toString(), null, e.getMessage());
        }
    }

    /** Eight digits by which a line that was damaged or changed by hand is known. */
    public static String checksum(String line) {
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** A file that is no journal of this question; the message says why. */
    public static final class UnusableJournal extends Exception {
        private static final long serialVersionUID = 1;

        public UnusableJournal(String reason) {
            super(reason);
        }
    }
}
