package io.github.quadrille.app.cluster;

import com.hazelcast.client.AuthenticationException;
import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig;
import com.hazelcast.collection.IQueue;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import io.github.quadrille.engine.parts.ClusterAddress;
import io.github.quadrille.engine.parts.ClusterAddress.ClusterUnreachable;
import io.github.quadrille.io.wire.RecordMessage;
import io.github.quadrille.io.wire.RecordMessage.MalformedMessage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** A worker's letter box: a client of the head's member. When the connection ends, so does this; the next head gets another. */
final class WorkerTransport implements AutoCloseable {
    private static final int CONNECT_MILLIS = 1000;
    private static final Logger HAZELCAST = Logger.getLogger("com.hazelcast");

    private final HazelcastInstance client;
    private final IQueue<byte[]> toHead;
    private final IQueue<byte[]> inbox;
    private final MessageAuthentication seal;

    private WorkerTransport(HazelcastInstance client, String worker, MessageAuthentication messageAuthentication) {
        this.client = client;
        this.toHead = client.getQueue(HeadTransport.TO_HEAD);
        this.inbox = client.getQueue(HeadTransport.TO_WORKER + worker);
        this.seal = messageAuthentication;
    }

    /**
     * Tries once to reach the head.
     *
     * @return empty when no head is there
     * @throws ClusterUnreachable when a head is there and refuses us
     */
    static Optional<WorkerTransport> connect(ClusterAddress clusterAddress, String worker) throws ClusterUnreachable {
        InetAddress host = Addresses.connectingTo(clusterAddress);
        if (!isOpen(new InetSocketAddress(host, clusterAddress.port()))) {
            return Optional.empty();
        }
        Refusals refusals = new Refusals();
        HAZELCAST.setUseParentHandlers(false);
        HAZELCAST.setLevel(Level.WARNING);
        HAZELCAST.addHandler(refusals);
        try {
            HazelcastInstance client = HazelcastClient.newHazelcastClient(config(clusterAddress, host, worker));
            return Optional.of(new WorkerTransport(client, worker, MessageAuthentication.of(clusterAddress.token())));
        } catch (IllegalStateException | HazelcastException e) {
            if (refusals.seen.get()) {
                throw new ClusterUnreachable(
                        "%s refuses this worker. Maybe its token or its --cluster-name is another one."
                                .formatted(clusterAddress));
            }
            return Optional.empty();
        } finally {
            HAZELCAST.removeHandler(refusals);
        }
    }

    private static boolean isOpen(InetSocketAddress address) {
        try (Socket socket = new Socket()) {
            socket.connect(address, CONNECT_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    private static ClientConfig config(ClusterAddress clusterAddress, InetAddress host, String worker) {
        ClientConfig config = new ClientConfig();
        config.setClusterName(MessageAuthentication.clusterName(clusterAddress.name(), clusterAddress.token()));
        config.setInstanceName(worker);
        config.setProperty("hazelcast.logging.type", "jdk");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
        config.getMetricsConfig().setEnabled(false);
        config.getNetworkConfig().addAddress(host.getHostAddress() + ":" + clusterAddress.port());
        config.getSerializationConfig().setJavaSerializationFilterConfig(HeadTransport.noJavaObjects());
        ClientConnectionStrategyConfig strategy = config.getConnectionStrategyConfig();
        strategy.setReconnectMode(ClientConnectionStrategyConfig.ReconnectMode.OFF);
        strategy.getConnectionRetryConfig().setClusterConnectTimeoutMillis(CONNECT_MILLIS);
        return config;
    }

    /**
     * The next message; empty when none came in time.
     *
     * @throws Lost when the connection has ended
     */
    Optional<ToWorker> receive(long millis) throws Lost {
        try {
            Object letter = inbox.poll(millis, TimeUnit.MILLISECONDS);
            Optional<String> text = letter instanceof byte[] sealed ? seal.open(sealed) : Optional.empty();
            return text.isPresent() ? Optional.of(RecordMessage.read(text.get(), ToWorker.class)) : Optional.empty();
        } catch (MalformedMessage e) {
            return Optional.of(new ToWorker.Refused(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (HazelcastException | IllegalStateException e) {
            throw new Lost(e);
        }
    }

    /** Returns when the head has it. */
    void send(ToHead message) throws Lost {
        try {
            if (!toHead.offer(seal.close(RecordMessage.write(message, ToHead.class)), 1, TimeUnit.MINUTES)) {
                throw new Lost(null);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (HazelcastException | IllegalStateException e) {
            throw new Lost(e);
        }
    }

    @Override
    public void close() {
        client.getLifecycleService().terminate();
    }

    /** The connection has ended. */
    static final class Lost extends Exception {
        private static final long serialVersionUID = 1;

        private Lost(Throwable cause) {
            super(cause);
        }
    }

    /** Hazelcast tells only its log why it could not connect. */
    private static final class Refusals extends Handler {
        private final AtomicBoolean seen = new AtomicBoolean();

        @Override
        public void publish(LogRecord entry) {
            if (entry.getThrown() instanceof AuthenticationException) {
                seen.set(true);
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
