package io.github.quadrille.app.web;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.core.puzzle.Puzzle;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** A puzzle and what lies there, as a file. */
final class PictureVerb implements Verb {
    private static final int LONGEST_NAME = 60;

    @Override
    public String name() {
        return "picture";
    }

    @Override
    public boolean isFile() {
        return true;
    }

    @Override
    public Task task(Parameters parameters) {
        PuzzleInput input = PuzzleInput.of(parameters);
        PictureFormat format = parameters
                .word(
                        "format",
                        List.of(PictureFormat.values()),
                        each -> each.name().toLowerCase(Locale.ROOT))
                .orElse(PictureFormat.SVG);
        boolean fresh = parameters.flag("fresh");
        return (body, reply) -> draw(input.readDrawn(body), format, fresh, reply);
    }

    private static void draw(Puzzle puzzle, PictureFormat format, boolean fresh, Reply reply)
            throws IOException, UnusableInput {
        BoundedBytes out = new BoundedBytes("The picture", "a smaller board");
        format.write(puzzle, fresh, out);
        reply.file(format.type(), fileName(puzzle.name()) + format.ending(), out.toByteArray());
    }

    private static String fileName(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "-");
        String plain = safe.substring(0, Math.min(LONGEST_NAME, safe.length()));
        return plain.isEmpty() || plain.startsWith(".") ? "puzzle" : plain;
    }
}
