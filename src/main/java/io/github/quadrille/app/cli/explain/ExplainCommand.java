package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.ExplanationAnswer;
import io.github.quadrille.app.answer.RefutationAnswer;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFile;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.play.RefutationStep;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.app.render.WeightsText;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.CutPicture;
import io.github.quadrille.engine.blocks.Explanation;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ParameterException;

/** Looks for a reason that a person can see, without any search. */
public final class ExplainCommand extends Command {

    private final Positional<String> argument = argument("PUZZLE", Positional.PUZZLE_OR_MATRIX);

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final Flag<OutputFormat> format = formatOption();

    private final Flag<Path> svg = file("--svg", "FILE", "Draw the argument: the colouring, or the cut into blocks.");

    private final Flag<Integer> steps = number(
                    "--steps",
                    "N",
                    "Refute a small puzzle step by step: every way to go on, and why it leads nowhere, in up to N"
                            + " positions (" + RefutationTree.MOST_NODES + ", if no number is said).")
            .alone("" + RefutationTree.MOST_NODES);

    public ExplainCommand(Session session) {
        super(
                session,
                "explain",
                "Looks for a short argument why a puzzle has no packing; for the standard bag on rectangles also"
                        + " why it has one.",
                """
                Examples:
                  quadrille explain 10x14                                a colouring
                  quadrille explain instances/infeasible/t-6x6.yaml --steps""");
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (steps.isSaid()) {
            return explainSteps();
        }
        if (svg.isSaid()) {
            OutputFiles files = new OutputFiles(command());
            files.checkEnding(svg.value(), "--svg", ".svg");
            files.check(argument.value(), Stream.of(svg.value()));
        }
        Puzzle whole = board.readForPackings(argument.value());
        refuseCovering(whole);
        Explanation explanation = Explanation.of(whole);
        Puzzle puzzle = whole.rest();
        if (format.value() == OutputFormat.JSON) {
            JsonLine.write(ExplanationAnswer.of(puzzle, explanation), terminal.out());
        } else {
            print(puzzle, explanation);
        }
        draw(puzzle, explanation);
        return ExitStatus.of(explanation.status());
    }

    private static void refuseCovering(Puzzle puzzle) throws UnusableInput {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    puzzle.name(),
                    "Arguments are about packings, but the goal here is to cover. Maybe 'solve', which says why no covering is worth more.");
        }
    }

    private ExitStatus explainSteps() throws IOException, UnusableInput {
        if (steps.value() < 1) {
            throw new ParameterException(
                    command().commandLine(),
                    "Invalid value for option '--steps': %d positions are none. Maybe --steps %d."
                            .formatted(steps.value(), RefutationTree.MOST_NODES));
        }
        if (svg.isSaid()) {
            throw new ParameterException(
                    command().commandLine(),
                    "--svg draws an argument, --steps goes without. Maybe leave out one of them.");
        }
        Puzzle puzzle = board.readForPackings(argument.value());
        refuseCovering(puzzle);
        RefutationTree refutation = RefutationTree.of(puzzle, Limits.nodes(steps.value()), SolveListener.SILENT);
        RefutationReport report = new RefutationReport(terminal, puzzle);
        if (format.value() == OutputFormat.JSON) {
            report.json(refutation);
        } else {
            report.text(refutation);
        }
        return ExitStatus.of(refutation.status());
    }

    private void print(Puzzle puzzle, Explanation explanation) {
        terminal.out().println("status: " + explanation.status().word());
        terminal.out().println("argument: " + explanation.name());
        explanation
                .weights()
                .ifPresent(weights -> terminal.out()
                        .print(new WeightsText(terminal.width(), terminal.colour()).of(puzzle.region(), weights)));
        explanation.cut().ifPresent(cut -> {
            CutPicture blocks = CutPicture.of(cut);
            TerminalPicture picture = new TerminalPicture(terminal.width(), terminal.colour());
            terminal.out().print(picture.of(Picture.of(blocks.puzzle(), blocks.packing())));
        });
        explanation.sentences().forEach(terminal::sentence);
    }

    private void draw(Puzzle puzzle, Explanation explanation) throws IOException, UnusableInput {
        if (!svg.isSaid()) {
            return;
        }
        if (explanation.weights().isPresent()) {
            PictureFile.writeWeights(puzzle, explanation.weights().get(), svg.value());
        } else if (explanation.cut().isPresent()) {
            CutPicture blocks = CutPicture.of(explanation.cut().get());
            PictureFile.write(Picture.of(blocks.puzzle(), blocks.packing()), svg.value());
        } else {
            PictureFile.write(Picture.of(puzzle), svg.value());
        }
    }

    /** Prints how a search refutes a puzzle, step by step, each way below what it is a way of. */
    private static final class RefutationReport {
        private static final int MOST_LINES = 200;

        private final Terminal terminal;
        private final Puzzle puzzle;

        RefutationReport(Terminal terminal, Puzzle puzzle) {
            this.terminal = terminal;
            this.puzzle = puzzle;
        }

        void json(RefutationTree refutation) throws IOException {
            JsonLine.write(RefutationAnswer.of(puzzle, refutation), terminal.out());
        }

        void text(RefutationTree refutation) {
            terminal.out().println("status: " + refutation.word());
            terminal.out().println("nodes: " + refutation.nodes());
            refutation.root().ifPresent(root -> {
                List<String> lines = new ArrayList<>();
                collect("", "", root, lines);
                lines.stream().limit(MOST_LINES).forEach(terminal.out()::println);
                if (lines.size() > MOST_LINES) {
                    terminal.sentence("And %,d lines more. Maybe '--format json', which has them all."
                            .formatted(lines.size() - MOST_LINES));
                }
            });
            refutation.packing().ifPresent(packing -> {
                terminal.sentence("It can be completed:");
                packing.pieces().forEach(piece -> terminal.out().println("  " + words(piece)));
            });
            refutation
                    .stoppedBy()
                    .ifPresent(limit -> terminal.sentence(
                            "No answer: %s. Maybe more with '--steps N', or 'solve'.".formatted(limit.words())));
        }

        private void collect(String indent, String start, RefutationStep step, List<String> lines) {
            lines.add(indent + start + step.sentence());
            if (step instanceof RefutationStep.Branch branch) {
                branch.ways().forEach(way -> collect(indent + "  ", words(way.piece()) + ": ", way.then(), lines));
            }
        }

        private String words(Placement piece) {
            return piece.kind() + " on " + puzzle.region().lattice().names(piece.cells());
        }
    }
}
