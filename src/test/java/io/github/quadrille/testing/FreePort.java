package io.github.quadrille.testing;

import java.io.IOException;
import java.net.ServerSocket;

/** A port of this machine at which nothing listens, as likely as not until the test does. */
public final class FreePort {
    private FreePort() {}

    public static int find() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
