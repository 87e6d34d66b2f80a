package io.github.quadrille.app.cli.shared;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.PendingFile;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/**
 * Writes the text of a proof to a file. If the disk refuses the text, for example because it is full, the first failure
 * is kept and all later text is dropped. No exception is thrown, because the answer is worth more than its proof.
 */
final class ProofText extends Writer {
    /** A compressed file has this ending. */
    static final String GZIP = ".gz";

    private final PendingFile file;
    private final Writer text;
    private Optional<IOException> failure = Optional.empty();

    /** A {@code Step} writes something that a disk may refuse. */
    private interface Step {
        void run() throws IOException;
    }

    ProofText(Path path) throws UnusableInput, IOException {
        this.file = PendingFile.of(path);
        OutputStream out = path.toString().endsWith(GZIP) ? new GZIPOutputStream(file.out()) : file.out();
        this.text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    /** Returns the reason why the text is not complete; empty as long as nothing is missing. */
    Optional<IOException> failure() {
        return failure;
    }

    @Override
    public void write(char[] characters, int from, int length) {
        attempt(() -> text.write(characters, from, length));
    }

    @Override
    public void flush() {
        attempt(text::flush);
    }

    /** Writes all text that is still buffered. Afterwards, no text may be written. */
    void finish() {
        attempt(text::close);
    }

    /** Moves the complete file to its place. After a failure, it does nothing. */
    void commit() {
        attempt(file::commit);
    }

    @Override
    public void close() {
        attempt(text::close);
        try {
            file.close();
        } catch (IOException e) {
            failure = failure.or(() -> Optional.of(e));
        }
    }

    private void attempt(Step step) {
        if (failure.isEmpty()) {
            try {
                step.run();
            } catch (IOException e) {
                failure = Optional.of(e);
            }
        }
    }
}
