package io.github.quadrille;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Types every command of the README, in a folder that looks like the repository's. A command must exit with 0, or with
 * the code that a comment behind it names.
 */
class ReadmeIT {
    @TempDir
    private Path folder;

    static Stream<String> commands() throws IOException {
        List<String> commands = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("README.md"))) {
            if (line.startsWith("```")) {
                inside = line.equals("```sh");
            } else if (inside && !line.isBlank() && !line.startsWith("mvn") && !line.startsWith("#")) {
                commands.add(line);
            }
        }
        return commands.stream();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void every_command_of_the_readme_works(String command) throws IOException, InterruptedException {
        for (String name : List.of("target", "instances", "models")) {
            Files.createSymbolicLink(folder.resolve(name), Path.of(name).toAbsolutePath());
        }
        int expected = command.contains("# exits with ")
                ? Integer.parseInt(command.replaceAll(".*# exits with (\\d+).*", "$1"))
                : 0;
        Path output = folder.resolve("output.txt");
        // Some examples use what an earlier one has made.
        String prepared = "java -jar target/quadrille.jar solve 6x10.yaml --format json > packing.json 2>/dev/null; ";
        Files.copy(Path.of("instances/pentominoes/6x10.yaml"), folder.resolve("6x10.yaml"));
        Process process = new ProcessBuilder("bash", "-o", "pipefail", "-c", prepared + command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(command).isTrue();
        assertThat(process.exitValue())
                .as("%s%n%s", command, Files.readString(output, StandardCharsets.UTF_8))
                .isEqualTo(expected);
    }
}
