package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.answer.ExplanationAnswer;
import io.github.quadrille.app.answer.RefutationAnswer;
import io.github.quadrille.app.ask.ExplainQuestion;
import io.github.quadrille.app.ask.RefuteQuestion;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Notes;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.PictureFlags;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.play.RefutationStep;
import io.github.quadrille.app.play.RefutationTree;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.blocks.CutPicture;
import io.github.quadrille.engine.blocks.PackableRectangle;
import io.github.quadrille.engine.explain.Explanation;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks, without any search, for a reason why there is no packing. For the standard bag on a rectangle, it also finds a
 * reason why there is one. A person can check the reason. With {@code --steps}, it shows instead how a search refutes a
 * small puzzle.
 */
public final class ExplainCommand extends Command {
    private static final int MOST_LINES = 200;

    private final Positional<String> argument = argument("PUZZLE", Positional.PUZZLE_OR_MATRIX);

    private final PuzzleFlags board = with(new PuzzleFlags());

    private final QuestionFlags flags = with(new QuestionFlags(ExplainQuestion.QUESTION, RefuteQuestion.QUESTION));

    private final Flag<Long> steps = flags.flag(RefuteQuestion.NODES)
            .described(
                    "Refute a small puzzle step by step: show every way to go on, and why it fails, in up to N positions ("
                            + RefutationTree.MOST_NODES + " without a number).")
            .alone("" + RefutationTree.MOST_NODES);

    private final Flag<OutputFormat> format = formatOption();

    private final PictureFlags pictures = with(new PictureFlags(
            "Draw the argument, such as a colouring or a cut into blocks, with its sentences, as SVG.",
            "Draw the argument with its sentences as PNG."));

    public ExplainCommand(Terminal terminal) {
        super(terminal, "explain", """
            Looks for a short argument why a puzzle has no packing; for the standard bag on rectangles also \
            why it has one.

            Examples:
              quadrille explain 10x14                                a colouring
              quadrille explain instances/infeasible/t-6x6.yaml --steps\
            """);
        excludes(
                steps,
                "%s draws an argument, but --steps has no picture. Leave out one of them.",
                List.of("--svg", "--png"));
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        if (steps.isSaid()) {
            return explainSteps();
        }
        pictures.check(argument.value(), List.of());
        Puzzle whole = board.readForPackings(argument.value());
        refuseCovering(whole);
        Explanation explanation = flags.asked(ExplainQuestion.QUESTION).explanation(whole, SolveListener.SILENT);
        Puzzle puzzle = whole.rest();
        format.value().say(terminal, () -> ExplanationAnswer.of(puzzle, explanation), () -> print(puzzle, explanation));
        if (pictures.isWanted()) {
            pictures.draw(Notes.of(puzzle.name(), puzzle, explanation).alone(), puzzle.name());
        }
        return ExitStatus.of(explanation.status());
    }

    private static void refuseCovering(Puzzle puzzle) throws UnusableInput {
        if (puzzle.goal() instanceof Goal.Cover) {
            throw new UnusableInput(
                    puzzle.name(),
                    "Arguments are about packings, but the goal here is to cover. Use 'solve', which says why no covering is worth more.");
        }
    }

    private ExitStatus explainSteps() throws IOException, UnusableInput {
        Puzzle puzzle = board.readForPackings(argument.value());
        refuseCovering(puzzle);
        RefutationTree refutation = flags.asked(RefuteQuestion.QUESTION).tree(puzzle, SolveListener.SILENT);
        format.value().say(terminal, () -> RefutationAnswer.of(puzzle, refutation), () -> print(puzzle, refutation));
        return ExitStatus.of(refutation.status());
    }

    private void print(Puzzle puzzle, Explanation explanation) {
        terminal.field("status", explanation.status().word());
        if (explanation.stoppedBy().isPresent()) {
            terminal.field("reason", explanation.stoppedBy().get().words());
            return;
        }
        terminal.field("argument", explanation.name());
        explanation.weights().ifPresent(weights -> terminal.draw(puzzle.region(), weights));
        explanation.cut().ifPresent(cut -> terminal.draw(picture(cut)));
        explanation.sentences().forEach(terminal::sentence);
    }

    private static Picture picture(PackableRectangle cut) {
        CutPicture blocks = CutPicture.of(cut);
        return Picture.of(blocks.puzzle(), blocks.packing());
    }

    /**
     * Prints how a search refutes a puzzle, step by step. Below each position, the pieces that the search tries there
     * are indented.
     */
    private void print(Puzzle puzzle, RefutationTree refutation) {
        Lattice lattice = puzzle.region().lattice();
        terminal.say("status: %s%nnodes: %d", refutation.word(), refutation.nodes());
        refutation.root().ifPresent(root -> {
            List<String> lines = new ArrayList<>();
            collect("", "", root, lattice, lines);
            lines.stream().limit(MOST_LINES).forEach(terminal.out()::println);
            if (lines.size() > MOST_LINES) {
                terminal.sentence("%,d more lines are not shown. Use '--format json' to see all."
                        .formatted(lines.size() - MOST_LINES));
            }
        });
        refutation.packing().ifPresent(packing -> {
            terminal.sentence("The puzzle has a packing:");
            packing.pieces().forEach(piece -> terminal.say("  %s", words(piece, lattice)));
        });
        refutation
                .stoppedBy()
                .ifPresent(limit ->
                        terminal.sentence("The refutation did not end: %s. Try '--steps N' with a larger N, or 'solve'."
                                .formatted(limit.words())));
    }

    private static void collect(String indent, String start, RefutationStep step, Lattice lattice, List<String> lines) {
        lines.add(indent + start + step.sentence());
        if (step instanceof RefutationStep.Branch branch) {
            branch.ways()
                    .forEach(way ->
                            collect(indent + "  ", words(way.piece(), lattice) + ": ", way.then(), lattice, lines));
        }
    }

    private static String words(Placement piece, Lattice lattice) {
        return piece.kind() + " on " + lattice.names(piece.cells());
    }
}
