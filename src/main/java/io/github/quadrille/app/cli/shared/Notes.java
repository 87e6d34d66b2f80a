package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.play.Hint;
import io.github.quadrille.app.print.Note;
import io.github.quadrille.app.render.Figure;
import io.github.quadrille.app.render.Look.Ink;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.blocks.CutPicture;
import io.github.quadrille.engine.explain.Explanation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes notes from arguments and hints. A note has a title, sentences and a picture. */
public final class Notes {
    private Notes() {}

    /**
     * Returns a note about an argument. Its picture shows the colouring, the cells that the argument is about, or the
     * blocks into which the board is cut.
     */
    public static Note of(String title, Puzzle rest, Explanation explanation) {
        if (explanation.cut().isPresent()) {
            CutPicture blocks = CutPicture.of(explanation.cut().get());
            Picture picture = Picture.of(blocks.puzzle(), blocks.packing());
            List<String> sentences = new ArrayList<>(explanation.sentences());
            sentences.add("Blocks: " + String.join(", ", picture.kindNames()) + ".");
            return new Note(title, sentences, Figure.board(picture, Ink.COLOUR), Map.of());
        }
        Optional<CellWeights> weights = explanation.weights();
        Figure figure = Figure.weights(rest, weights.orElseGet(() -> marks(rest, explanation)));
        return new Note(
                title,
                explanation.sentences(),
                figure,
                weights.map(some -> Figure.legend(rest, some)).orElse(Map.of()));
    }

    private static CellWeights marks(Puzzle rest, Explanation explanation) {
        return new CellWeights(
                2,
                rest.region().cells().stream()
                        .map(cell -> explanation.where().contains(cell) ? 1 : 0)
                        .toList());
    }

    /**
     * Returns a note about a hint. Its picture shows the piece to lay. The pieces that are on the board already are
     * hatched, unless the ink has a pattern for each kind.
     */
    public static Note of(String title, Puzzle begun, Hint hint, Placement piece, Ink ink) {
        List<Placement> lying = new ArrayList<>(begun.given());
        lying.add(piece);
        return new Note(
                title + ": " + begun.bag().label(begun.bag().indexOfKind(piece.kind())),
                hint.sentence(begun).stream().toList(),
                Figure.board(Picture.of(begun, new Packing(lying)), ink),
                Map.of());
    }
}
