package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.Formulation;
import io.github.quadrille.engine.solve.Uniqueness;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Holds an answer and the lines that are printed with it.
 *
 * @param lines the values of the lines that follow the verdict, with the names of the lines as keys: numbers, words, a
 *     {@link WrittenProof}, and a {@link CrossChecked}
 */
record SolveResult(Verdict verdict, Map<String, ?> lines, ExitStatus status) {
    static SolveResult of(Verdict verdict) {
        return new SolveResult(verdict, Map.of("nodes", verdict.work().nodes()), ExitStatus.of(verdict));
    }

    /**
     * Returns the answer to the question whether there is exactly one packing.
     *
     * @param upToSymmetry whether packings that a symmetry maps to each other count as one
     */
    static SolveResult of(Uniqueness uniqueness, boolean upToSymmetry) {
        Map<String, Object> lines = new LinkedHashMap<>();
        String number = switch (uniqueness.howMany()) {
            case NONE -> "0";
            case ONE -> "1";
            case SEVERAL -> "2 or more";
            case AT_LEAST_ONE -> "1 or more";
            case UNKNOWN -> "0 or more";
        };
        lines.put(upToSymmetry ? "classes" : "solutions", number);
        uniqueness.image().ifPresent(symmetry -> lines.put("image", symmetry.name()));
        lines.put("nodes", uniqueness.verdict().work().nodes());
        ExitStatus status = switch (uniqueness.howMany()) {
            case ONE -> ExitStatus.YES;
            case NONE, SEVERAL -> ExitStatus.NO;
            case AT_LEAST_ONE, UNKNOWN -> ExitStatus.UNDECIDED;
        };
        return new SolveResult(uniqueness.verdict(), lines, status);
    }

    /** Returns this answer with a line that says that Choco alone has searched a model. */
    SolveResult byChocoAlone(Formulation model) {
        Map<String, Object> more = new LinkedHashMap<>();
        more.put("engine", "Choco alone, model " + model.word());
        more.putAll(lines);
        return new SolveResult(verdict, more, status);
    }

    /**
     * Compares the number of packings with that of a second search, if both searches came to their ends.
     *
     * @throws IllegalStateException when the numbers differ
     */
    void refuseOther(Verdict second) {
        if (verdict instanceof Verdict.Packed here
                && second instanceof Verdict.Packed there
                && here.stoppedBy().isEmpty()
                && there.stoppedBy().isEmpty()
                && here.packings() != there.packings()) {
            throw new IllegalStateException(
                    "The classes have %,d packings, but %,d were found.".formatted(here.packings(), there.packings()));
        }
    }

    /** Returns this answer with a line for its proof, if there is one. */
    SolveResult with(Optional<WrittenProof> proof) {
        Map<String, Object> more = new LinkedHashMap<>(lines);
        proof.ifPresent(written -> more.put(WrittenProof.FIELD, written));
        return new SolveResult(verdict, more, status);
    }

    /** Returns this answer with a line for its cross-check. */
    SolveResult with(CrossChecked compared) {
        Map<String, Object> more = new LinkedHashMap<>(lines);
        more.put(CrossChecked.FIELD, compared);
        return new SolveResult(verdict, more, status);
    }

    /**
     * Returns the exit status of a command that gives this answer. If a cross-check was asked for, and neither another
     * engine nor a checker has confirmed the answer, the status is undecided at best.
     */
    ExitStatus ending() {
        return crossChecked().map(compared -> status.worse(compared.status())).orElse(status);
    }

    Optional<CrossChecked> crossChecked() {
        return Optional.ofNullable((CrossChecked) lines.get(CrossChecked.FIELD));
    }

    Optional<WrittenProof> proof() {
        return Optional.ofNullable((WrittenProof) lines.get(WrittenProof.FIELD));
    }
}
