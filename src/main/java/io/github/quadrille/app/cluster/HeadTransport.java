package io.github.quadrille.app.cluster;

import com.hazelcast.client.Client;
import com.hazelcast.client.ClientListener;
import com.hazelcast.collection.IQueue;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.NetworkConfig;
import com.hazelcast.config.QueueConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The head's letter box: one Hazelcast member, with a queue for what workers say and one for each worker. It joins no cluster,
 * looks for none, calls none, and reads no Java objects.
 */
final class HeadTransport implements AutoCloseable {
    static final String TO_HEAD = "to-head";
    static final String TO_WORKER = "to-worker-";

    private static final int MOST_MESSAGES = 10_000;
    private static final int MOST_AT_ONCE = 1000;
    private static final long GOOD_BYE = TimeUnit.MILLISECONDS.toNanos(300);
    /** The data of all queues lies here anyway. */
    private static final String PARTITIONS = "13";

    private final HazelcastInstance member;
    private final IQueue<byte[]> inbox;
    private final BlockingQueue<String> gone = new LinkedBlockingQueue<>();
    private final MessageAuthentication seal;
    private final Consumer<String> log;

    private HeadTransport(HazelcastInstance member, MessageAuthentication messageAuthentication, Consumer<String> log) {
        this.member = member;
        this.inbox = member.getQueue(TO_HEAD);
        this.seal = messageAuthentication;
        this.log = log;
        member.getClientService().addClientListener(new ClientListener() {
            @Override
            public void clientConnected(Client client) {
                // It says itself what it can do.
            }

            @Override
            public void clientDisconnected(Client client) {
                gone.add(client.getName());
            }
        });
    }

    static HeadTransport open(ClusterAddress clusterAddress, Consumer<String> log) throws ClusterUnreachable {
        String address = Addresses.listeningAt(clusterAddress);
        RefusalLog.install(log);
        try {
            return new HeadTransport(
                    Hazelcast.newHazelcastInstance(config(clusterAddress, address)),
                    MessageAuthentication.of(clusterAddress.token()),
                    log);
        } catch (HazelcastException e) {
            throw new ClusterUnreachable(
                    "Port %d at %s cannot be listened to. Maybe another count uses it; then choose another one."
                            .formatted(clusterAddress.port(), address));
        }
    }

    private static Config config(ClusterAddress clusterAddress, String address) {
        Config config = new Config()
                .setClusterName(MessageAuthentication.clusterName(clusterAddress.name(), clusterAddress.token()))
                .setProperty("hazelcast.logging.type", "jdk")
                .setProperty("hazelcast.phone.home.enabled", "false")
                .setProperty("hazelcast.shutdownhook.enabled", "false")
                .setProperty("hazelcast.socket.bind.any", "false")
                .setProperty("hazelcast.partition.count", PARTITIONS);
        NetworkConfig network = config.getNetworkConfig();
        network.setPort(clusterAddress.port()).setPortAutoIncrement(false);
        network.getInterfaces().setEnabled(true).addInterface(address);
        network.setPublicAddress(clusterAddress.host());
        JoinConfig join = network.getJoin();
        join.getAutoDetectionConfig().setEnabled(false);
        join.getMulticastConfig().setEnabled(false);
        join.getTcpIpConfig().setEnabled(false);
        config.getIntegrityCheckerConfig().setEnabled(false);
        config.getMetricsConfig().setEnabled(false);
        config.getSerializationConfig().setJavaSerializationFilterConfig(noJavaObjects());
        config.addQueueConfig(new QueueConfig("to-*").setMaxSize(MOST_MESSAGES).setBackupCount(0));
        return config;
    }

    /** A list of what is allowed, on which there is nothing that exists. */
    static JavaSerializationFilterConfig noJavaObjects() {
        JavaSerializationFilterConfig filter = new JavaSerializationFilterConfig().setDefaultsDisabled(true);
        filter.getWhitelist().addClasses("nothing");
        return filter;
    }

    /** What workers have said, waiting for a moment when they have said nothing. */
    List<ToHead> receive(long millis) {
        List<Object> letters = new ArrayList<>();
        try {
            Object first = inbox.poll(millis, TimeUnit.MILLISECONDS);
            if (first == null) {
                return List.of();
            }
            letters.add(first);
            inbox.drainTo(letters, MOST_AT_ONCE);
        } catch (HazelcastSerializationException e) {
            log.accept("refused something that is no message: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        List<ToHead> messages = new ArrayList<>();
        letters.forEach(letter -> read(letter).ifPresent(messages::add));
        return messages;
    }

    private Optional<ToHead> read(Object letter) {
        try {
            Optional<String> text = letter instanceof byte[] sealed ? seal.open(sealed) : Optional.empty();
            if (text.isPresent()) {
                return Optional.of(RecordMessage.read(text.get(), ToHead.class));
            }
            log.accept("refused a message without the seal of the token");
        } catch (MalformedMessage e) {
            log.accept("refused a message that says nothing: " + e.getMessage());
        }
        return Optional.empty();
    }

    /** Workers whose connection has ended since the last time. */
    List<String> gone() {
        List<String> workers = new ArrayList<>();
        gone.drainTo(workers);
        workers.forEach(worker -> member.getQueue(TO_WORKER + worker).destroy());
        return workers;
    }

    void send(String worker, ToWorker message) {
        if (!member.getQueue(TO_WORKER + worker).offer(seal.close(RecordMessage.write(message, ToWorker.class)))) {
            log.accept("%s does not fetch its messages".formatted(worker));
        }
    }

    /** Gives workers a moment to fetch their last messages. */
    void awaitFetched(List<String> workers) {
        long patience = System.nanoTime() + GOOD_BYE;
        while (System.nanoTime() < patience
                && workers.stream()
                        .anyMatch(worker -> !member.getQueue(TO_WORKER + worker).isEmpty())) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    @Override
    public void close() {
        member.getLifecycleService().terminate();
    }

    /**
     * Hazelcast's log, of which people see one thing only: who was refused. Everything else is about its inner life, or is
     * told by us in other words.
     */
    private static final class RefusalLog extends Handler {
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
}
