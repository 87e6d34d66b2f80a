package io.github.quadrille.bench;

import com.sun.jna.Platform;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Unpacks the native libraries of OR-Tools once. The jar of OR-Tools would unpack them in every process, which takes
 * most of a second.
 */
final class NativeLibraries {
    private NativeLibraries() {}

    /**
     * Unpacks the libraries. Returns their folder, which is the value for Java's property {@code java.library.path}.
     */
    static Path unpack(Path folder) throws IOException {
        String prefix = "ortools-" + Platform.RESOURCE_PREFIX + "/";
        URL url = NativeLibraries.class.getResource("/" + prefix);
        if (url == null || !(url.openConnection() instanceof JarURLConnection connection)) {
            throw new IOException("OR-Tools has no native libraries for " + Platform.RESOURCE_PREFIX + ".");
        }
        Path target = Files.createDirectories(folder.resolve("ortools"));
        try (JarFile jar = connection.getJarFile()) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().startsWith(prefix) && !entry.isDirectory()) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        Files.copy(in, target.resolve(entry.getName().substring(prefix.length())));
                    }
                }
            }
        }
        return target;
    }
}
