package io.github.quadrille.engine.parts;

import java.util.Optional;

/**
 * Where workers meet the one who hands out parts, and how they know each other.
 *
 * @param host the machine of the one who hands out, as workers call it
 * @param bind the address at which it listens; loopback when empty
 * @param name only those with the same one meet
 * @param token a secret that both know; may be empty where no other program can connect
 */
public record ClusterAddress(String host, int port, Optional<String> bind, String name, String token) {
    /** The usual port. */
    public static final int PORT = 5701;

    @Override
    public String toString() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }

    /** Head and workers do not come together; the message says why, and what may help. */
    public static final class ClusterUnreachable extends Exception {
        private static final long serialVersionUID = 1;

        public ClusterUnreachable(String message) {
            super(message);
        }
    }
}
