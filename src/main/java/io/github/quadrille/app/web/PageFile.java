package io.github.quadrille.app.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** Holds the content of a resource of this program, such as a file of the page. */
final class PageFile {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "yaml", "application/yaml; charset=utf-8",
            "svg", "image/svg+xml");

    private static final int WORTH_PACKING = 1 << 10;

    private final String type;
    private final byte[] content;
    private final Optional<byte[]> packed;
    private final String tag;
    private final boolean isLasting;

    private PageFile(String type, byte[] content, boolean isLasting) {
        CRC32 sum = new CRC32();
        sum.update(content);
        this.type = type;
        this.content = content;
        this.packed = content.length > WORTH_PACKING ? Optional.of(packed(content)) : Optional.empty();
        this.tag = "\"%08x-%d\"".formatted(sum.getValue(), content.length);
        this.isLasting = isLasting;
    }

    /** Reads a resource of this program; empty if there is no such resource. */
    static Optional<PageFile> read(String resource) {
        URL place = resource.isEmpty() ? null : PageFile.class.getClassLoader().getResource(resource);
        if (place == null || resource.endsWith("/")) {
            return Optional.empty();
        }
        try {
            URLConnection connection = place.openConnection();
            connection.setUseCaches(place.getProtocol().equals("jar"));
            try (InputStream in = connection.getInputStream()) {
                String ending = resource.substring(resource.lastIndexOf('.') + 1);
                return Optional.of(new PageFile(
                        TYPES.getOrDefault(ending, "text/plain; charset=utf-8"),
                        in.readAllBytes(),
                        !place.getProtocol().equals("file")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a copy of this file in which a text is replaced by another wherever it occurs. */
    PageFile replacing(String words, String others) {
        String text = new String(content, StandardCharsets.UTF_8).replace(words, others);
        return new PageFile(type, text.getBytes(StandardCharsets.UTF_8), isLasting);
    }

    /** Returns the type of the content, in the form of the HTTP header {@code Content-Type}. */
    String type() {
        return type;
    }

    byte[] content() {
        return content;
    }

    /**
     * Returns the content compressed with gzip; empty if the content has at most 1,024 bytes, which are not worth
     * compressing.
     */
    Optional<byte[]> packed() {
        return packed;
    }

    /**
     * Returns a tag of the content, by which a browser finds out whether its copy is still current. The tag consists of
     * a checksum and the length of the content, so different contents almost always have different tags.
     */
    String tag() {
        return tag;
    }

    /** Tells whether the file cannot change while the program runs. */
    boolean isLasting() {
        return isLasting;
    }

    private static byte[] packed(byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream packing = new GZIPOutputStream(out)) {
            packing.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
