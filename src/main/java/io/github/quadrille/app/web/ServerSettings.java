package io.github.quadrille.app.web;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How a server is to be.
 *
 * @param bind the address to listen at
 * @param port 0 for any that is free
 * @param token that a request must carry, if there is one
 * @param site where others can open the page, which is where links lead, if there is such a place
 * @param timeLimit the most that one job may take
 * @param jobs how many run at once
 * @param version of the program
 * @param defects told of mistakes of ours
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
    /** The address to listen at, as it is written in front of a port. */
    String host() {
        return bind.contains(":") && !bind.startsWith("[") ? "[" + bind + "]" : bind;
    }

    /** What one job may take of the memory: other jobs and what is not a table need some, too. */
    long memory() {
        return Runtime.getRuntime().maxMemory() / (2L * jobs);
    }
}
