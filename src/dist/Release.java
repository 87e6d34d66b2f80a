import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Gathers the files of a release in one folder, each under a name with the version, and writes {@code SHA256SUMS},
 * which {@code sha256sum -c} reads. {@code mvn -Prelease} runs this program after the builds. The program itself packs
 * two of the files: the folder with a Java runtime, and the package for JavaScript.
 *
 * <p>The command is {@code java Release.java TARGET VERSION FOLDER}. If files are missing, it names each of them and
 * exits with 1.
 */
final class Release {
    private final Path target;
    private final String version;
    private final Path folder;

    private Release(Path target, String version, Path folder) {
        this.target = target;
        this.version = version;
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException, NoSuchAlgorithmException {
        System.exit(new Release(Path.of(arguments[0]), arguments[1], Path.of(arguments[2])).make());
    }

    private int make() throws IOException, InterruptedException, NoSuchAlgorithmException {
        Map<String, Path> files = files();
        List<Path> missing = files.values().stream().filter(file -> !Files.exists(file)).toList();
        if (!missing.isEmpty()) {
            missing.forEach(file -> System.err.println("missing: " + file));
            return 1;
        }
        clear();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            Files.copy(file.getValue(), folder.resolve(file.getKey()), StandardCopyOption.COPY_ATTRIBUTES);
        }
        pack("tar", "-czf", "quadrille-%s-%s.tar.gz".formatted(version, system()), "-C", target.resolve("image").toString(), "quadrille");
        pack("npm", "pack", "--silent", target.resolve("npm").toString());
        List<String> lines = new ArrayList<>();
        for (Path file : made()) {
            lines.add(digest(file) + "  " + file.getFileName());
        }
        Files.write(folder.resolve("SHA256SUMS"), lines);
        System.out.println(String.join(System.lineSeparator(), lines));
        return 0;
    }

    /** Returns the files that the builds have made. The keys are the names that the files have in the release. */
    private Map<String, Path> files() throws IOException {
        String name = "quadrille-" + version;
        Map<String, Path> files = new LinkedHashMap<>();
        for (String end : List.of(".tar.gz", ".zip", ".jar", "-sources.jar", "-javadoc.jar", ".cdx.json")) {
            files.put(name + end, target.resolve(name + end));
        }
        files.put(name + "-runnable.jar", target.resolve("quadrille.jar"));
        files.put(name + "-spark.jar", target.resolve("quadrille-spark.jar"));
        files.put(name + ".pom", Path.of("pom.xml"));
        for (String pattern : List.of("quadrille_*.deb", "quadrille-*.whl")) {
            try (Stream<Path> found = matching(pattern)) {
                Path file = found.findFirst().orElse(target.resolve(pattern));
                files.put(file.getFileName().toString(), file);
            }
        }
        return files;
    }

    private Stream<Path> matching(String pattern) throws IOException {
        return Files.list(target)
                .filter(file -> file.getFileSystem().getPathMatcher("glob:" + pattern).matches(file.getFileName()));
    }

    /**
     * Returns the system and the processor that the folder with a Java runtime is made for, such as {@code
     * linux-amd64}.
     */
    private static String system() {
        return (System.getProperty("os.name").replaceAll(" .*", "") + "-" + System.getProperty("os.arch")).toLowerCase(Locale.ROOT);
    }

    /** Starts a program that adds one file to the folder of the release. */
    private void pack(String... command) throws IOException, InterruptedException {
        ProcessBuilder program = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        Process process;
        try {
            process = program.start();
        } catch (IOException e) {
            System.err.printf("'%s' is not on the PATH, so its file is not made.%n", command[0]);
            return;
        }
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException(String.join(" ", command) + ": " + said);
        }
    }

    private void clear() throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> old = Files.list(folder)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
    }

    private List<Path> made() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted(Comparator.comparing(Path::getFileName)).toList();
        }
    }

    private static String digest(Path file) throws IOException, NoSuchAlgorithmException {
        MessageDigest sum = MessageDigest.getInstance("SHA-256");
        try (InputStream content = new DigestInputStream(Files.newInputStream(file), sum)) {
            content.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(sum.digest());
    }
}
