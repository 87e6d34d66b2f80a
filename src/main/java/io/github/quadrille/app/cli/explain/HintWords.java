package io.github.quadrille.app.cli.explain;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.play.PieceRemoval;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Prints hints as text: the piece to lay or the pieces to take away, a picture, and the reason.
 *
 * @param pictures whether each step has a picture
 */
record HintWords(Terminal terminal, Puzzle puzzle, boolean pictures) {
    static ExitStatus exit(Hint hint) {
        if (hint instanceof Hint.NoWay) {
            return ExitStatus.NO;
        }
        return hint instanceof Hint.Unknown ? ExitStatus.UNDECIDED : ExitStatus.YES;
    }

    /**
     * Returns a picture of the board with its pieces. The pieces that stay are hatched. The pieces of the hint, which
     * are to be laid or taken away, are not hatched.
     */
    static Picture picture(Puzzle puzzle, List<Placement> lying, Hint hint) {
        return Picture.of(puzzle.withGiven(staying(puzzle, hint)), new Packing(lying));
    }

    private static List<Placement> staying(Puzzle puzzle, Hint hint) {
        List<Placement> staying = new ArrayList<>(puzzle.given());
        removal(hint).ifPresent(removal -> staying.removeAll(removal.pieces()));
        return staying;
    }

    private static Optional<PieceRemoval.Removal> removal(Hint hint) {
        return hint instanceof Hint.NoWay none ? none.removal() : Optional.empty();
    }

    /** Prints one step of a hint. */
    void print(Puzzle begun, Hint hint, int number) {
        if (number == 1) {
            terminal.field("status", hint.status());
        }
        Optional<Placement> piece = hint.next();
        if (piece.isPresent()) {
            terminal.field(number == 1 && pictures ? "hint" : "hint " + number, name(begun, piece.get()));
            if (pictures) {
                List<Placement> lying = new ArrayList<>(begun.given());
                lying.add(piece.get());
                terminal.draw(picture(begun, lying, hint));
            }
        }
        hint.sentence(begun).ifPresent(why -> terminal.field("why", why));
        if (hint instanceof Hint.Likely likely) {
            likely.share().ifPresent(share -> terminal.field("packings", share));
        } else if (hint instanceof Hint.Forced forced && pictures) {
            terminal.field("depth", forced.why().depth());
        } else if (hint instanceof Hint.NoWay none) {
            print(begun, none);
        } else if (hint instanceof Hint.Unknown unknown) {
            terminal.field("reason", unknown.stoppedBy().words());
        } else if (number == 1 && piece.isEmpty()) {
            terminal.sentence("Every cell that must be covered is covered.");
        }
    }

    private void print(Puzzle begun, Hint.NoWay none) {
        none.evidence()
                .picture()
                .filter(weights -> none.stuck().isEmpty())
                .ifPresent(weights -> terminal.draw(begun.rest().region(), weights));
        terminal.field(
                "reason",
                none.stuck()
                        .map(stuck -> stuck.sentence(begun))
                        .orElseGet(() -> none.evidence().sentence()));
        if (none.removal().isEmpty()) {
            terminal.sentence(
                    none.isHopeless()
                            ? "The puzzle has no packing, even when all pieces are taken away."
                            : "The search for pieces to take away did not end within the limit. Use a longer"
                                    + " --time-limit.");
            return;
        }
        PieceRemoval.Removal removal = none.removal().get();
        terminal.field(
                "take away",
                removal.pieces().stream().map(piece -> name(begun, piece)).collect(Collectors.joining("; ")));
        terminal.draw(picture(begun, begun.given(), none));
        terminal.say("(pieces without brackets are to be taken away)");
        int pieces = removal.pieces().size();
        terminal.sentence(
                removal.isSmallest() && pieces == 1
                        ? "Take one piece away; then the board can be completed."
                        : "Take these %d pieces away; then the board can be completed; %s"
                                .formatted(
                                        pieces,
                                        removal.isSmallest()
                                                ? "fewer are not enough."
                                                : "whether fewer are enough is not known."));
    }

    private static String name(Puzzle puzzle, Placement piece) {
        return piece.kind() + " on "
                + piece.cells().stream().map(puzzle.region().lattice()::name).collect(Collectors.joining(", "));
    }
}
