package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.ask.Question;
import io.github.quadrille.io.json.JsonLine;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Builds the OpenAPI description of the server. A file describes the paths and the forms of the answers. This class
 * adds the summary and the parameters of each question, as the program declares them.
 */
public final class ApiDescription {
    private static final Pattern POST = Pattern.compile("(?m)^    post:\n      operationId: (\\S+)\n");

    private ApiDescription() {}

    /** Returns the description in YAML. */
    public static String text() {
        byte[] written = PageFile.read("io/github/quadrille/app/web/openapi.yaml")
                .orElseThrow()
                .content();
        Map<String, Question<?>> questions = Verbs.all().stream().collect(Collectors.toMap(Verb::name, Verb::question));
        return POST.matcher(new String(written, StandardCharsets.UTF_8))
                .replaceAll(post -> Matcher.quoteReplacement(post.group() + asked(questions.get(post.group(1)))));
    }

    private static String asked(Question<?> question) {
        StringBuilder text = new StringBuilder();
        text.append("      summary: \"").append(question.summary()).append("\"\n      parameters:\n");
        for (Parameter<?> parameter : question.shared()) {
            text.append("        - ")
                    .append(JsonLine.text(parameter.described()))
                    .append('\n');
        }
        return text.toString();
    }
}
