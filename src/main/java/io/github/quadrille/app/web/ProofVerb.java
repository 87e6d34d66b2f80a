package io.github.quadrille.app.web;

import io.github.quadrille.app.answer.CheckAnswer;
import io.github.quadrille.app.ask.CertificateCheck;
import io.github.quadrille.app.ask.CertificateCheck.Checked;
import io.github.quadrille.app.ask.ProofQuestion;
import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.app.web.Reply.BoundedBytes;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.ProofOutcome;
import io.github.quadrille.core.question.ProofOutput;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.proof.checker.CheckResult;
import io.github.quadrille.proof.checker.TextSource;
import io.github.quadrille.proof.checker.puzzle.DerivedModel;
import io.github.quadrille.proof.checker.puzzle.ModelDerivation;
import io.github.quadrille.proof.checker.puzzle.UnreadablePuzzle;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eclipse.jetty.http.HttpStatus;

/**
 * Makes a proof that there is a packing, that there is none, or that a covering is the best one. All files that a
 * checker needs come with the proof.
 */
final class ProofVerb {
    private static final String README = """
            A program can check this proof for '%s': %s.

            puzzle.yaml  the puzzle
            puzzle.opb   the puzzle as a pseudo-Boolean model; where the goal is to cover, its objective is the worth \
            of the covering
            puzzle.pbp   the proof, in the format of VeriPB 3

            quadrille check puzzle.opb puzzle.pbp
            veripb puzzle.opb puzzle.pbp
            """;

    private ProofVerb() {}

    static void prove(ProofQuestion question, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        Puzzle puzzle = input.read();
        reply.file("application/zip", "proof.zip", zip(puzzle, prove(puzzle, question.limits(), reply)));
    }

    /** Makes a proof and checks it. For comparison, the checker also derives the model from the puzzle by itself. */
    static void check(ProofQuestion question, PuzzleInput input, Reply reply) throws IOException, UnusableInput {
        Clock clock = Clock.running();
        Puzzle puzzle = input.read();
        Proof proof = prove(puzzle, question.limits(), reply);
        Checked checked = new CertificateCheck(
                        new TextSource("puzzle.opb", proof.model().toByteArray()),
                        Optional.of(new TextSource("puzzle.pbp", proof.proof().toByteArray())),
                        Optional.of(derived(puzzle)))
                .check(reply::isStopped);
        if (checked.result() instanceof CheckResult.Unusable unusable) {
            throw new UnusableInput(unusable.file().toString(), unusable.message());
        }
        CheckAnswer answer = CheckAnswer.of(checked.result(), checked.placements(), Optional.empty(), clock.seconds());
        reply.answer(out -> JsonLine.write(answer, out));
    }

    private static DerivedModel derived(Puzzle puzzle) throws UnusableInput {
        try {
            return ModelDerivation.ofFile(Puzzles.toYaml(puzzle).getBytes(StandardCharsets.UTF_8), Map.of());
        } catch (UnreadablePuzzle e) {
            throw new UnusableInput(PuzzleInput.SOURCE, e.getMessage());
        }
    }

    private record Proof(BoundedBytes model, BoundedBytes proof, String proves) {}

    private static Proof prove(Puzzle puzzle, Limits limits, Reply reply) throws IOException, UnusableInput {
        BoundedBytes model = new BoundedBytes("The model", "Use 'quadrille solve --proof'");
        BoundedBytes proof = new BoundedBytes("The proof", "Use 'quadrille solve --proof'");
        try (Writer modelText = new OutputStreamWriter(model, StandardCharsets.UTF_8);
                Writer proofText = new OutputStreamWriter(proof, StandardCharsets.UTF_8)) {
            ProofOutput output = new ProofOutput(modelText, proofText);
            Verdict verdict = Solver.of(puzzle)
                    .with(SearchOptions.FIND_ONE.within(limits))
                    .listening(new ReplyListener(reply, puzzle).withoutPackings())
                    .proving(output)
                    .solve();
            if (output.outcome() instanceof ProofOutcome.Written written) {
                return new Proof(model, proof, written.proves());
            }
            throw new RefusedQuestion(
                    Rejection.of(HttpStatus.CONFLICT_409, verdict.status().word(), why(output.outcome())));
        }
    }

    private static byte[] zip(Puzzle puzzle, Proof proof) throws IOException {
        BoundedBytes zip = new BoundedBytes("The archive", "Use 'quadrille solve --proof'");
        try (ZipOutputStream out = new ZipOutputStream(zip)) {
            add(out, "puzzle.yaml", Puzzles.toYaml(puzzle).getBytes(StandardCharsets.UTF_8));
            add(out, "puzzle.opb", proof.model().toByteArray());
            add(out, "puzzle.pbp", proof.proof().toByteArray());
            add(
                    out,
                    "README.txt",
                    README.formatted(puzzle.name(), proof.proves()).getBytes(StandardCharsets.UTF_8));
        }
        return zip.toByteArray();
    }

    private static String why(ProofOutcome outcome) {
        if (outcome instanceof ProofOutcome.Unfinished unfinished) {
            return "There is no proof: %s before it was complete. Use a longer time-limit."
                    .formatted(unfinished.stoppedBy().words());
        }
        if (outcome instanceof ProofOutcome.Impossible impossible) {
            return "There is no proof. " + impossible.reasonInQuery();
        }
        return "There is no proof, since no answer was found. Use a longer time-limit.";
    }

    private static void add(ZipOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        // All entries have the same time, so that the same puzzle gives the same archive.
        entry.setTime(0);
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }
}
