package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.CountQuestion;
import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.ChoiceFlags;
import io.github.quadrille.app.cli.shared.Command;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Positional;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.BagChoices;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.BagTable;
import io.github.quadrille.core.question.CommonBags;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.CommonBagSearch;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Lists all choices of pieces that fill a board. */
public final class BagsCommand extends Command {
    private static final Pattern BOARD_FILE = Pattern.compile("\\.(yaml|yml|json|txt)$");

    private final Positional<List<String>> arguments = arguments(
            "BOARD",
            "1..*",
            "A size such as 5x7, a file with the picture of a board, a puzzle file, or '-'; with --boards several, or a folder of them.");

    private final Flag<Boolean> boards = flag(
                    "--boards", "List the choices of pieces that fill every one of several boards.")
            .under(Heading.QUESTIONS);

    private final ChoiceFlags choice = with(new ChoiceFlags());

    private final Flag<PieceSymmetry> symmetry = symmetryOption(
            "How pieces may be placed: free (turn and flip), one-sided (turn only) or fixed (default: as the set of the pieces says, or free).");

    private final Flag<Wrap> wrap =
            wrapOption("Opposite edges of the board that meet: none, horizontal, vertical or both.");

    private final QuestionFlags flags = with(new QuestionFlags(List.of(
            Parameter.TIME_LIMIT, Parameter.THREADS, Parameter.MEMORY, CountQuestion.METHOD, Parameter.CLASSES)));

    private final Flag<Boolean> upToSymmetry = flags.flag(Parameter.CLASSES)
            .described(
                    "Count the packings up to symmetry, too: a packing and its turned or mirrored images count as one.");

    private final Flag<Path> csv = file("--csv", "FILE", "Write a table with a line per choice as CSV.", ".csv")
            .under(Heading.OUTPUT);

    private final Flag<OutputFormat> format = formatOption();

    public BagsCommand(Terminal terminal) {
        super(terminal, "bags", """
            Lists all choices of pieces that fill a board, and how many packings each has, the fewest first. Exits \
            with 0 when there are any choices, 20 when there are none, 3 when a limit was reached.

            Examples:
              quadrille bags 5x7 --from pentominoes        seven of the twelve
              quadrille bags 4x6 --from tetrominoes --each-at-most 6
              quadrille bags heart.txt --from pentominoes --up-to-symmetry --csv bags.csv
              quadrille bags puzzle.yaml                   within the ranges of its pieces
              quadrille bags 3x4x5 --lattice cubic --from solid-pentominoes --pieces 12
              quadrille bags --boards dates/*.txt --from pentominoes   for all boards\
            """);
        excludes(
                upToSymmetry,
                "--up-to-symmetry counts the packings of one board, but --boards counts no packings. Leave one of them"
                        + " out.",
                boards);
        rule(() -> {
            if (arguments.value().size() > 1 && !boards.isSaid()) {
                throw invalid(
                        "%d boards are named, but only one can be answered. Add --boards, which finds choices that fill them all."
                                .formatted(arguments.value().size()));
            }
        });
    }

    @Override
    protected ExitStatus answer() throws IOException, UnusableInput {
        for (String argument : arguments.value()) {
            checkOutputs(argument, List.of(csv));
        }
        choice.refuseList();
        return boards.isSaid() ? ofBoards() : ofBoard(read(arguments.value().get(0)));
    }

    private Puzzle read(String argument) throws UnusableInput {
        return choice.read(argument, Optional.empty(), symmetry.optional(), wrap.optional())
                .rest();
    }

    private ExitStatus ofBoards() throws IOException, UnusableInput {
        Map<String, Puzzle> read = new LinkedHashMap<>();
        for (String argument : arguments.value()) {
            for (String name : named(argument)) {
                read.put(name, read(name));
            }
        }
        List<String> names = List.copyOf(read.keySet());
        Puzzle first = read.get(names.get(0));
        for (String name : names) {
            Puzzle other = read.get(name);
            if (!other.bag().equals(first.bag()) || other.symmetry() != first.symmetry()) {
                throw new UnusableInput(
                        name,
                        "This file and '%s' have different pieces to choose from. Leave 'pieces' and 'symmetry' out of all files, and use --from."
                                .formatted(names.get(0)));
            }
        }
        BigInteger number = new BagChoices(first, choice.pieces()).number();
        if (number.compareTo(BigInteger.valueOf(CommonBagSearch.MOST_CHOICES)) > 0) {
            throw new UnusableInput(
                    names.get(0),
                    "There are %,d choices, but %,d at most are tried on several boards. Use fewer kinds, or counts such as --from \"T: 1, L: 0..2\"."
                            .formatted(number, CommonBagSearch.MOST_CHOICES));
        }
        ProgressLine line = ProgressLine.ofCount(terminal, "%,d boards".formatted(names.size()));
        CommonBags found = CommonBagSearch.find(
                List.copyOf(read.values()), choice.pieces(), flags.of(CountQuestion.METHOD), flags.limits(), line);
        line.clear();
        CommonBagsReport report = new CommonBagsReport(terminal, first, names, found);
        if (csv.isSaid()) {
            report.write(csv.value());
        }
        format.value().say(terminal, report::answer, report::print);
        return found.stoppedBy().isPresent()
                ? ExitStatus.UNDECIDED
                : found.filling().isEmpty() ? ExitStatus.NO : ExitStatus.YES;
    }

    /** Returns the paths of the board files in a folder. An argument that is not a folder is returned as it is. */
    private static List<String> named(String argument) throws UnusableInput {
        if (BoardSize.isSize(argument) || argument.equals("-") || !Files.isDirectory(Path.of(argument))) {
            return List.of(argument);
        }
        try (Stream<Path> files = Files.list(Path.of(argument))) {
            List<String> boards = files.map(Path::toString)
                    .filter(file -> BOARD_FILE.matcher(file).find())
                    .sorted()
                    .toList();
            if (boards.isEmpty()) {
                throw new UnusableInput(
                        argument, "No file in this folder ends in .yaml, .json or .txt. Name the boards.");
            }
            return boards;
        } catch (IOException problem) {
            throw new UnusableInput(argument, "This folder cannot be read. Name the boards.");
        }
    }

    private ExitStatus ofBoard(Puzzle puzzle) throws IOException, UnusableInput {
        ProgressLine line = ProgressLine.ofCount(terminal, puzzle.name());
        Solver solver = Solver.of(puzzle)
                .within(flags.limits())
                .upTo(SymmetryGroup.of(upToSymmetry.isSaid()))
                .listening(line);
        BagTable table = solver.bags(choice.pieces(), flags.of(CountQuestion.METHOD));
        boolean none = table.isComplete() && table.bags().isEmpty();
        Optional<Evidence> reason = none ? solver.briefly().explain() : Optional.empty();
        line.clear();
        BagsReport report = new BagsReport(terminal, puzzle, table, reason);
        if (csv.isSaid()) {
            report.write(csv.value());
        }
        format.value().say(terminal, report::answer, report::print);
        return !table.isComplete() ? ExitStatus.UNDECIDED : none ? ExitStatus.NO : ExitStatus.YES;
    }
}
