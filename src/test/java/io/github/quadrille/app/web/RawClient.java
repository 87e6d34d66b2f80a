package io.github.quadrille.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Somebody who speaks to a server byte by byte, and need not be polite. */
final class RawClient implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;

    RawClient(URI server) throws IOException {
        this.socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort());
        socket.setSoTimeout(PATIENCE_MILLIS);
    }

    /** Bytes, each written as one character. */
    RawClient send(String bytes) throws IOException {
        socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    /** A question as a program would ask it that calls itself so. */
    RawClient ask(String name, String verb, String accept, String body) throws IOException {
        return send(
                "POST /api/%s HTTP/1.1\r\nHost: localhost\r\nX-Quadrille-Client: %s\r\nAccept: %s\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(verb, name, accept, body.length(), body));
    }

    /** The next byte, or -1 at the end of what is said; also at one that comes with a reset. */
    int read() throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (SocketException e) {
            return -1;
        }
    }

    /** All that is said until these words, or until nobody says any more. */
    String readUntil(String words) throws IOException {
        StringBuilder said = new StringBuilder();
        for (int next = read(); next >= 0; next = read()) {
            said.append((char) next);
            if (said.length() >= words.length()
                    && said.substring(said.length() - words.length()).equals(words)) {
                break;
            }
        }
        return said.toString();
    }

    /** All that is said until the connection is closed, or until so long nothing comes. */
    String readAll(int quietMillis) throws IOException {
        socket.setSoTimeout(quietMillis);
        StringBuilder said = new StringBuilder();
        InputStream in = socket.getInputStream();
        byte[] some = new byte[1 << 14];
        try {
            for (int bytes = in.read(some); bytes >= 0; bytes = in.read(some)) {
                said.append(new String(some, 0, bytes, StandardCharsets.ISO_8859_1));
            }
        } catch (SocketException | SocketTimeoutException e) {
            // What was said until then counts.
        }
        return said.toString();
    }

    /** Says that nothing more is said, and stays. */
    void closeHalf() throws IOException {
        socket.shutdownOutput();
    }

    /** Leaves as a process does that is killed in the middle of something. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
