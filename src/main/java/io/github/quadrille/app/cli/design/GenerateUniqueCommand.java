package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.ask.GenerateQuestion;
import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.cli.shared.ChoiceFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.CarvingRules;
import io.github.quadrille.app.generate.Difficulty;
import io.github.quadrille.app.generate.GradedPuzzles;
import io.github.quadrille.app.generate.PieceChoice;
import io.github.quadrille.app.generate.PuzzleSeries;
import io.github.quadrille.app.generate.PuzzleSource;
import io.github.quadrille.app.generate.UniqueDesigns;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.puzzle.CommonDivisor;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.UsablePuzzle;
import io.github.quadrille.io.text.BoardSize;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes puzzles with exactly one packing, or exactly one up to symmetry. */
final class GenerateUniqueCommand extends Command {
    private static final int LONGEST_NAME = 60;
    private static final String USUAL_KINDS = "tetrominoes";

    private final Positional<String> board = argument(
            "BOARD",
            "A size such as 6x8, a file with the picture of a board, a puzzle file, or '-'. Where a puzzle file has pieces, these are used, within the ranges of their counts.");

    private final GenerateFlags flags = with(new GenerateFlags(false));

    private final ChoiceFlags choice = with(new ChoiceFlags());

    private final QuestionFlags carving = with(new QuestionFlags(
            List.of(GenerateQuestion.HOLES, GenerateQuestion.SYMMETRIC, GenerateQuestion.NO_ISLANDS)));

    private final Flag<Boolean> connected = flag(
                    "--connected", "Keep the board in one piece when cells are left out (the default).")
            .under(Heading.BOARD)
            .negatable();

    private final Flag<String> difficulty = text(
            "--difficulty",
            "LEVEL",
            "How hard the puzzle is for a person: easy, medium, hard, or a level from 1 to 10, as 'rate' measures it.");

    private final ProofFlags proofs = with(new ProofFlags());

    GenerateUniqueCommand(Terminal terminal) {
        super(terminal, "unique", """
                Looks for puzzles with exactly one packing, proven by the exact search and by the frontier; equal \
                pieces are interchangeable. On a given board, pieces are chosen that fill it in one way up to \
                symmetry; where they have too few cells for the board, some of its cells are left out. When only a \
                size is given, pieces are cut out of the rectangle until one packing is left. Several puzzles are \
                ranked, the easiest first. Exits with 3 when none is found in time, 20 when there is none.

                Examples:
                  quadrille generate unique 6x8                any tetrominoes
                  quadrille generate unique heart.txt --from pentominoes -n 5 -o hearts
                  quadrille generate unique 6x6 --from pentominoes --pieces 7 --no-islands
                  quadrille generate unique 6x8 --difficulty easy
                  quadrille generate unique 6x8 --proof proofs  the proof, for 'check'""");
        rule(() -> {
            if (difficulty.isSaid() && !difficulty.value().matches("easy|medium|hard|[1-9]|10")) {
                throw invalid(
                        "'%s' is not a level of difficulty. Use --difficulty easy, medium or hard, or a level from 1 to 10."
                                .formatted(difficulty.value()));
            }
        });
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        proofs.checkFolder();
        boolean isSizeAlone = BoardSize.isSize(board.value()) && !choice.areGiven() && rules().areUsual();
        return (isSizeAlone ? ofSize(BoardSize.parse(board.value())) : ofBoard());
    }

    private ExitStatus ofSize(BoardSize size) throws IOException, UnusableInput {
        String words = size.rows() + "x" + size.columns();
        PieceChoice pieces = flags.pieces(PieceSymmetry.FREE);
        return generation()
                .runRanked(
                        words,
                        Optional.empty(),
                        words,
                        true,
                        scout -> graded(GenerateQuestion.ofSize(size, flags.wrap(), pieces, rules(), scout)));
    }

