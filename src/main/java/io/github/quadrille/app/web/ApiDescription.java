package io.github.quadrille.app.web;

import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.io.json.JsonLine;
import java.nio.charset.StandardCharsets;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The OpenAPI description: what answers look like is written down, and what may be asked comes from the table of questions. */
public final class ApiDescription {
    private static final Pattern POST = Pattern.compile("(?m)^    post:\n      operationId: (\\S+)\n");

    private ApiDescription() {}

    /** In YAML. */
    public static String text() {
        byte[] written = PageFile.read("io/github/quadrille/app/web/openapi.yaml")
                .orElseThrow()
                .content();
        return POST.matcher(new String(written, StandardCharsets.UTF_8)).replaceAll(ApiDescription::asked);
    }

    private static String asked(MatchResult post) {
        Verb verb = Verbs.all().stream()
                .filter(each -> each.name().equals(post.group(1)))
                .findFirst()
                .orElseThrow();
        StringBuilder text = new StringBuilder(post.group());
        text.append("      summary: \"").append(verb.question().summary()).append("\"\n      parameters:\n");
        for (Parameter<?> parameter : verb.question().parameters()) {
            text.append("        - ")
                    .append(JsonLine.text(parameter.described()))
                    .append('\n');
        }
        return Matcher.quoteReplacement(text.toString());
    }
}
