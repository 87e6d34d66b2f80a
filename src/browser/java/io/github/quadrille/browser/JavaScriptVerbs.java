package io.github.quadrille.browser;

import static java.nio.file.StandardOpenOption.APPEND;

import io.github.quadrille.app.web.ApiDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Completes the package for JavaScript. Adds a function for each question that the description of the API has, except
 * the list of packings. Also adds the types of the parameters and answers.
 */
final class JavaScriptVerbs {
    /** The values of these fields can be larger than JavaScript's exact whole numbers. */
    private static final Set<String> COUNTS = Set.of("packings", "classes");

    private static final Pattern NEXT_WORD = Pattern.compile("-([a-z])");

    private final Map<?, ?> description;

    private JavaScriptVerbs(Map<?, ?> description) {
        this.description = description;
    }

    /**
     * Adds the questions to the files of the package.
     *
     * @param arguments the path of the package's folder
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Object read = new Load(LoadSettings.builder().build()).loadFromString(ApiDescription.text());
        new JavaScriptVerbs((Map<?, ?>) read).write(folder.resolve("index.js"), folder.resolve("index.d.ts"));
    }

    private void write(Path functions, Path types) throws IOException {
        for (Map.Entry<?, ?> schema : map(description, "components", "schemas").entrySet()) {
            // A refusal has no type here, because the package throws it as an error.
            if (!schema.getKey().equals("Refusal")) {
                add(types, "\nexport type %s = %s;\n".formatted(schema.getKey(), type("", (Map<?, ?>)
                                schema.getValue())));
            }
        }
        for (Object path : map(description, "paths").values()) {
            Map<?, ?> verb = map(path, "post");
            // The question for a list of packings gets no function, because the package offers an iterator for it.
            if (!verb.isEmpty() && !verb.get("operationId").equals("packings")) {
                String name = (String) verb.get("operationId");
                add(
                        functions,
                        "\nexport const %s = (puzzle, options) => ask('%s', puzzle, options);\n"
                                .formatted(camel(name), name));
                add(types, function(verb, camel(name)));
            }
        }
    }

    private static void add(Path file, String text) throws IOException {
        Files.writeString(file, text, APPEND);
    }

    private String function(Map<?, ?> verb, String name) {
        List<Map<?, ?>> parameters = ((List<?>) verb.get("parameters"))
                .stream().<Map<?, ?>>map(each -> (Map<?, ?>) each).toList();
        Map<?, ?> json = map(verb, "responses", "200", "content", "application/json", "schema");
        return "\n/** %s. */\nexport function %s(puzzle: Puzzle, options%s: Asked & {%s}): Promise<%s>;\n"
                .formatted(
                        verb.get("summary"),
                        name,
                        parameters.stream().anyMatch(JavaScriptVerbs::isRequired) ? "" : "?",
                        parameters.stream()
                                .map(each -> "%s%s: %s"
                                        .formatted(
                                                camel((String) each.get("name")),
                                                isRequired(each) ? "" : "?",
                                                type("", map(each, "schema"))))
                                .collect(Collectors.joining("; ")),
                        json.isEmpty() ? "string | Uint8Array" : last(json));
    }

    private static boolean isRequired(Map<?, ?> parameter) {
        return parameter.containsKey("required");
    }

    private static String type(String name, Map<?, ?> schema) {
        if (schema.containsKey("$ref")) {
            return last(schema);
        }
        if (schema.containsKey("const")) {
            return "\"" + schema.get("const") + "\"";
        }
        if (schema.get("enum") instanceof Collection<?> words) {
            return words.stream().map(word -> "\"" + word + "\"").collect(Collectors.joining(" | "));
        }
        if (schema.get("type") instanceof Collection<?> types) {
            return types.stream().map(type -> type(name, Map.of("type", type))).collect(Collectors.joining(" | "));
        }
        return switch ((String) schema.get("type")) {
            case "array" -> "Array<%s>".formatted(type("", map(schema, "items")));
            case "object" -> object(schema);
            case "integer" -> COUNTS.contains(name) ? "number | bigint" : "number";
            default -> (String) schema.get("type");
        };
    }

    private static String object(Map<?, ?> schema) {
        Map<?, ?> fields = map(schema, "properties");
        List<?> required = schema.get("required") instanceof List<?> names ? names : List.of();
        return fields.isEmpty()
                ? "any"
                : fields.entrySet().stream()
                        .map(field -> "%s%s: %s"
                                .formatted(
                                        field.getKey(),
                                        required.contains(field.getKey()) ? "" : "?",
                                        type((String) field.getKey(), (Map<?, ?>) field.getValue())))
                        .collect(Collectors.joining("; ", "{", "}"));
    }

    private static String last(Map<?, ?> reference) {
        String path = (String) reference.get("$ref");
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static String camel(String name) {
        return NEXT_WORD.matcher(name).replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
    }

    /** Follows a path of names through nested maps. Returns the map at its end, or an empty map if there is none. */
    private static Map<?, ?> map(Object from, String... names) {
        Object found = from;
        for (String name : names) {
            found = ((Map<?, ?>) found).get(name);
            if (found == null) {
                return Map.of();
            }
        }
        return (Map<?, ?>) found;
    }
}
