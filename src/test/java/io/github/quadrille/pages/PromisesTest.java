package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.Commands;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.web.ApiDescription;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import picocli.CommandLine;

/**
 * Compares a build with the last release: its options, the schema of puzzle files, and the description of the server.
 * The promises of that release are in {@code src/test/resources/promises}. With {@code -Dquadrille.promises=write}, the
 * promises of this build replace them, for a release. The file {@code api.jar} there has the exported classes, which
 * japicmp compares in {@code mvn verify}.
 */
@Slow
class PromisesTest {
    private static final Path KEPT = Path.of("src/test/resources/promises");
    private static final Path CLASSES = Path.of("target/classes");
    private static final String SCHEMA = "puzzle.schema.json";
    private static final String OPENAPI = "openapi.yaml";
    private static final String OPTIONS = "options.txt";

    @BeforeAll
    static void keep() throws IOException {
        if ("write".equals(System.getProperty("quadrille.promises"))) {
            Files.createDirectories(KEPT);
            Files.copy(CLASSES.resolve(SCHEMA), KEPT.resolve(SCHEMA), StandardCopyOption.REPLACE_EXISTING);
            Files.writeString(KEPT.resolve(OPENAPI), ApiDescription.text());
            Files.write(KEPT.resolve(OPTIONS), options());
            writeExportedClasses();
        }
    }

    @Test
    void each_puzzle_file_of_the_release_before_is_still_one() throws IOException {
        assertThat(Narrowing.ofInput(
                        yaml(Files.readString(KEPT.resolve(SCHEMA))), yaml(Files.readString(CLASSES.resolve(SCHEMA)))))
                .isEmpty();
    }

    @Test
    void each_command_and_option_of_the_release_before_is_still_there() throws IOException {
        assertThat(options()).containsAll(Files.readAllLines(KEPT.resolve(OPTIONS)));
    }

    @Test
    void each_question_of_the_release_before_is_still_taken() throws IOException {
        Map<String, Object> now = operations(yaml(ApiDescription.text()));
        operations(keptDescription()).forEach((place, operation) -> {
            assertThat(now).containsKey(place);
            assertThat(Narrowing.ofInput(parameters(operation), parameters(now.get(place))))
                    .as(place)
                    .isEmpty();
        });
    }

    @Test
    void each_answer_has_the_fields_that_it_had_in_the_release_before() throws IOException {
        Map<String, Object> now =
                map(map(yaml(ApiDescription.text()).get("components")).get("schemas"));
        map(map(keptDescription().get("components")).get("schemas"))
                .forEach((name, schema) -> assertThat(Narrowing.ofOutput(schema, now.get(name)))
                        .as(name)
                        .isEmpty());
    }

    @Test
    void japicmp_compares_the_packages_that_the_module_exports() throws IOException {
        assertThat(Pattern.compile("<include>(io\\.github\\.quadrille\\.[a-z.]+)</include>")
                        .matcher(Files.readString(Path.of("pom.xml")))
                        .results()
                        .map(include -> include.group(1))
                        .toList())
                .isEqualTo(exported());
    }

    private static Map<String, Object> keptDescription() throws IOException {
        return yaml(Files.readString(KEPT.resolve(OPENAPI)));
    }

    /** Returns the operations of a description of the server, keyed by method and path. */
    private static Map<String, Object> operations(Map<String, Object> description) {
        Map<String, Object> operations = new TreeMap<>();
        map(description.get("paths"))
                .forEach((path, methods) ->
                        map(methods).forEach((method, operation) -> operations.put(method + " " + path, operation)));
        return operations;
    }

    /** Returns the parameters of an operation as the schema of an object. */
    private static Map<String, Object> parameters(Object operation) {
        Map<String, Object> schemas = new TreeMap<>();
        List<String> required = new ArrayList<>();
        for (Object parameter : (List<?>) map(operation).getOrDefault("parameters", List.of())) {
            Map<String, Object> read = map(parameter);
            schemas.put(read.get("name").toString(), read.get("schema"));
            if (Boolean.TRUE.equals(read.get("required"))) {
                required.add(read.get("name").toString());
            }
        }
        return Map.of("properties", schemas, "required", required);
    }

    /** Returns a line for each option of each command, such as {@code solve --svg}. */
    private static List<String> options() {
        Terminal terminal = new Terminal(System.out, System.err, false, false, false, () -> 80, new Interruption());
        return lines("", new Commands(terminal).line()).sorted().toList();
    }

    private static Stream<String> lines(String before, CommandLine line) {
        return Stream.concat(
                line.getCommandSpec().options().stream()
                        .filter(option -> !option.hidden())
                        .flatMap(option -> Stream.of(option.names()).map(name -> before + name)),
                line.getSubcommands().entrySet().stream().flatMap(command -> {
                    String name = before + command.getKey();
                    return Stream.concat(Stream.of(name), lines(name + " ", command.getValue()));
                }));
    }

    /** Writes the classes of the packages that the module exports, all with the same time stamp. */
    private static void writeExportedClasses() throws IOException {
        try (OutputStream file = Files.newOutputStream(KEPT.resolve("api.jar"));
                JarOutputStream jar = new JarOutputStream(file)) {
            for (String exported : exported()) {
                try (Stream<Path> classes = Files.list(CLASSES.resolve(exported.replace('.', '/')))) {
                    for (Path path : classes.filter(path -> path.toString().endsWith(".class"))
                            .sorted()
                            .toList()) {
                        JarEntry entry = new JarEntry(CLASSES.relativize(path).toString());
                        entry.setTimeLocal(LocalDateTime.of(2000, 1, 1, 0, 0));
                        jar.putNextEntry(entry);
                        jar.write(Files.readAllBytes(path));
                    }
                }
            }
        }
    }

    private static List<String> exported() throws IOException {
        try (InputStream descriptor = Files.newInputStream(CLASSES.resolve("module-info.class"))) {
            return ModuleDescriptor.read(descriptor).exports().stream()
                    .map(ModuleDescriptor.Exports::source)
                    .sorted()
                    .toList();
        }
    }

    private static Map<String, Object> yaml(String text) {
        return map(new Load(LoadSettings.builder()
                        .setCodePointLimit(Integer.MAX_VALUE)
                        .build())
                .loadFromString(text));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }
}
