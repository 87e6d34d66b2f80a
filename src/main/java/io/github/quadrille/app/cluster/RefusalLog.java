package io.github.quadrille.app.cluster;

import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hazelcast's log, of which people see one thing only: who was refused. Everything else is about its inner life, or is
 * told by us in other words.
 */
final class RefusalLog extends Handler {
    private static final Logger ALL = Logger.getLogger("com.hazelcast");
    /** Where it tells of wrong names, on a level of its own. */
    private static final Logger AUTHENTICATION =
            Logger.getLogger("com.hazelcast.client.impl.protocol.task.AuthenticationMessageTask");

    private static final Pattern FROM = Pattern.compile("->/([^,]+),");

    private final Consumer<String> log;

    private RefusalLog(Consumer<String> log) {
        this.log = log;
    }

    /** From now on. */
    static void install(Consumer<String> log) {
        ALL.setUseParentHandlers(false);
        List.of(ALL.getHandlers()).forEach(ALL::removeHandler);
        ALL.setLevel(Level.WARNING);
        AUTHENTICATION.setLevel(Level.FINE);
        ALL.addHandler(new RefusalLog(log));
    }

    @Override
    public void publish(LogRecord entry) {
        String message = String.valueOf(entry.getMessage());
        Matcher from = FROM.matcher(message);
        if (!from.find()) {
            return;
        }
        if (message.contains("authentication failed")) {
            log.accept("refused %s: it has another token or cluster name".formatted(from.group(1)));
        } else if (message.contains("closed. Reason: Exception")) {
            log.accept("refused %s: it does not speak as a worker does".formatted(from.group(1)));
        }
    }

    @Override
    public void flush() {
        // Nothing is kept back.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
