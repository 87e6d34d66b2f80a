package io.github.quadrille.app.web;

import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes the page that needs no server. It is the page of {@code quadrille serve}, and its head names the folder of the
 * engine.
 */
final class Gallery {
    private static final String HEAD =
            "  <meta name=\"quadrille-engine\" content=\"engine/\">\n  <link rel=\"manifest\" href=\"manifest.json\">\n</head>";
    private static final String KEEPER = "offline.js";

    private final Path folder;
    private final Path engine;

    private Gallery(Path folder) {
        this.folder = folder;
        this.engine = folder.resolve("engine");
    }

    /**
     * Makes the page.
     *
     * @param arguments the folder to write to, and the folder of the compiled engine
     */
    public static void main(String... arguments) throws IOException, UnusableInput {
        new Gallery(Path.of(arguments[0])).make(Path.of(arguments[1]));
    }

    private void make(Path wasm) throws IOException, UnusableInput {
        copyAll(Path.of("src/main/resources/io/github/quadrille/app/web/page"));
        copyAll(Path.of("src/site/gallery"));
        replace(folder.resolve("index.html"), "</head>", HEAD);
        for (String name : PageFiles.Libraries.names()) {
            String resource = PageFiles.Libraries.resource(name).orElseThrow();
            try (InputStream in = Gallery.class.getClassLoader().getResourceAsStream(resource)) {
                write(folder.resolve("lib").resolve(name), in.readAllBytes());
            }
        }
        write(engine.resolve("loader.js"), Files.readAllBytes(wasm.resolve("loader.js")));
        write(engine.resolve("engine.bin"), Files.readAllBytes(wasm.resolve("quadrille.lzma")));
        SiteFiles.write(engine);
        List<Path> kept = kept();
        replace(folder.resolve(KEEPER), "@made@", digest(kept));
        replace(
                folder.resolve(KEEPER),
                "@files@",
                String.join("', '", kept.stream().map(this::name).toList()));
    }

    /**
     * Lists the files that work without a connection after the first visit. These are all files except the puzzles,
     * their pictures, and the file that contains this list.
     */
    private List<Path> kept() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !name(file).equals(KEEPER))
                    .filter(file -> !file.startsWith(engine.resolve("instances")))
                    .sorted()
                    .toList();
        }
    }

    private String name(Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    /** Returns a digest of the names and contents of these files, as a text. */
    private String digest(List<Path> files) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : files) {
                digest.update(name(file).getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private void copyAll(Path from) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                write(folder.resolve(from.relativize(file).toString()), Files.readAllBytes(file));
            }
        }
    }

    private static void write(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    private static void replace(Path file, String before, String after) throws IOException {
        Files.writeString(file, Files.readString(file).replace(before, after));
    }
}
