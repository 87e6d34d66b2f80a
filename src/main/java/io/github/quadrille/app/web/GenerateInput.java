package io.github.quadrille.app.web;

import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.GradedPuzzles.BesideGiven;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.UniqueDesigns;
import io.github.quadrille.app.generate.UniquePuzzles;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.GivenKeys.PiecesOption;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.BoardSize;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * From what a puzzle with one packing is to be made.
 *
 * @param from what pieces to choose from
 * @param pieces how many
 * @param holes how many cells may be missing
 */
record GenerateInput(
        Optional<String> from,
        OptionalInt pieces,
        OptionalInt holes,
        Optional<PieceSymmetry> symmetry,
        Optional<Wrap> wrap,
        Optional<Lattice> lattice,
        boolean symmetric,
        boolean islands) {
    private static final String SOURCE = "board";
    private static final String USUAL_KINDS = "tetrominoes";
    private static final int MOST_PIECES = 1_000;

    static GenerateInput of(Parameters parameters) {
        return new GenerateInput(
                parameters.text("from"),
                number(parameters, "pieces", 1, MOST_PIECES),
                number(parameters, "holes", 0, BagChoices.MOST_CELLS),
                parameters.word("symmetry", List.of(PieceSymmetry.values()), PieceSymmetry::word),
                PuzzleInput.wrap(parameters),
                parameters.word("lattice", Lattices.ALL, Lattice::word),
                parameters.flag("symmetric"),
                !parameters.flag("no-islands"));
    }

    private static OptionalInt number(Parameters parameters, String name, int least, int most) {
        int none = least - 1;
        int number = (int) parameters.whole(name, least, most, none);
        return number == none ? OptionalInt.empty() : OptionalInt.of(number);
    }

    PuzzleSource source(byte[] body) throws UnusableInput {
        String text = new String(body, StandardCharsets.UTF_8).strip();
        boolean isSize = BoardSize.isSize(text);
        if (isSize && isPlain()) {
            BoardSize size = BoardSize.parse(text);
            return new UniquePuzzles(
                    size.rows(),
                    size.columns(),
                    wrap.orElse(Wrap.NONE),
                    PieceChoice.of(BuiltInKinds.set(USUAL_KINDS)),
                    holes.orElse(size.rows() * size.columns() / 3));
        }
        Puzzle puzzle = read(body, isSize);
        CarvingRules rules = new CarvingRules(holes, true, symmetric, islands);
        return puzzle.given().isEmpty()
                ? new UniqueDesigns(puzzle, pieces, rules)
                : new BesideGiven(new UniqueDesigns(UsablePuzzle.rest(SOURCE, puzzle), pieces, rules), puzzle);
    }

    private boolean isPlain() {
        return from.isEmpty() && pieces.isEmpty() && symmetry.isEmpty() && lattice.isEmpty() && !symmetric && islands;
    }

    private Puzzle read(byte[] body, boolean isSize) throws UnusableInput {
        Optional<String> kinds = from.or(() -> Optional.of(USUAL_KINDS).filter(any -> isSize));
        PiecesOption option = from.isEmpty() && isSize ? PiecesOption.kinds() : PiecesOption.from(new CountRange(0, 1));
        GivenKeys given = new GivenKeys(kinds, symmetry, wrap, Optional.empty())
                .on(lattice)
                .by(option)
                .forPackings();
        return UsablePuzzle.toChooseFrom(SOURCE, PuzzleReader.read(SOURCE, body, given));
    }
}
