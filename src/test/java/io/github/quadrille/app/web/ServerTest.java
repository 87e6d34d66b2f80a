package io.github.quadrille.app.web;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** Runs tests with a server that they share. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ServerTest {
    RunningServer server;

    @BeforeAll
    final void startServer() throws IOException {
        server = new RunningServer();
    }

    @AfterAll
    final void stopServer() {
        if (server != null) {
            server.close();
        }
    }
}
