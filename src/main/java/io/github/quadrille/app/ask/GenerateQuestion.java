package io.github.quadrille.app.ask;

import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.GradedPuzzles.BesideGiven;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.UniqueDesigns;
import io.github.quadrille.app.generate.UniquePuzzles;
import io.github.quadrille.core.geometry.Lattice;
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
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Asks for a puzzle with one packing.
 *
 * @param from what pieces to choose from
 * @param pieces how many
 * @param holes how many cells may be missing
 * @param time how long it may take
 */
public record GenerateQuestion(
        Optional<String> from,
        OptionalInt pieces,
        OptionalInt holes,
        Optional<PieceSymmetry> symmetry,
        Optional<Wrap> wrap,
        Optional<Lattice> lattice,
        boolean symmetric,
        boolean islands,
        Duration time,
        long seed) {
    private static final String SOURCE = "board";
    private static final String USUAL_KINDS = "tetrominoes";
    private static final int MOST_PIECES = 1_000;
    private static final Duration USUAL = Duration.ofSeconds(30);

    private static final Parameter<String> FROM =
            Parameter.text("from", "What pieces to choose from: `pentominoes`, or `T,I,O`.");
    private static final Parameter<Long> PIECES = Parameter.whole("pieces", 1, MOST_PIECES, "How many pieces.");
    private static final Parameter<Long> HOLES =
            Parameter.whole("holes", 0, BagChoices.MOST_CELLS, "How many cells may be missing in the end.");
    private static final Parameter<Boolean> SYMMETRIC =
            Parameter.flag("symmetric", "A turn or a flip of the board leaves what is left of it alone.");
    private static final Parameter<Boolean> NO_ISLANDS =
            Parameter.flag("no-islands", "Cells are missing at the rim only.");
    /** Declares it, with its parameters. */
    public static final Question<GenerateQuestion> QUESTION = new Question<>(
            "generate",
            "Makes a puzzle that has exactly one packing",
            List.of(
                    FROM,
                    PIECES,
                    HOLES,
                    PuzzleKeys.SYMMETRY,
                    PuzzleKeys.WRAP,
                    PuzzleKeys.LATTICE,
                    SYMMETRIC,
                    NO_ISLANDS,
                    Parameter.TIME_LIMIT,
                    Parameter.SEED),
            values -> new GenerateQuestion(
                    values.said(FROM),
                    number(values, PIECES),
                    number(values, HOLES),
                    values.said(PuzzleKeys.SYMMETRY),
                    values.said(PuzzleKeys.WRAP),
                    values.said(PuzzleKeys.LATTICE),
                    values.of(SYMMETRIC),
                    !values.of(NO_ISLANDS),
                    values.limits(Optional.of(USUAL)).time().orElse(USUAL),
                    values.of(Parameter.SEED)));

    private static OptionalInt number(Values values, Parameter<Long> parameter) {
        Optional<Long> said = values.said(parameter);
        return said.isPresent() ? OptionalInt.of(Math.toIntExact(said.get())) : OptionalInt.empty();
    }

    /** Returns what it is made from. */
    public PuzzleSource source(byte[] body) throws UnusableInput {
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
