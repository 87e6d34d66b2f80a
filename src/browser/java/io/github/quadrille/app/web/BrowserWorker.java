package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpStatus;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Answers questions in a browser in place of the server. It uses the server's {@link Verb}s, each of which answers one
 * question.
 */
final class BrowserWorker {
    private static final ServerSettings SETTINGS = new ServerSettings(
            "", 0, Optional.empty(), Optional.empty(), Duration.ofDays(1), 1, "", Throwable::printStackTrace);
    /** The verbs are kept between questions, because one of them caches the lists of packings that were viewed last. */
    private static final Map<String, Verb> VERBS = Stream.concat(Verbs.all().stream(), CountInParts.verbs().stream())
            .collect(Collectors.toMap(Verb::name, verb -> verb));

    private BrowserWorker() {}

    /** Does nothing. It exists because TeaVM needs a main method from which to compile. */
    public static void main(String[] args) {}

    /** Receives the name of an event, and the content of the event as JSON. */
    @JSFunctor
    interface Teller extends JSObject {
        void tell(String event, String content);
    }

    /** Receives the final answer: a code and a media type as in HTTP, and the content. */
    @JSFunctor
    interface Ending extends JSObject {
        void end(int code, String type, byte[] content);
    }

    /**
     * Answers a question, and returns when the answer is complete.
     *
     * @param verb the name of the question
     * @param parameters the names and values of the parameters, each name before its value
     * @param body the body of the request
     * @param events the receiver of events, or null if no events are wanted
     * @param end the receiver of the answer
     */
    @JSExport
    static void ask(String verb, String[] parameters, String body, Teller events, Ending end) {
        Map<String, List<String>> said = new HashMap<>();
        for (int i = 0; i < parameters.length; i += 2) {
            said.computeIfAbsent(parameters[i], name -> new ArrayList<>()).add(parameters[i + 1]);
        }
        Verb.Task task = (content, reply) -> task(verb, said).answer(content, reply);
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        new Job("", task, content, new WorkerReply(events, end), SETTINGS.defects()).run();
    }

    private static Verb.Task task(String name, Map<String, List<String>> said) {
        Verb verb = VERBS.get(name);
        if (verb == null) {
            throw new RefusedQuestion(
                    HttpStatus.NOT_FOUND_404,
                    "There is no '%s'. Use one of %s.".formatted(name, String.join(", ", VERBS.keySet())));
        }
        return Parameters.task(verb, said, SETTINGS);
    }

    private static final class WorkerReply extends Reply {
        private final Teller events;
        private final Ending end;

        WorkerReply(Teller events, Ending end) {
            this.events = events;
            this.end = end;
        }

        @Override
        void left() {}

        @Override
        boolean isStream() {
            return events != null;
        }

        @Override
        void newest(String event, Object content) {
            each(event, content);
        }

        @Override
        void each(String event, Object content) {
            if (events != null) {
                events.tell(event, new String(json(content), StandardCharsets.UTF_8));
            }
        }

        @Override
        void end(int code, String type, byte[] content, Map<String, String> headers) {
            end.end(code, type, content);
        }
    }
}
