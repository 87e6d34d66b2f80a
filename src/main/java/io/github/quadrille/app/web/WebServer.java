package io.github.quadrille.app.web;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Answers requests over HTTP from {@link #start} to {@link #close}. */
public final class WebServer implements AutoCloseable {
    /**
     * The HTTP library Jetty needs at most this many threads, because none of them ever waits for a search or for a
     * slow reader.
     */
    private static final int THREADS = 16;

    private static final int MOST_CONNECTIONS = 1024;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int HEADER_BYTES = 16 << 10;

    private final Server server;
    private final ServerConnector connector;
    private final ServerSettings settings;
    private final Jobs searches;
    private final Jobs moments;
    private final ReplyWatchdog pulse;
    private final Lookup lookup;

    /** Prepares a server, which does not listen yet. */
    public WebServer(ServerSettings settings) {
        this(settings, PATIENCE);
    }

    /**
     * Prepares a server, which does not listen yet.
     *
     * @param patience the longest time without activity on a connection, and the longest time that a whole request may
     *     take to arrive
     */
    WebServer(ServerSettings settings, Duration patience) {
        this.settings = settings;
        this.searches = new Jobs(settings.jobs());
        this.moments = new Jobs(2);
        SlowSenders senders = new SlowSenders(patience);
        this.pulse = new ReplyWatchdog(senders, settings.defects());
        this.lookup = new Lookup(settings.defects());
        QueuedThreadPool threads = new QueuedThreadPool(THREADS, 4);
        threads.setName("web");
        threads.setDaemon(true);
        this.server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(HEADER_BYTES);
        http.setUriCompliance(UriCompliance.RFC3986);
        this.connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
        connector.setHost(settings.bind());
        connector.setPort(settings.port());
        connector.setIdleTimeout(patience.toMillis());
        connector.addBean(senders);
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, connector));
        Api api = new Api(settings, searches, moments, pulse, lookup);
        server.setHandler(
                new RequestFilter(settings, senders, new Handler.Sequence(api, new PageFiles(settings.site()))));
        server.setErrorHandler(new ErrorAnswers(settings.defects()));
        server.setStopTimeout(0);
    }

    /**
     * Begins to answer.
     *
     * @throws IOException when the port is in use, or the program is not allowed to use it
     */
    public void start() throws IOException {
        try {
            connector.open();
            server.start();
            pulse.start();
        } catch (IOException e) {
            close();
            throw e;
        } catch (Exception e) {
            close();
            throw new IllegalStateException("The server cannot be started.", e);
        }
    }

    /** Returns the address at which the server answers. */
    public URI address() {
        return URI.create("http://" + settings.host() + ":" + connector.getLocalPort() + "/");
    }

    /** Stops all jobs and closes the server. */
    @Override
    public void close() {
        searches.close();
        moments.close();
        pulse.close();
        lookup.close();
        try {
            server.stop();
        } catch (Exception e) {
            settings.defects().accept(e);
        }
    }

    /**
     * Writes the refusals that Jetty itself makes, for example when a request is not HTTP. These have the same form as
     * all other refusals.
     *
     * @param defects the receiver of problems that no client causes
     */
    private record ErrorAnswers(Consumer<Throwable> defects) implements Request.Handler {
        @Override
        public boolean handle(Request request, Response response, Callback callback) {
            RequestFilter.guard(response.getHeaders());
            int code = request.getAttribute(ErrorHandler.ERROR_STATUS) instanceof Integer status
                    ? status
                    : HttpStatus.INTERNAL_SERVER_ERROR_500;
            return ResponseWriter.refuse(
                    code == HttpStatus.INTERNAL_SERVER_ERROR_500
                            ? failure(request.getAttribute(ErrorHandler.ERROR_EXCEPTION))
                            : Rejection.unusable(
                                    code, "%s. See /api/openapi.yaml.".formatted(HttpStatus.getMessage(code))),
                    response,
                    callback);
        }

        private Rejection failure(Object problem) {
            if (problem instanceof RuntimeException || problem instanceof Error) {
                Throwable cause = (Throwable) problem;
                return Rejection.of(cause).orElseGet(() -> {
                    defects.accept(cause);
                    return Rejection.defect(cause);
                });
            }
            return Rejection.of(
                    HttpStatus.INTERNAL_SERVER_ERROR_500,
                    "defect",
                    "The server failed to send its answer. This is not a fault of your question. Ask again.");
        }
    }
}
