package io.github.quadrille.io.text;

import io.github.quadrille.io.input.UnusableInput;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the input that a command line names: a file, or {@code -} for standard input. */
public final class InputFile {
    /**
     * An input has at most this many bytes (16 MiB) if the caller gives no other limit. A picture of the largest board
     * has only about four million characters.
     */
    public static final int MAX_BYTES = 16 << 20;

    private InputFile() {}

    /** Returns the name that messages use for an input. */
    public static String label(String argument) {
        return argument.equals("-") ? "standard input" : argument;
    }

    public static InputStream open(String argument) throws UnusableInput {
        if (argument.equals("-")) {
            return new FilterInputStream(System.in) {
                @Override
                public void close() {
                    // Standard input stays open, because other parts of the program may read it.
                }
            };
        }
        Problems problems = new Problems(argument);
        try {
            return open(Path.of(argument), problems);
        } catch (InvalidPathException e) {
            throw problems.refusal(MissingFile.message(argument));
        }
    }

    private static InputStream open(Path path, Problems problems) throws UnusableInput {
        try {
            if (Files.isDirectory(path)) {
                throw problems.refusal("This is a folder. Name a file in it.");
            }
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw problems.refusal(MissingFile.message(problems.source()));
        } catch (AccessDeniedException e) {
            throw problems.refusal("This file cannot be read. Check its permissions.");
        } catch (IOException e) {
            throw unreadable(problems, e);
        }
    }

    public static UnusableInput unreadable(Problems problems, IOException e) {
        return problems.refusal("This file cannot be read: %s. Check that it is a file.".formatted(e.getMessage()));
    }

    /** Returns the whole text of an input that should be a puzzle. */
    public static String text(String argument) throws UnusableInput {
        return text(argument, MAX_BYTES, "puzzle");
    }

    /**
     * Returns the whole text of an input.
     *
     * @param most the largest number of bytes that the input may have
     * @param what the expected content, for the message
     */
    public static String text(String argument, int most, String what) throws UnusableInput {
        Problems problems = new Problems(label(argument));
        return PlainText.decoded(problems, bytes(problems, open(argument), most, what));
    }

    /** Returns the whole text of a puzzle file. The name {@code -} stands for a file here, not for standard input. */
    public static String text(Path file) throws UnusableInput {
        Problems problems = new Problems(file.toString());
        return PlainText.decoded(problems, bytes(problems, open(file, problems), MAX_BYTES, "puzzle"));
    }

    /**
     * Returns all bytes of an input.
     *
     * @param what the expected content, for the message
     */
    public static byte[] bytes(String argument, String what) throws UnusableInput {
        return bytes(new Problems(label(argument)), open(argument), MAX_BYTES, what);
    }

    private static byte[] bytes(Problems problems, InputStream opened, int most, String what) throws UnusableInput {
        byte[] bytes;
        try (InputStream in = opened) {
            // One byte more than allowed is enough to refuse the input, and limits what is read from pipes and devices.
            bytes = in.readNBytes(most + 1);
        } catch (IOException e) {
            throw unreadable(problems, e);
        }
        if (bytes.length > most) {
            throw tooLarge(problems, most, what);
        }
        return bytes;
    }

    public static UnusableInput tooLarge(Problems problems, int most, String what) {
        return problems.refusal(
                "This file is larger than %d MiB. Check that it is the right %s.".formatted(most >> 20, what));
    }

    /** Returns the name of a file without its folder and its ending. */
    public static String stem(String source) {
        String name = source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
