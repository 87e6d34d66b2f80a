package io.github.quadrille.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/**
 * Starts other solvers in the way that our launcher starts our program: with the same options of Java, and with an
 * archive of the classes that a first run has loaded.
 */
final class JavaStart {
    private static final String FIRST = "instances/rectangles/4x10.yaml";

    private final Path folder;
    private final String classPath;

    private JavaStart(Path folder, String classPath) {
        this.folder = folder;
        this.classPath = classPath;
    }

    /**
     * Makes a jar of each folder of the class path, because Java archives only classes of jars. Returns a {@code
     * JavaStart} that uses these jars.
     */
    static JavaStart in(Path folder) {
        List<String> parts = new ArrayList<>();
        for (String part : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (Path.of(part).toFile().isDirectory()) {
                String jar = folder.resolve(parts.size() + ".jar").toString();
                ToolProvider.findFirst("jar").orElseThrow().run(System.err, System.err, "cf", jar, "-C", part, ".");
                parts.add(jar);
            } else {
                parts.add(part);
            }
        }
        return new JavaStart(folder, String.join(File.pathSeparator, parts));
    }

    /**
     * Makes the archive of a program's classes. Returns the command that starts the program, without the program's
     * arguments.
     *
     * @param option the options of Java
     */
    List<String> command(Class<?> program, String... option) throws IOException, InterruptedException {
        Path archive = folder.resolve(program.getSimpleName() + ".jsa");
        List<String> first = command("-XX:ArchiveClassesAtExit=" + archive, program, option);
        first.addAll(List.of(Task.DECIDE.word(), FIRST));
        Run.of(1, first, ProcessBuilder.Redirect.INHERIT);
        return command("-XX:SharedArchiveFile=" + archive, program, option);
    }

    private List<String> command(String archive, Class<?> program, String... option) {
        List<String> command = new ArrayList<>(List.of("java", "@target/quadrille/lib/quadrille.options"));
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UseTransparentHugePages"));
        command.addAll(List.of("-Xlog:disable", "-Xlog:all=error:stderr", archive));
        command.addAll(List.of(option));
        command.addAll(List.of("-cp", classPath, program.getName()));
        return command;
    }
}
