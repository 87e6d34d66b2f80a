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
 * The text of a proof goes to a file that may not be written to its end, as on a full disk: the first failure is kept
 * and what follows is dropped, because the answer that is being proven is worth more than the proof.
 */
final class ProofText extends Writer {
    /** The name of a compressed file ends so. */
    static final String GZIP = ".gz";

    private final PendingFile file;
    private final Writer text;
    private Optional<IOException> failure = Optional.empty();

    /** A disk may refuse such a step. */
    private interface Step {
        void run() throws IOException;
    }

    ProofText(Path path) throws UnusableInput, IOException {
        this.file = PendingFile.of(path);
        OutputStream out = path.toString().endsWith(GZIP) ? new GZIPOutputStream(file.out()) : file.out();
        this.text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    /** Says why the text is not whole; empty while it is. */
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

    /** Writes all that is still held back; nothing may follow but {@link #commit}. */
    void finish() {
        attempt(text::close);
    }

    /** Puts a whole file in its place. */
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
