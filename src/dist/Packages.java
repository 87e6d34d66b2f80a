import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Makes the packages for distribution, with the tools of the JDK. One package is a folder with the program and a Java
 * runtime. A package for Debian and a wheel for Python are also made if {@code dpkg-deb} and {@code python3} are on the
 * path.
 *
 * <p>In the folder the program is one module of its runtime. Its classes are archived together with those of the
 * runtime, because only such an archive still works when the folder is moved. The Debian package has the launcher with
 * separate archives, because this launcher starts sooner.
 *
 * <p>The command is {@code java Packages.java TARGET VERSION TIMESTAMP DESCRIPTION MAIN_CLASS}.
 */
final class Packages {
    private static final String MODULE = "io.github.quadrille";
    /** The classes of the program use these modules of Java. */
    private static final String MODULES =
            "java.desktop,java.logging,java.management,java.net.http,jdk.management,jdk.unsupported";

    private static final String LIGHT = "--strip-debug --no-header-files --no-man-pages";

    private final Path target;
    private final String version;
    private final String number;
    private final String stamp;
    private final String description;

    private Packages(Path target, String version, String stamp, String description) {
        this.target = target;
        this.version = version;
        this.number = version.replaceFirst("-.*", "");
        this.stamp = stamp;
        this.description = description;
    }

    public static void main(String... arguments) throws IOException, InterruptedException {
        Packages packages = new Packages(Path.of(arguments[0]), arguments[1], arguments[2], arguments[3]);
        packages.folder(MODULE + "/" + arguments[4]);
        if (isOnPath("dpkg-deb")) {
            packages.debian();
        }
        if (isOnPath("python3")) {
            packages.wheel();
        }
    }

    private void folder(String main) throws IOException, InterruptedException {
        Path work = empty(target.resolve("image"));
        Path module = work.resolve("module.jar");
        Path runtime = work.resolve("runtime");
        Files.copy(target.resolve("quadrille.jar"), module);
        run(tool("javac"), "--module-version", version, "-d", work.resolve("module").toString(),
                "--patch-module", MODULE + "=" + module, "src/dist/module/module-info.java");
        run(tool("jar"), "--update", "--file", module.toString(), "-C", work.resolve("module").toString(), "module-info.class");
        run(words(tool("jlink"), "--module-path", module.toString(), "--add-modules", MODULE, LIGHT, "--output", runtime.toString()));
        // If Java cannot archive the classes, the program in the folder still works, but starts more slowly.
        start(runtime.resolve("bin/java").toString(), "-Xlog:disable", "-Xshare:dump",
                "-XX:SharedClassListFile=" + target.resolve("quadrille/lib/quadrille.classes").toAbsolutePath(), "-m", main);
        List<String> jpackage = words(tool("jpackage"), "--type app-image --name quadrille --app-version", number,
                "--dest", work.toString(), "--runtime-image", runtime.toString(), "--module", main,
                "--java-options -XX:+UseSerialGC --java-options -Dquadrille.options=JAVA_TOOL_OPTIONS");
        for (String option : Files.readAllLines(Path.of("src/main/launcher/lib/quadrille.options"))) {
            if (option.startsWith("-")) {
                jpackage.addAll(List.of("--java-options", option));
            }
        }
        if (System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows")) {
            jpackage.add("--win-console");
        }
        run(jpackage);
        Path made = work.resolve("quadrille/share");
        manual(made.resolve("man/man1"));
        copyAll(target.resolve("completion"), made.resolve("completion"));
        copy(Path.of("LICENSE"), made.resolve("doc/LICENSE"));
    }

