package io.github.quadrille.app.ask;

import io.github.quadrille.app.answer.GeneratedAnswer;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.app.generate.GenerationClock;
import io.github.quadrille.app.generate.ImpossibleRequest;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.UniqueDesigns;
import io.github.quadrille.app.generate.UniquePuzzles;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.GivenKeys.PiecesOption;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.BoardSize;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Asks for a new puzzle with exactly one packing.
 *
 * @param from the kinds to choose from
 * @param pieces the number of pieces
 * @param rules the rules that say which cells may be missing
 * @param time the time that the generator may take
 */
public record GenerateQuestion(
        Optional<String> from,
        OptionalInt pieces,
        CarvingRules rules,
        Optional<PieceSymmetry> symmetry,
        Optional<Wrap> wrap,
        Optional<Lattice> lattice,
        Duration time,
        long seed)
        implements SentQuestion {
    private static final String SOURCE = "board";
    private static final String USUAL_KINDS = "tetrominoes";
    private static final int MOST_PIECES = 1_000;
    private static final Duration USUAL = Duration.ofSeconds(30);

    private static final Parameter<String> FROM =
            Parameter.text("from", "Which kinds of pieces to choose from: `pentominoes`, or `T,I,O`.");
    private static final Parameter<Long> PIECES =
            Parameter.whole("pieces", 1, MOST_PIECES, "How many pieces to choose.");
    /** This parameter is the largest number of cells that may be missing from the board. */
    public static final Parameter<Long> HOLES = Parameter.whole(
                    "holes",
                    0,
                    BagChoices.MOST_CELLS,
                    "How many cells of the board may be left out (default: as few as the pieces require, or as many as one or two pieces have; when only a size is given, a third of the rectangle).")
            .under(Heading.BOARD);
    /** This parameter says that the board is to be symmetric. */
    public static final Parameter<Boolean> SYMMETRIC = Parameter.flag(
                    "symmetric", "Leave out cells so that a turn or a flip maps the board to itself.")
            .under(Heading.BOARD);
    /** This parameter says that no cell is missing inside the board. */
    public static final Parameter<Boolean> NO_ISLANDS = Parameter.flag(
                    "no-islands", "Leave out cells at the edge of the board only, next to each other.")
            .under(Heading.BOARD);
    /** Declares the question {@code generate} and its parameters. */
    public static final Question<GenerateQuestion> QUESTION = Question.of(
            "generate",
            "Makes a puzzle that has exactly one packing",
            values -> new GenerateQuestion(
                    values.said(FROM),
                    number(values, PIECES),
                    rules(values, true),
                    values.said(PuzzleKeys.SYMMETRY),
                    values.said(PuzzleKeys.WRAP),
                    values.said(PuzzleKeys.LATTICE),
                    values.limits(Optional.of(USUAL)).time().orElse(USUAL),
                    values.of(Parameter.SEED)));

    private static OptionalInt number(Values values, Parameter<Long> parameter) {
        Optional<Long> said = values.said(parameter);
        return said.isPresent() ? OptionalInt.of(Math.toIntExact(said.get())) : OptionalInt.empty();
    }

    /** Reads from the parameters which cells may be missing. */
    public static CarvingRules rules(Values values, boolean connected) {
        return new CarvingRules(number(values, HOLES), connected, values.of(SYMMETRIC), !values.of(NO_ISLANDS));
    }

    /**
     * Returns a source of puzzles with boards of a given size. This source uses only one of the rules, the number of
     * holes.
     */
    public static PuzzleSource ofSize(
            BoardSize size, Wrap wrap, PieceChoice pieces, CarvingRules rules, Optional<TaskRunner> scout) {
        int most = rules.mostHoles().orElse(size.rows() * size.columns() / 3);
        return new UniquePuzzles(size.rows(), size.columns(), wrap, pieces, most, scout);
    }

    @Override
    public Record answer(byte[] board, Listener listener) throws UnusableInput {
        PuzzleSource source = source(board);
        GenerationClock clock = new GenerationClock(time, listener::isInterrupted);
        String name = "unique-s" + seed;
        try {
            Optional<GeneratedPuzzle> made = source.generate(name, new SplittableRandom(seed), clock);
            if (made.isPresent()) {
                return GeneratedAnswer.of(made.get(), seed, Optional.empty(), true, Optional.empty());
            }
        } catch (ImpossibleRequest problem) {
            if (problem.isProven()) {
                return new GeneratedAnswer.None("infeasible", name, seed, problem.getMessage());
            }
            throw problem;
        }
        String remark = clock.remark().map(words -> " (" + words + ")").orElse("");
        String why = clock.isSpent()
                ? "no such puzzle was found within the time limit%s. Use a longer time-limit"
                : "every candidate was tried, and none fits%s. Use another size, or more kinds";
        return new GeneratedAnswer.None("not found", name, seed, why.formatted(remark));
    }

    private PuzzleSource source(byte[] body) throws UnusableInput {
        String text = new String(body, StandardCharsets.UTF_8).strip();
        boolean isSize = BoardSize.isSize(text);
        if (isSize && isPlain()) {
            PieceChoice usual = PieceChoice.of(BuiltInKinds.set(USUAL_KINDS));
            return ofSize(BoardSize.parse(text), wrap.orElse(Wrap.NONE), usual, rules, Optional.empty());
        }
        Puzzle puzzle = read(body, isSize);
        return new UniqueDesigns(UsablePuzzle.rest(SOURCE, puzzle), pieces, rules).beside(puzzle);
    }

    private boolean isPlain() {
        return from.isEmpty() && pieces.isEmpty() && symmetry.isEmpty() && lattice.isEmpty() && rules.areUsual();
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
