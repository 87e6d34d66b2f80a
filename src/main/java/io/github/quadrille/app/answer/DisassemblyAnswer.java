package io.github.quadrille.app.answer;

import io.github.quadrille.app.render.MoveWords;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.assembly.Disassembly;
import io.github.quadrille.engine.assembly.Disassembly.Interlocked;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import io.github.quadrille.engine.assembly.HandMove;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.io.json.RecordFields;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reports whether some pieces can be taken apart, and how. This record is a part of several answers.
 *
 * @param status assemblable, interlocked or undecided
 * @param together the indices, from 0, of the pieces that hold each other
 */
public record DisassemblyAnswer(
        String status,
        Optional<String> level,
        Optional<List<Integer>> together,
        Optional<List<Moved>> moves,
        List<PieceAnswer> pieces)
        implements RecordFields.Inline {
    private static final Map<Class<?>, String> STATUSES =
            Map.of(TakenApart.class, "assemblable", Interlocked.class, "interlocked", Undecided.class, "undecided");

    /**
     * Returns the part of an answer that reports on pieces on the board of a puzzle.
     *
     * @param found the result of the search for moves that take the pieces apart
     */
    public static DisassemblyAnswer of(Puzzle puzzle, Packing pieces, Disassembly found) {
        return new DisassemblyAnswer(
                STATUSES.get(found.getClass()),
                found instanceof TakenApart apart ? Optional.of(apart.level()) : Optional.empty(),
                found instanceof Interlocked together ? Optional.of(together.pieces()) : Optional.empty(),
                found instanceof TakenApart apart
                        ? Optional.of(moves(new MoveWords(Picture.of(puzzle, pieces)), apart.moves()))
                        : Optional.empty(),
                PieceAnswer.of(puzzle, pieces.pieces()));
    }

    private static List<Moved> moves(MoveWords words, List<HandMove> moves) {
        return moves.stream()
                .map(move -> new Moved(
                        move.pieces(),
                        PieceAnswer.cell(words.picture().puzzle(), move.step()),
                        move.isAway() ? OptionalInt.empty() : OptionalInt.of(move.distance()),
                        words.of(move)))
                .toList();
    }

    /**
     * Holds a move.
     *
     * @param pieces the indices, from 0, of the pieces that move
     * @param step the offset by which one step moves each piece
     * @param steps the number of steps; empty if the pieces are taken away from the others
     * @param words the move as a text for people
     */
    public record Moved(List<Integer> pieces, List<Integer> step, OptionalInt steps, String words) {}
}
