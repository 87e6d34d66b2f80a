package io.github.quadrille.app.web;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Holds the settings of a server.
 *
 * @param bind the address to listen at
 * @param port the port; 0 for any that is free
 * @param token the token that each request must carry, if there is one
 * @param site the address at which others can open the page, and to which links lead, if there is one
 * @param timeLimit the longest time that one job may take
 * @param jobs the number of jobs that run at once
 * @param version the version of the program
 * @param defects the receiver of defects of the program
 */
public record ServerSettings(
        String bind,
        int port,
        Optional<String> token,
        Optional<URI> site,
        Duration timeLimit,
        int jobs,
        String version,
        Consumer<Throwable> defects) {
    /** Returns the address to listen at, in the form that stands before a port. An IPv6 address gets brackets. */
    String host() {
        return bind.contains(":") && !bind.startsWith("[") ? "[" + bind + "]" : bind;
    }

    /**
     * Returns the memory that the tables of one job may take, in bytes. Other jobs, and everything outside tables, need
     * memory, too.
     */
    long memory() {
        return Runtime.getRuntime().maxMemory() / (2L * jobs);
    }
}