    private void debian() throws IOException, InterruptedException {
        removeOld("quadrille_.*\\.deb");
        Path root = empty(target.resolve("image/deb"));
        Path home = root.resolve("usr/lib/quadrille");
        Path share = root.resolve("usr/share");
        Files.createDirectories(home);
        run(words(tool("jlink"), "--add-modules", MODULES, LIGHT, "--output", home.resolve("runtime").toString()));
        copy(target.resolve("quadrille/bin/quadrille"), home.resolve("bin/quadrille"));
        copy(target.resolve("quadrille/lib/quadrille.options"), home.resolve("lib/quadrille.options"));
        // The jar is stored uncompressed, because the package compresses better than jars do.
        store(target.resolve("quadrille.jar"), home.resolve("lib/quadrille.jar"));
        copyAll(Path.of("instances"), share.resolve("quadrille/instances"));
        copyAll(Path.of("models"), share.resolve("quadrille/models"));
        copyAll(target.resolve("site"), share.resolve("doc/quadrille"));
        copy(Path.of("LICENSE"), share.resolve("doc/quadrille/copyright"));
        manual(share.resolve("man/man1"));
        copy(target.resolve("completion/quadrille.bash"), share.resolve("bash-completion/completions/quadrille"));
        Path link = root.resolve("usr/bin/quadrille");
        Files.createDirectories(link.getParent());
        Files.createSymbolicLink(link, Path.of("../lib/quadrille/bin/quadrille"));
        run("sh", "src/dist/debian/build", root.toString(), number + "-1", stamp, description);
        remove(root);
    }

    private void wheel() throws IOException, InterruptedException {
        removeOld("quadrille-.*\\.whl");
        run("python3", "src/python/wheel.py", target.resolve("quadrille.jar").toString(), version, stamp, description, target.toString());
    }

    /** Removes the files of earlier builds whose names match this pattern, because they may be of another version. */
    private void removeOld(String name) throws IOException {
        for (Path old : files(target, 1)) {
            if (old.getFileName().toString().matches(name)) {
                Files.delete(old);
            }
        }
    }

    private void manual(Path folder) throws IOException {
        for (Path page : files(target.resolve("man"), Integer.MAX_VALUE)) {
            copy(page, folder.resolve(page.getFileName()));
        }
    }

    /** Writes a jar anew without compression. Each entry gets the time of the release. */
    private void store(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        LocalDateTime time = LocalDateTime.parse(stamp.replace("Z", ""));
        try (ZipFile jar = new ZipFile(from.toFile());
                OutputStream file = Files.newOutputStream(to);
                ZipOutputStream stored = new ZipOutputStream(file)) {
            stored.setMethod(ZipOutputStream.STORED);
            for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                ZipEntry read = entries.nextElement();
                try (InputStream in = jar.getInputStream(read)) {
                    byte[] content = in.readAllBytes();
                    CRC32 sum = new CRC32();
                    sum.update(content);
                    ZipEntry entry = new ZipEntry(read.getName());
                    entry.setTimeLocal(time);
                    entry.setSize(content.length);
                    entry.setCrc(sum.getValue());
                    stored.putNextEntry(entry);
                    stored.write(content);
                }
            }
        }
    }

    private static boolean isOnPath(String program) {
        Optional<String> path = Optional.ofNullable(System.getenv("PATH"));
        boolean isHere = path.stream()
                .flatMap(folders -> Stream.of(folders.split(java.io.File.pathSeparator)))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
        if (!isHere) {
            System.out.printf("'%s' is not on the PATH, so what it makes is not made.%n", program);
        }
        return isHere;
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    /**
     * Returns a command. A text that begins with two hyphens is split into options at its blanks. Other texts, such as
     * paths, may contain blanks and stay whole.
     */
    private static List<String> words(String program, String... texts) {
        List<String> words = new ArrayList<>(List.of(program));
        for (String text : texts) {
            words.addAll(text.startsWith("--") ? List.of(text.split(" ")) : List.of(text));
        }
        return words;
    }

    private static void run(String... command) throws IOException, InterruptedException {
        run(List.of(command));
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        int code = start(command.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException("This ended with %d: %s".formatted(code, String.join(" ", command)));
        }
    }

    private static int start(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    private static List<Path> files(Path folder, int depth) throws IOException {
        try (Stream<Path> all = Files.walk(folder, depth)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void copyAll(Path from, Path to) throws IOException {
        for (Path file : files(from, Integer.MAX_VALUE)) {
            copy(file, to.resolve(from.relativize(file).toString()));
        }
    }

    private static void copy(Path file, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static Path empty(Path folder) throws IOException {
        remove(folder);
        return Files.createDirectories(folder);
    }

    private static void remove(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
