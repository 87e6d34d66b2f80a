package io.github.quadrille.io.text;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a command line names as input: a file, or {@code -} for standard input. */
public final class InputFile {
    /** The largest board with its largest shapes, indented and as JSON, stays well below. */
    public static final int MAX_BYTES = 16 << 20;

    /** Rows of a board, perhaps with blanks between cells, and not just the name of a folder. */
    private static final Pattern DRAWN = Pattern.compile("[.#?/ ]*[.#?][/ ]*[.#?][.#?/ ]*");

    /** Files in a folder that are looked at for a name. */
    private static final int MOST_BESIDE = 1000;

    private InputFile() {}

    /** What messages call it. */
    public static String label(String argument) {
        return argument.equals("-") ? "standard input" : argument;
    }

    public static InputStream open(String argument) throws UnusableInput {
        if (argument.equals("-")) {
            return new FilterInputStream(System.in) {
                @Override
                public void close() {
                    // Standard input is not ours to close.
                }
            };
        }
        try {
            return open(Path.of(argument), argument);
        } catch (InvalidPathException e) {
            throw missing(argument);
        }
    }

    private static InputStream open(Path path, String label) throws UnusableInput {
        try {
            if (Files.isDirectory(path)) {
                throw new UnusableInput(label, "This is a folder. Maybe a file in it is meant.");
            }
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw missing(label);
        } catch (AccessDeniedException e) {
            throw new UnusableInput(label, "This file cannot be read. Maybe its permissions are wrong.");
        } catch (IOException e) {
            throw unreadable(label, e);
        }
    }

    private static UnusableInput missing(String argument) {
        if (BoardSize.isSize(argument)) {
            return new UnusableInput(argument, "There is no such file, and a size has no use here. Maybe name a file.");
        }
        if (DRAWN.matcher(argument).matches()) {
            return new UnusableInput(
                    argument,
                    "There is no such file. Maybe %s is meant, with '/' between rows."
                            .formatted(ParameterName.of("board", argument.replace(" ", ""))));
        }
        String advice = LatticeSize.meant(argument)
                .or(() -> BuiltInKinds.latticesOf(argument).stream()
                        .findFirst()
                        .filter(lattice ->
                                BuiltInKinds.of(lattice).findSet(argument).isPresent())
                        .map(lattice -> "Maybe %s%s is meant."
                                .formatted(
                                        lattice == Lattices.SQUARE
                                                ? ""
                                                : ParameterName.of("lattice", lattice.word()) + " ",
                                        ParameterName.of("pieces", argument))))
                .or(() -> neighbour(argument).map("Maybe %s is meant."::formatted))
                .orElse("Maybe the path is relative to another folder.");
        return new UnusableInput(argument, "There is no such file. " + advice);
    }

    /** A file beside it whose name is nearly the same. */
    private static Optional<Path> neighbour(String argument) {
        try {
            Path file = Path.of(argument);
            Path folder = file.toAbsolutePath().getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                return Optional.empty();
            }
            try (Stream<Path> beside = Files.list(folder)) {
                return Suggestion.nearest(
                                file.getFileName().toString(),
                                beside.limit(MOST_BESIDE)
                                        .map(each -> each.getFileName().toString())
                                        .toList())
                        .map(file::resolveSibling);
            }
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    public static UnusableInput unreadable(String source, IOException e) {
        return new UnusableInput(source, "This cannot be read: %s. Maybe it is no file.".formatted(e.getMessage()));
    }

    /** The whole text of a puzzle. */
    public static String text(String argument) throws UnusableInput {
        return text(argument, MAX_BYTES, "puzzle");
    }

    /**
     * The whole text.
     *
     * @param most how many bytes are read before it is refused
     * @param what it should be, for the message
     */
    public static String text(String argument, int most, String what) throws UnusableInput {
        return decode(label(argument), bytes(label(argument), open(argument), most, what));
    }

    /** The whole text of a puzzle, where no command line was: {@code -} is a file like others. */
    public static String text(Path file) throws UnusableInput {
        String label = file.toString();
        return decode(label, bytes(label, open(file, label), MAX_BYTES, "puzzle"));
    }

    /**
     * All bytes.
     *
     * @param what it should be, for the message
     */
    public static byte[] bytes(String argument, String what) throws UnusableInput {
        return bytes(label(argument), open(argument), MAX_BYTES, what);
    }

    private static byte[] bytes(String source, InputStream opened, int most, String what) throws UnusableInput {
        byte[] bytes;
        try (InputStream in = opened) {
            // One more than allowed is enough to know, and also bounds what is read from pipes and devices.
            bytes = in.readNBytes(most + 1);
        } catch (IOException e) {
            throw unreadable(source, e);
        }
        if (bytes.length > most) {
            throw tooLarge(source, most, what);
        }
        return bytes;
    }

    public static UnusableInput tooLarge(String source, int most, String what) {
        return new UnusableInput(source, "This is larger than %d MiB. Maybe it is no %s.".formatted(most >> 20, what));
    }

    /** Bytes as text in UTF-8. */
    public static String decode(String source, byte[] bytes) throws UnusableInput {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            String message =
                    "The byte 0x%02x at offset %d is no UTF-8 text. Maybe this is a binary file: what is read is YAML, JSON, pictures in text and PBM, and boards from PNG and JPEG files."
                            .formatted(bytes[in.position()], in.position());
            throw new UnusableInput(source, message);
        }
        return out.flip().toString();
    }

    /** Whether bytes begin as those of gzip do. */
    public static boolean isCompressed(byte... bytes) {
        return bytes.length > 1 && bytes[0] == 0x1f && bytes[1] == (byte) 0x8b;
    }

    /** Whether bytes begin as XML does, which nothing of ours does. */
    public static boolean isXml(byte... bytes) {
        int at = bytes.length > 2 && bytes[0] == (byte) 0xef ? 3 : 0;
        while (at < bytes.length && Character.isWhitespace(bytes[at])) {
            at++;
        }
        return at < bytes.length && bytes[at] == '<';
    }

    /** The file's name without folders and ending. */
    public static String stem(String source) {
        String name = source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
