package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Checks models and proofs that are given as texts, and returns the constraints that they derive. */
final class Trial {
    /** A sentence about a limit of the checker ends with this advice when there is no better one. */
    static final String BEYOND = " Try another checker of this format, which may handle more.";

    private final Path folder;

    Trial(Path folder) {
        this.folder = folder;
    }

    CheckResult check(String model, String proof) throws IOException {
        return Checks.of(file("t.opb", model), file("t.pbp", proof));
    }

    /** Returns a proof of version 2.0 with these steps, whose last step is a contradiction. */
    static String proof(int constraints, String... steps) {
        return "pseudo-Boolean proof version 2.0\nf " + constraints + "\n"
                + String.join("\n", steps) + (steps.length == 0 ? "" : "\n")
                + "output NONE\nconclusion UNSAT : -1\nend pseudo-Boolean proof\n";
    }

    /** Returns a proof of version 3.0 with these steps, which are given without semicolons. */
    static String newProof(int constraints, String... steps) {
        return "pseudo-Boolean proof version 3.0\nf " + constraints + " ;\n"
                + Arrays.stream(steps).map(step -> step + " ;\n").collect(Collectors.joining())
                + "output NONE ;\nconclusion UNSAT : -1 ;\nend pseudo-Boolean proof ;\n";
    }

    /** Returns all constraints that are accepted before the first refusal. */
    List<Inequality> derived(String model, String proof) throws IOException {
        List<Inequality> derived = new ArrayList<>();
        try (TextLines models = new TextLines(new TextSource(file("t.opb", model)).open(), () -> false);
                TextLines proofs = new TextLines(new TextSource(file("t.pbp", proof)).open(), () -> false)) {
            ModelReader read = new ModelReader();
            read.read(models);
            new ProofReader(read, derived::add, packing -> {}).read(proofs);
        } catch (Refusal expected) {
            return derived;
        }
        return derived;
    }

    /** Returns the constraint that the last step derives, as OPB, or the message if a step is refused. */
    String last(String model, String... steps) throws IOException {
        int constraints = (int) model.lines().count();
        List<Inequality> derived = derived(model, proof(constraints, steps));
        if (derived.size() < steps.length) {
            CheckResult result = check(model, proof(constraints, steps));
            return result instanceof CheckResult.Unusable beyond
                    ? beyond.message()
                    : ((CheckResult.Refused) result).message();
        }
        return text(derived.get(steps.length - 1));
    }

    static String text(Inequality constraint) {
        if (!(constraint instanceof LongInequality row)) {
            return "big " + constraint.isContradiction();
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            text.append(row.coefficient(i)).append(Literal.isNegated(row.literal(i)) ? " ~x" : " x");
            text.append(Literal.variable(row.literal(i)) + 1).append(' ');
        }
        return text.append(">= ").append(row.degree()).toString();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
