package io.github.quadrille.app.web;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Answers in a browser what the server answers elsewhere: the same questions, by the same verbs. */
final class BrowserWorker {
    private BrowserWorker() {}

    /** Does nothing; a program has to begin somewhere. */
    public static void main(String[] args) {}

    /** Takes an event: its name, and JSON. */
    @JSFunctor
    interface Teller extends JSObject {
        void tell(String event, String content);
    }

    /** Takes the end: a code and a type as HTTP has them, and what is of this type. */
    @JSFunctor
    interface Ending extends JSObject {
        void end(int code, String type, byte[] content);
    }

    /**
     * Answers before it returns.
     *
     * @param parameters each name before its value
     * @param events null where no events are wanted
     */
    @JSExport
    static void ask(String verb, String[] parameters, String body, Teller events, Ending end) {
        ServerSettings settings =
                new ServerSettings("", 0, Optional.empty(), Duration.ofDays(1), 1, "", Throwable::printStackTrace);
        Map<String, List<String>> said = new HashMap<>();
        for (int i = 0; i < parameters.length; i += 2) {
            said.merge(parameters[i], List.of(parameters[i + 1]), (a, b) -> List.of(a.get(0), b.get(0)));
        }
        WorkerReply reply = new WorkerReply(events, end);
        Verb.Task[] task = {null};
        new Job(
                        "",
                        (content, to) -> {
                            Parameters read = new Parameters(said, settings);
                            for (Verb each : Verbs.all()) {
                                if (each.name().equals(verb)) {
                                    task[0] = each.task(read);
                                }
                            }
                            read.check();
                            task[0].answer(content, to);
                        },
                        body.getBytes(StandardCharsets.UTF_8),
                        reply,
                        settings.defects())
                .run();
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
