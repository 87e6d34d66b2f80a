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
 * Holds lines of text in a file that outlives the process. Only one process at a time can have the file open. When
 * {@link #add} returns, the added lines are on the disk. A {@link Reader} decides what a line means and whether the
 * line is whole.
 */
public final class LineJournal implements Closeable {
    private final Path path;
    private final FileChannel file;

    private LineJournal(Path path, FileChannel file) {
        this.path = path;
        this.file = file;
    }

    /** Interprets the text of a journal. */
    @FunctionalInterface
    public interface Reader {
        /**
         * Returns the text that the journal keeps. For an empty text, this is the first line of a new journal. A line
         * that was only half written is dropped.
         *
         * @throws UnusableJournal when the text is another journal, not a journal, or damaged
         */
        String kept(String text) throws UnusableJournal;
    }

    /**
     * Opens a journal, or begins a new one.
     *
     * @param work the name of the work that has the journal open, for the message if the journal is in use
     * @throws UnusableJournal when the reader refuses the journal, or when the journal is in use
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

    /** Locks the file for as long as it is open. */
    private void lock(String work) throws IOException, UnusableJournal {
        try {
            if (file.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // This process holds the lock already.
        }
        throw new UnusableJournal("The journal is in use. Wait until the other %s has ended.".formatted(work));
    }

    private String text() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(file.size()));
        while (bytes.hasRemaining() && file.read(bytes) >= 0) {
            // One call of read can return fewer bytes than the file has.
        }
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    }

    /**
     * Makes {@code kept} the text of the file. If the file already begins with this text, the file is only shortened.
     * Otherwise it is written anew.
     */
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
     * Adds lines, each of which ends with a line break.
     *
     * @throws FileSystemException with the name of the journal, when writing to the disk fails
     */
    public synchronized void add(String lines) throws FileSystemException {
        try {
            force(lines);
        } catch (IOException e) {
            throw new FileSystemException(path.toString(), null, e.getMessage());
        }
    }

    /** Returns eight hexadecimal digits that reveal whether a line was damaged or changed by hand. */
    public static String checksum(String line) {
        CRC32 sum = new CRC32();
        sum.update(line.getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    /** Reports a file that cannot be used as this journal. The message says why. */
    public static final class UnusableJournal extends Exception {
        private static final long serialVersionUID = 1;

        public UnusableJournal(String reason) {
            super(reason);
        }
    }
}
