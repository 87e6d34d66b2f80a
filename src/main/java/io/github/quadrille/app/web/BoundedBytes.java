package io.github.quadrille.app.web;

import java.io.ByteArrayOutputStream;
import org.eclipse.jetty.http.HttpStatus;

/** What is written for an answer, and refused when it would be too much. */
final class BoundedBytes extends ByteArrayOutputStream {
    /** More than any page shows, or any program reads at once. */
    private static final int MOST = 16 << 20;

    private final String what;
    private final String instead;

    /**
     * @param what it is, for the message
     * @param instead what may help
     */
    BoundedBytes(String what, String instead) {
        this.what = what;
        this.instead = instead;
    }

    /** Of an answer in JSON. */
    BoundedBytes() {
        this("The answer", "fewer packings, or events (Accept: text/event-stream)");
    }

    @Override
    public synchronized void write(int next) {
        check(1);
        super.write(next);
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        check(length);
        super.write(bytes, from, length);
    }

    private void check(int more) {
        if (count + more > MOST) {
            throw new RefusedQuestion(Rejection.of(
                    HttpStatus.BAD_REQUEST_400,
                    Rejection.UNUSABLE,
                    "%s is larger than %d MiB. Maybe %s.".formatted(what, MOST >> 20, instead)));
        }
    }
}
