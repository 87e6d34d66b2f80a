package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.DisassemblyAnswer;
import io.github.quadrille.core.geometry.Slide;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.assembly.CheckedDisassembly;
import io.github.quadrille.engine.assembly.Disassembly;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import io.github.quadrille.io.input.UnusableInput;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks whether the pieces that lie on the board, such as those of a packing, can be taken apart by hand, and by which
 * moves.
 */
public record AssembleQuestion(Limits limits) implements PackingQuestion {
    private static final Duration USUAL = Duration.ofSeconds(30);

    /** Declares the question {@code assemble} and its parameters. */
    public static final Question<AssembleQuestion> QUESTION = Question.ofPuzzle(
            "assemble",
            "Says whether placed pieces, such as a packing of cubes or balls, can be taken apart, and by which moves",
            values -> new AssembleQuestion(values.limits(Optional.of(USUAL))));

    /**
     * Refuses a puzzle whose pieces cannot be moved. Only cubes and balls are taken apart, and only on a board without
     * edges that meet.
     *
     * @param source the name of the puzzle, for the message
     */
    public static void checkMovable(String source, Puzzle puzzle) throws UnusableInput {
        if (Slide.of(puzzle.region().lattice()).isEmpty() || puzzle.region().wrap() != Wrap.NONE) {
            throw new UnusableInput(
                    source,
                    "Only packings of cubes and balls can be assembled, and only on a board without 'wrap'. Add"
                            + " 'lattice: cubic', which makes squares one layer of cubes.");
        }
    }

    @Override
    public Answer answer(Puzzle puzzle, SolveListener listener) throws UnusableInput {
        checkMovable(puzzle.name(), puzzle);
        if (puzzle.given().isEmpty()) {
            throw new UnusableInput(
                    puzzle.name(),
                    "No piece is on the board, so there is nothing to take apart. Put the pieces of a packing under 'given'.");
        }
        Packing pieces = new Packing(puzzle.given());
        Disassembly found = CheckedDisassembly.within(
                limits,
                listener,
                puzzle.region().lattice(),
                pieces.pieces().stream().map(Placement::cells).toList());
        return new Answer(
                DisassemblyAnswer.of(puzzle, pieces, found),
                found instanceof Undecided left ? Optional.of(left.reason()) : Optional.empty(),
                puzzle);
    }

    /** Holds the answer for JSON: what was found, and the reason if the search was undecided. */
    public record Answer(DisassemblyAnswer found, Optional<String> reason, Puzzle puzzle) {}
}
