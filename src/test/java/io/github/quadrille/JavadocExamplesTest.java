package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the Javadoc of each type that the module exports has an example, or links to a type whose example uses
 * the type. Each example compiles, runs and prints the expected text.
 */
@Slow
class JavadocExamplesTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern TYPE = Pattern.compile("(?m)^public [a-z -]*(?:class|record|interface|enum) (\\w+)");
    private static final Pattern EXAMPLE = Pattern.compile("(?s)<pre>\\{@code\\n(.*?)}</pre>");
    private static final Pattern ELSEWHERE = Pattern.compile("Example: \\{@link (?:[a-z]+\\.)*(\\w+)");
    private static final Pattern PRINTED = Pattern.compile("System\\.out\\.println\\(.*\\); // (.*)");

    @TempDir
    static Path folder;

    private static Class<?> program;

    record Type(String room, String name, String comment, String text) {
        List<String> examples() {
            return examplesIn(text);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    record Example(String type, int number, String code) {
        @Override
        public String toString() {
            return type + ", " + number;
        }
    }

    static List<Type> types() throws IOException {
        List<Type> types = new ArrayList<>();
        for (String room : LibraryDocumentationTest.exportedPackages().toList()) {
            try (Stream<Path> files = Files.list(SOURCES.resolve(room.replace('.', '/')))) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    String text = Files.readString(file);
                    Matcher type = TYPE.matcher(text);
                    if (type.find()) {
                        String comment = text.substring(text.lastIndexOf("/**", type.start()), type.start());
                        types.add(new Type(room, type.group(1), comment, text));
                    }
                }
            }
        }
        return types;
    }

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Type type : types()) {
            type.examples().forEach(code -> examples.add(new Example(type.name(), examples.size(), code)));
        }
        return examples;
    }

    private static List<String> examplesIn(String text) {
        return EXAMPLE.matcher(text)
                .results()
                .map(example -> example.group(1).replaceAll("(?m)^ *\\* ?", ""))
                .toList();
    }

    @BeforeAll
    static void one_program_has_all_examples() throws IOException, ClassNotFoundException {
        // Each type is imported by name, because java.time has a Clock, too.
        String imports = types().stream()
                .map(type -> "import %s.%s;%n".formatted(type.room(), type.name()))
                .collect(Collectors.joining());
        String methods = examples().stream()
                .map(example -> "static void example%d(java.util.List<Object> printed) throws Exception {%n%s}%n"
                        .formatted(example.number(), example.code().replace("System.out.println(", "printed.add(")))
                .collect(Collectors.joining());
        Path source = Files.writeString(
                folder.resolve("Examples.java"),
                imports + "import java.io.*; import java.math.*; import java.nio.file.*; import java.time.*;"
                        + "import java.util.*; import java.util.stream.*; class Examples {\n" + methods + "}");
        String classPath = System.getProperty("java.class.path");
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-cp", classPath, "-d", folder.toString(), source.toString());
        assertThat(failed).as("The examples compile.").isZero();
        URL[] classes = {folder.toUri().toURL()};
        program = Class.forName(
                "Examples", true, new URLClassLoader(classes, JavadocExamplesTest.class.getClassLoader()));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void an_example_prints_what_it_says(Example example) throws ReflectiveOperationException {
        List<Object> printed = new ArrayList<>();
        var method = program.getDeclaredMethod("example" + example.number(), List.class);
        method.setAccessible(true);
        method.invoke(null, printed);
        assertThat(printed.stream().map(String::valueOf))
                .containsExactlyElementsOf(PRINTED.matcher(example.code())
                        .results()
                        .map(line -> line.group(1))
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("types")
    void a_type_has_an_example_or_leads_to_one(Type type) throws IOException {
        Matcher elsewhere = ELSEWHERE.matcher(type.comment());
        List<String> shown = elsewhere.find()
                ? types().stream()
                        .filter(other -> other.name().equals(elsewhere.group(1)))
                        .flatMap(other -> other.examples().stream())
                        .toList()
                : examplesIn(type.comment());
        assertThat(shown)
                .anyMatch(code -> Pattern.compile("\\b" + type.name() + "\\b")
                        .matcher(code)
                        .find());
    }
}
