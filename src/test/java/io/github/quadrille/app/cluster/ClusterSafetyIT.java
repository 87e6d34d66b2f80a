package io.github.quadrille.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.HazelcastClient;
import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.core.HazelcastInstance;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.FreePort;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Those who do not belong to us come while a count waits for its workers; it goes on as if they had not. */
@Exhaustive
class ClusterSafetyIT {
    private static final String TOKEN = "0123456789abcdef0123456789abcdef";

    @TempDir
    private static Path folder;

    private static int port;
    private static Jvm head;

    @BeforeAll
    static void a_count_waits_for_workers() throws Exception {
        port = FreePort.find();
        head = Jvm.start(folder, "count", "4x10", "--cluster", place(), "--token-file", token(TOKEN));
        awaitOpen();
    }

    @BeforeEach
    void what_it_said_before_is_forgotten() throws IOException {
        head.forgetErr();
    }

    @AfterAll
    static void it_ends_as_it_should() throws Exception {
        try (Jvm worker = Jvm.start(folder, "worker", "--join", place(), "--token-file", token(TOKEN))) {
            assertThat(head.exit()).isZero();
            assertThat(head.out()).startsWith("status: counted\npackings: 1,796\n");
            assertThat(worker.isAlive()).isTrue();
        } finally {
            head.close();
        }
    }

    @Test
    void a_worker_with_another_token_is_refused() throws Exception {
        refused("--token-file", token("fedcba9876543210fedcba9876543210"));
    }

    @Test
    void a_worker_without_a_token_is_refused() throws Exception {
        refused();
    }

    @Test
    void a_worker_of_another_cluster_is_refused() throws Exception {
        refused("--token-file", token(TOKEN), "--cluster-name", "theirs");
    }

    private void refused(String... arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of("worker", "--join", place()));
        all.addAll(List.of(arguments));
        try (Jvm stranger = Jvm.start(folder, all.toArray(String[]::new))) {
            assertThat(stranger.exit()).isEqualTo(2);
            assertThat(stranger.err()).contains("refuses this worker. Maybe its token");
        }
        head.awaitErr("refused 127.0.0.1:").awaitErr("another token or cluster name");
    }

    @Test
    void garbage_is_refused() throws Exception {
        Random chance = new Random(1);
        for (String start : new String[] {"", "GET / HTTP/1.0\r\n\r\n", "CP2", "HZC", "\u0000\u0000"}) {
            byte[] garbage = new byte[5000];
            chance.nextBytes(garbage);
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                OutputStream out = socket.getOutputStream();
                out.write(start.getBytes(StandardCharsets.US_ASCII));
                out.write(garbage);
            } catch (IOException e) {
                assertThat(e).hasMessageMatching("(?i).*(reset|broken pipe).*");
            }
        }
        head.awaitErr("it does not speak as a worker does");
    }

    /** Somebody has learned the cluster's name, but not the token. */
    @Test
    void messages_without_the_seal_and_java_objects_are_refused() throws Exception {
        ClientConfig config = new ClientConfig();
        config.setClusterName(MessageAuthentication.clusterName("quadrille", TOKEN));
        config.getNetworkConfig().addAddress(place());
        HazelcastInstance intruder = HazelcastClient.newHazelcastClient(config);
        try {
            intruder.getQueue(HeadTransport.TO_HEAD)
                    .offer("[\"Here\",\"intruder\",8,1,[]]".getBytes(StandardCharsets.UTF_8));
            head.awaitErr("refused a message without the seal");
            intruder.getQueue(HeadTransport.TO_HEAD).offer(new File("/etc/passwd"));
            head.awaitErr("refused something that is no message");
            intruder.getQueue(HeadTransport.TO_HEAD)
                    .offer(MessageAuthentication.of(TOKEN).close("[\"Shout\",\"intruder\"]"));
            head.awaitErr("refused a message that says nothing");
        } finally {
            intruder.shutdown();
        }
    }

    @Test
    void nobody_else_can_listen_there() throws Exception {
        try (Jvm other = Jvm.start(folder, "count", "5x8", "--cluster", place())) {
            assertThat(other.exit()).isEqualTo(2);
            assertThat(other.err()).contains("Maybe another count uses it");
        }
    }

    @Test
    void nobody_is_listened_to_but_this_machine() throws IOException {
        Optional<InetAddress> outside = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                .findFirst();
        if (outside.isPresent()) {
            assertThatThrownBy(() -> new Socket(outside.get(), port).close()).isInstanceOf(ConnectException.class);
        }
    }

    private static String place() {
        return "127.0.0.1:" + port;
    }

    private static String token(String token) throws IOException {
        return Files.writeString(folder.resolve("token" + token.charAt(0)), token + "\n")
                .toString();
    }

    private static void awaitOpen() throws InterruptedException {
        while (head.isAlive()) {
            try {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                return;
            } catch (IOException e) {
                Thread.sleep(50);
            }
        }
    }
}
