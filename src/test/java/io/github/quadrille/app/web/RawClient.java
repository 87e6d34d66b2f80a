package io.github.quadrille.app.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Sends bytes to a server over a socket. The bytes need not follow HTTP. */
final class RawClient implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    private final Socket socket;

    RawClient(URI server) throws IOException {
        this.socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort());
        socket.setSoTimeout(PATIENCE_MILLIS);
    }

    /** Sends bytes, each written as one character. */
    RawClient send(String bytes) throws IOException {
        socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    /** Sends a question, with a name that tells the server which client asks. */
    RawClient ask(String name, String verb, String accept, String body) throws IOException {
        return send(
                "POST /api/%s HTTP/1.1\r\nHost: localhost\r\nX-Quadrille-Client: %s\r\nAccept: %s\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(verb, name, accept, body.length(), body));
    }

    /** Reads the next byte, or returns -1 at the end of the answer or after a reset. */
    int read() throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (SocketException e) {
            return -1;
        }
    }

    /** Reads the answer until these words appear or until its end. */
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

    /** Reads the answer until the connection is closed, or until nothing arrives for this long. */
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
            // The text that arrived before the failure counts.
        }
        return said.toString();
    }

    /** Ends the sending side of the connection, and keeps the other side open. */
    void closeHalf() throws IOException {
        socket.shutdownOutput();
    }

    /** Closes the connection with a reset, as happens when a process is killed. */
    void reset() throws IOException {
        socket.setSoLinger(true, 0);
        socket.close();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
