package io.github.quadrille.testing;

import java.io.IOException;
import java.net.ServerSocket;

/** Finds a port of this machine at which nothing listens. Another process may take it before the test does. */
public final class FreePort {
    private FreePort() {}

    public static int find() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
