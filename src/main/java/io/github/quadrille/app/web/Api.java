package io.github.quadrille.app.web;

import io.github.quadrille.app.web.EventStream.ClientLeft;
import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.app.web.Verb.Kind;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;

/**
 * Answers all requests below {@code /api/}. {@code POST /api/VERB} asks a question, mostly about a puzzle, and a few
 * GET requests look something up.
 */
final class Api extends Handler.Abstract.NonBlocking {
    private static final String PREFIX = "/api/";
    private static final int LONGEST_CLIENT = 64;

    private final ServerSettings settings;
    private final Jobs searches;
    private final Jobs moments;
    private final ReplyWatchdog pulse;
    private final Map<String, Verb> verbs = new LinkedHashMap<>();
    private final Lookup lookup;

    /**
     * Prepares the handler.
     *
     * @param searches the queue for questions that may need a long search
     * @param moments the queue for quick questions, which do not wait for a search
     */
    Api(ServerSettings settings, Jobs searches, Jobs moments, ReplyWatchdog replyWatchdog, Lookup lookup) {
        this.settings = settings;
        this.searches = searches;
        this.moments = moments;
        this.pulse = replyWatchdog;
        this.lookup = lookup;
        Verbs.all().forEach(verb -> verbs.put(verb.name(), verb));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = Request.getPathInContext(request);
        if (!path.startsWith(PREFIX)) {
            return false;
        }
        String word = path.substring(PREFIX.length());
        Verb verb = verbs.get(word);
        boolean isStatus = word.equals("status");
        if (verb == null && !isStatus && !Lookup.knows(word)) {
            throw new RefusedQuestion(
                    HttpStatus.NOT_FOUND_404,
                    "There is no /api/%s. Use one of %s.".formatted(word, String.join(", ", verbs.keySet())));
        }
        checkMethod(verb == null ? HttpMethod.GET : HttpMethod.POST, request, response);
        if (verb != null) {
            ask(verb, request, response, callback);
        } else if (isStatus) {
            ResponseWriter.json(Reply.json(status()), response, callback);
        } else {
            lookup.answer(word, response, callback);
        }
        return true;
    }

    /** Refuses a request whose method is not the given one. HEAD is accepted in place of GET. */
    static void checkMethod(HttpMethod method, Request request, Response response) {
        if (!method.is(request.getMethod()) && !(method == HttpMethod.GET && HttpMethod.HEAD.is(request.getMethod()))) {
            response.getHeaders().put(HttpHeader.ALLOW, method.asString());
            throw new RefusedQuestion(
                    HttpStatus.METHOD_NOT_ALLOWED_405,
                    "This path does not accept %s. Use %s.".formatted(request.getMethod(), method.asString()));
        }
    }

    private record Status(String status, String version, int running, int waiting, double mostTime) {}

    private Status status() {
        double mostTime = settings.timeLimit().toMillis() / 1000.0;
        return new Status("serving", settings.version(), searches.running(), searches.waiting(), mostTime);
    }

    private void ask(Verb verb, Request request, Response response, Callback callback) {
        Map<String, List<String>> said = new HashMap<>();
        for (Fields.Field field : Parameters.said(request)) {
            said.put(field.getName(), field.getValues());
        }
        Verb.Task task = Parameters.task(verb, said, settings);
        new RequestBody(response, callback, body -> submit(verb, task, body, request, response, callback))
                .read(request);
    }

    private void submit(Verb verb, Verb.Task task, byte[] body, Request request, Response response, Callback callback) {
        Jobs jobs = verb.kind() == Kind.QUICK ? moments : searches;
        String accept = request.getHeaders().get(HttpHeader.ACCEPT);
        HttpReply reply = verb.kind() != Kind.FILE && accept != null && accept.contains("text/event-stream")
                ? new EventStream(request, response, callback)
                : new WholeReply(request, response, callback);
        Job job = new Job(client(request), task, body, reply, settings.defects());
        Request.addCompletionListener(request, failure -> {
            reply.stop();
            jobs.remove(job);
            pulse.remove(reply);
        });
        pulse.add(reply);
        if (!jobs.add(job)) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, 5);
            reply.refuse(Rejection.of(
                    HttpStatus.SERVICE_UNAVAILABLE_503,
                    "busy",
                    "The server is busy: %d questions are waiting. Ask again in a few seconds."
                            .formatted(jobs.waiting())));
        }
    }

    /** Returns the name of the client: its address, and the name that it gives itself. */
    private static String client(Request request) {
        String name = request.getHeaders().get("X-Quadrille-Client");
        String called = name == null ? "" : name.substring(0, Math.min(name.length(), LONGEST_CLIENT));
        return Request.getRemoteAddr(request) + " " + called;
    }

    /** Sends the whole answer at the end, and no events. */
    private static final class WholeReply extends HttpReply {
        private final Response response;
        private final Callback callback;
        private final AtomicBoolean ended = new AtomicBoolean();

        WholeReply(Request request, Response response, Callback callback) {
            super(request);
            this.response = response;
            this.callback = callback;
            // Until the answer is sent, the client waits for the server, so an idle connection stays open.
            request.addIdleTimeoutListener(timeout -> ended.get());
        }

        @Override
        boolean isStream() {
            return false;
        }

        @Override
        void newest(String event, Object content) {}

        @Override
        void each(String event, Object content) {}

        @Override
        void left() {
            if (ended.compareAndSet(false, true)) {
                presence().end();
                callback.failed(new ClientLeft());
            }
        }

        @Override
        void end(int code, String type, byte[] content, Map<String, String> headers) {
            if (ended.compareAndSet(false, true)) {
                if (presence().end()) {
                    response.getHeaders().put(HttpHeader.CONNECTION, "close");
                }
                headers.forEach((name, value) -> response.getHeaders().put(name, value));
                ResponseWriter.send(code, type, content, response, callback);
            }
        }
    }
}
