package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Checks count certificates that are given as texts. */
final class SweepTrial {
    /**
     * The model has two rows: exactly one of a and c is true, and at most one of b and c. Its solutions are a, c, and a
     * with b.
     */
    static final String MODEL = "1 a 1 c = 1 ;\n1 b 1 c <= 1 ;\n";

    static final String PROOF = """
            exact cover count version 1
            * by hand
            f 3
            order 1 3
            layer 0
            0 1
            layer 1
            0 1
            1 1
            layer 2
            0 3
            count 3
            end
            """;

    /** The model has two rows that are alike: exactly one of a and b is true, and exactly one of c and d. */
    static final String ALIKE = "1 a 1 b = 1 ;\n1 c 1 d = 1 ;\n";

    static final String CLASSES = """
            exact cover count version 1
            f 4
            order 1 3
            layer 0
            0 1
            layer 1
            0 2
            layer 2
            0 4
            count 4
            symmetry a c c a b d d b
            order 1
            layer 0
            0 1
            layer 1
            0 2
            count 2
            classes 3
            end
            """;

    private final Path folder;

    SweepTrial(Path folder) {
        this.folder = folder;
    }

    /** Returns the number that is proven, or the refused line and the reason. */
    String check(String model, String proof) throws IOException {
        return check(model, proof, SweepMemory.ofLayers());
    }

    String check(String model, String proof, SweepMemory memory) throws IOException {
        ModelReader read = new ModelReader();
        try (TextLines lines = lines("t.opb", model)) {
            read.read(lines);
        } catch (Refusal refusal) {
            return "model: " + refusal.getMessage();
        }
        SweepReader reader = new SweepReader(read, memory, symmetries -> {});
        try (TextLines lines = lines("t.count", proof)) {
            return lineOrCount(reader, lines);
        }
    }

    private static String lineOrCount(SweepReader reader, TextLines lines) throws IOException {
        try {
            Conclusion proven = reader.read(lines).proven();
            return proven instanceof Conclusion.Classes classes
                    ? classes.count() + " in " + classes.classes()
                    : proven instanceof Conclusion.Solutions counted
                            ? counted.count().toString()
                            : "0";
        } catch (Refusal refusal) {
            return (refusal.isLimit() ? "beyond " : "") + (refusal.line() > 0 ? refusal.line() : lines.number()) + ": "
                    + refusal.getMessage();
        }
    }

    private TextLines lines(String name, String text) throws IOException {
        return new TextLines(Files.newInputStream(Files.writeString(folder.resolve(name), text)), () -> false);
    }
}
