import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Compiles the engine to a file of WebAssembly with a JavaScript file that loads it. Also makes a package for
 * JavaScript that contains these two files.
 *
 * <p>The command is {@code java -cp CLASSES BrowserEngine.java TARGET VERSION}. It writes the two files and a packed
 * copy of the WebAssembly to {@code TARGET/wasm}, and the package to {@code TARGET/npm}.
 */
final class BrowserEngine {
    private static final Path SOURCES = Path.of("src/browser");
    private static final String PROGRAM = System.getProperty("java.class.path");

    private BrowserEngine() {}

    public static void main(String... arguments) throws IOException, InterruptedException {
        Path target = Path.of(arguments[0]);
        Path classes = empty(target.resolve("browser-classes"));
        Path wasm = empty(target.resolve("wasm"));
        Path npm = empty(target.resolve("npm"));
        // The classes have a separate folder, because some replace classes of the program or of libraries.
        List<String> compile = new ArrayList<>(List.of(
                tool("javac"), "-proc:none", "--release", "17", "-cp", PROGRAM, "-d", classes.toString()));
        for (Path file : files(SOURCES.resolve("java"))) {
            compile.add(file.toString());
        }
        run(compile);
        copy(SOURCES.resolve("resources"), classes);
        String all = classes + File.pathSeparator + PROGRAM;
        run(List.of(
                tool("java"), "-XX:+UseSerialGC", "-Xmx3g", "-cp", all,
                "io.github.quadrille.browser.WasmCompiler", wasm.toString(), all));
        copy(SOURCES.resolve("npm"), npm);
        for (Path file : List.of(wasm.resolve("quadrille.wasm"), wasm.resolve("loader.js"), Path.of("LICENSE"))) {
            Files.copy(file, npm.resolve(file.getFileName()));
        }
        Path manifest = npm.resolve("package.json");
        Files.writeString(manifest, Files.readString(manifest).replace("@version@", arguments[1]));
        run(List.of(tool("java"), "-cp", all, "io.github.quadrille.browser.JavaScriptVerbs", npm.toString()));
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IllegalStateException("This ended with %d: %s".formatted(code, command.get(0)));
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static Path empty(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        return Files.createDirectories(folder);
    }

    private static void copy(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
