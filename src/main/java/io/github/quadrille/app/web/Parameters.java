package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.app.ask.Values;
import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.io.text.Suggestion;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;

/**
 * Reads the parameters after the question mark of an address. All mistakes are collected and reported together at the
 * end. A parameter that the question does not have is a mistake, too.
 */
final class Parameters implements Values {
    private final Map<String, List<String>> said;
    private final ServerSettings settings;
    private final Question<?> question;
    private final Set<String> mistakes = new LinkedHashSet<>();

    /**
     * Returns all parameters of a request.
     *
     * @throws RefusedQuestion when the parameters cannot be read
     */
    static Fields said(Request request) {
        try {
            return Request.extractQueryParameters(request);
        } catch (RuntimeException e) {
            throw new RefusedQuestion(
                    HttpStatus.BAD_REQUEST_400, "The text after the question mark cannot be read. Write %25 for %.");
        }
    }

    Parameters(Map<String, List<String>> said, ServerSettings settings, Question<?> question) {
        this.said = said;
        this.settings = settings;
        this.question = question;
    }

    /** Returns the task of answering a question with these parameters. */
    static Verb.Task task(Verb verb, Map<String, List<String>> said, ServerSettings settings) {
        Parameters parameters = new Parameters(said, settings, verb.question());
        Verb.Task task = verb.reading().apply(parameters);
        parameters.check();
        return task;
    }

    @Override
    public <T> Optional<T> said(Parameter<T> parameter) {
        String name = parameter.name();
        List<String> values = question.shared().contains(parameter) ? said.getOrDefault(name, List.of()) : List.of();
        if (values.size() > 1) {
            mistakes.add("'%s' is given %d times. Give it once.".formatted(name, values.size()));
        }
        Optional<String> text = values.stream().findFirst();
        Optional<T> value = text.flatMap(parameter.type().reading());
        if (text.isPresent() && value.isEmpty()) {
            mistakes.add("%s=%s %s".formatted(name, shown(text.get()), parameter.complaint(text.get())));
        }
        return value;
    }

    /** Returns the address of the site to which links lead; empty if links lead to this server. */
    @Override
    public Optional<URI> site() {
        return settings.site();
    }

    /**
     * Returns the limits of one job. If no parameter gives the time limit, it is the usual limit of the question, or
     * else the longest that the server allows. It is never longer than the server allows.
     */
    @Override
    public Limits limits(Optional<Duration> usual, Parameter<?>... others) {
        Duration most = settings.timeLimit();
        Duration time = said(Parameter.TIME_LIMIT).or(() -> usual).orElse(most);
        return Limits.NONE
                .withTime(time.compareTo(most) < 0 ? time : most)
                .withNodes(said(Parameter.NODES).orElse(Limits.NONE.nodes()))
                .withMemory(settings.memory())
                .withThreads(1);
    }

    /**
     * Refuses the question if there was any mistake. It is called when all parameters are read.
     *
     * @throws RefusedQuestion with all mistakes
     */
    void check() {
        List<String> known = question.shared().stream().map(Parameter::name).toList();
        for (Parameter<?> parameter : question.shared()) {
            if (parameter.isNeeded() && !said.containsKey(parameter.name())) {
                mistakes.add("'%s' is missing. Give %s."
                        .formatted(parameter.name(), parameter.type().hint()));
            }
        }
        for (String name : said.keySet()) {
            if (!known.contains(name)) {
                mistakes.add("There is no parameter '%s' here. %s"
                        .formatted(shown(name), known.isEmpty() ? "Leave it out." : Suggestion.advice(name, known)));
            }
        }
        if (!mistakes.isEmpty()) {
            throw new RefusedQuestion(
                    new Rejection(HttpStatus.BAD_REQUEST_400, Rejection.UNUSABLE, List.copyOf(mistakes), List.of()));
        }
    }

    private static String shown(String text) {
        return text.length() > 40 ? text.substring(0, 40) + "..." : text;
    }
}