    private ExitStatus ofBoard() throws IOException, UnusableInput {
        Optional<String> kinds = kinds(board.value(), flags, choice);
        Puzzle puzzle = choice.read(board.value(), kinds, flags.symmetry.optional(), flags.wrap.optional());
        Puzzle rest = UsablePuzzle.rest(board.value(), puzzle);
        int divisor = CommonDivisor.of(rest.bag());
        int cells = rest.region().size();
        if (!BoardSize.isSize(board.value()) && divisor > 0 && cells % divisor > 0) {
            terminal.tell(
                    "note: The board has %,d cells to fill, but the pieces fill a multiple of %d, so some cells are"
                            + " left out. Choose from pieces of another size, too.",
                    cells, divisor);
        }
        return generation()
                .runRanked(
                        fileName(board.value()),
                        choice.ownName(board.value(), puzzle, kinds),
                        board.value().replaceAll("[^\\p{Print}]", ""),
                        true,
                        scout -> graded(new UniqueDesigns(rest, choice.pieces(), rules(), scout).beside(puzzle)));
    }

    private CarvingRules rules() {
        return GenerateQuestion.rules(carving, connected.value());
    }

    private PuzzleSource graded(PuzzleSource source) {
        if (!difficulty.isSaid()) {
            return source;
        }
        for (Difficulty.Word word : Difficulty.Word.values()) {
            if (word.toString().equals(difficulty.value())) {
                return new GradedPuzzles(source, word.least(), word.most());
            }
        }
        int level = Integer.parseInt(difficulty.value());
        return new GradedPuzzles(source, level, level);
    }

    private Generation generation() {
        Optional<ProvenDesigns> proven = !proofs.isWanted()
                ? Optional.empty()
                : Optional.of(new ProvenDesigns(terminal, new ProofReport(terminal, proofs), flags.limitsOfOne()));
        String words =
                choice.words() + carving.typed() + (connected.value() ? "" : " --no-connected") + difficulty.typed();
        return new Generation(terminal, flags, "unique", words, Generation.Shape.PUZZLE, OptionalInt.empty(), proven);
    }

    /**
     * Returns a word for the board that fits into the names of files: the name of its file, its size, or {@code board}.
     */
    private static String fileName(String board) {
        String name = board.substring(board.lastIndexOf('/') + 1).replaceFirst("(?<=.)\\.[A-Za-z]*$", "");
        String plain = name.replace(' ', '-').replaceAll("[^A-Za-z0-9_-]", "");
        return plain.isEmpty() || plain.equals("-") || plain.length() > LONGEST_NAME ? "board" : plain;
    }

    /**
     * Returns the kinds that {@code --kinds} names. Without this option, returns the default kinds if the board is only
     * a size and no option of {@code choice} is given. Otherwise, the result is empty.
     */
    private static Optional<String> kinds(String board, GenerateFlags flags, ChoiceFlags choice) {
        return flags.kinds
                .optional()
                .or(() -> Optional.of(USUAL_KINDS).filter(any -> BoardSize.isSize(board) && !choice.areGiven()));
    }

    /** Makes a series of puzzles on one board, from easy to hard. */
    static final class Series extends Command {
        private final Positional<String> board =
                argument("BOARD", "A size such as 6x10, a file with the picture of a board, a puzzle file, or '-'.");

        private final GenerateFlags flags = with(new GenerateFlags(false));

        private final ChoiceFlags choice = with(new ChoiceFlags());

        Series(Terminal terminal) {
            super(terminal, "series", """
                    Makes a series of puzzles with one board and the same pieces, from easy to hard; each has its own \
                    given pieces, and is proven to have only one packing. Levels are spread evenly, from 1 to the \
                    hardest found. Exits with 3 when fewer are found in time, 20 when the pieces do not fill the board.

                    Examples:
                      quadrille generate series 6x10 --from pentominoes -o series
                      quadrille generate series 5x8 -n 8 -o series""");
            flags.count.usually("20");
            never(
                    () -> choice.pieces().isPresent(),
                    "A series has as many pieces as a packing of the board. Leave --pieces out, or list the pieces.");
        }

        @Override
        protected ExitStatus answer() throws IOException, UnusableInput {
            Optional<String> kinds = kinds(board.value(), flags, choice);
            Puzzle puzzle = choice.read(board.value(), kinds, flags.symmetry.optional(), flags.wrap.optional());
            return new Generation(terminal, flags, "series", choice.words())
                    .runRanked(
                            fileName(board.value()),
                            choice.ownName(board.value(), puzzle, kinds),
                            board.value().replaceAll("[^\\p{Print}]", ""),
                            false,
                            scout -> new PuzzleSeries(puzzle));
        }
    }
}
