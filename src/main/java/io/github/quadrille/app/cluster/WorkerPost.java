package io.github.quadrille.app.cluster;

import io.github.quadrille.engine.parts.Malformed;
import io.github.quadrille.engine.parts.Meeting;
import io.github.quadrille.engine.parts.NoMeeting;

import com.hazelcast.client.AuthenticationException;
import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.client.config.ClientConnectionStrategyConfig;
import com.hazelcast.collection.IQueue;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
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
final class WorkerPost implements AutoCloseable {
    private static final int CONNECT_MILLIS = 1000;
    private static final Logger HAZELCAST = Logger.getLogger("com.hazelcast");

    private final HazelcastInstance client;
    private final IQueue<byte[]> toHead;
    private final IQueue<byte[]> inbox;
    private final Seal seal;

    private WorkerPost(HazelcastInstance client, String worker, Seal seal) {
        this.client = client;
        this.toHead = client.getQueue(HeadPost.TO_HEAD);
        this.inbox = client.getQueue(HeadPost.TO_WORKER + worker);
        this.seal = seal;
    }

    /**
     * Tries once to reach the head.
     *
     * @return empty when there is nobody
     * @throws NoMeeting when there is somebody who refuses us
     */
    static Optional<WorkerPost> connect(Meeting meeting, String worker) throws NoMeeting {
        InetAddress host = Addresses.connectingTo(meeting);
        if (!isOpen(new InetSocketAddress(host, meeting.port()))) {
            return Optional.empty();
        }
        Refusals refusals = new Refusals();
        HAZELCAST.setUseParentHandlers(false);
        HAZELCAST.setLevel(Level.WARNING);
        HAZELCAST.addHandler(refusals);
        try {
            HazelcastInstance client = HazelcastClient.newHazelcastClient(config(meeting, host, worker));
            return Optional.of(new WorkerPost(client, worker, Seal.of(meeting.token())));
        } catch (IllegalStateException | HazelcastException e) {
            if (refusals.seen.get()) {
                throw new NoMeeting("%s refuses this worker. Maybe its token or its --cluster-name is another one."
                        .formatted(meeting));
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

    private static ClientConfig config(Meeting meeting, InetAddress host, String worker) {
        ClientConfig config = new ClientConfig();
        config.setClusterName(Seal.clusterName(meeting.name(), meeting.token()));
        config.setInstanceName(worker);
        config.setProperty("hazelcast.logging.type", "jdk");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
        config.getMetricsConfig().setEnabled(false);
        config.getNetworkConfig().addAddress(host.getHostAddress() + ":" + meeting.port());
        config.getSerializationConfig().setJavaSerializationFilterConfig(HeadPost.noJavaObjects());
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
            return text.isPresent() ? Optional.of(WorkerWire.read(text.get())) : Optional.empty();
        } catch (Malformed e) {
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
            if (!toHead.offer(seal.close(HeadWire.write(message)), 1, TimeUnit.MINUTES)) {
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
