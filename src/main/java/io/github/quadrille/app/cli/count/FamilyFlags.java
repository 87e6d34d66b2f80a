package io.github.quadrille.app.cli.count;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.app.ask.Parameter;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProofFlags;
import io.github.quadrille.app.cli.shared.ProofReport;
import io.github.quadrille.app.cli.shared.QuestionFlags;
import io.github.quadrille.app.cli.shared.ShapeFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.parts.JournalFile;
import io.github.quadrille.app.parts.SolveInParts;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.sizes.RectangleTable;
import io.github.quadrille.engine.sizes.RectangleTable.Answering;
import io.github.quadrille.engine.sizes.RectangleTable.Ask;
import io.github.quadrille.engine.sizes.RectangleTable.Size;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Declares the options of commands that ask about many rectangles, with one bag or with several. */
final class FamilyFlags extends Flags {
    private static final int MOST_LISTED = 24;

    private final Flag<PieceSymmetry> symmetry = symmetryOption(
            "How pieces may be placed: free (turn and flip), one-sided (turn only) or fixed (default: as the set of the pieces says, or free).");

    private final ShapeFlags shapes = with(new ShapeFlags());

    private final Flag<Duration> cellTime = option(
            Parameter.of("cell-time", Parameter.TIME_LIMIT.type(), "Stop the search of one size after this time.")
                    .usually(Duration.ofSeconds(60))
                    .under(Heading.LIMITS));

    private final QuestionFlags limits = with(new QuestionFlags(List.of(Parameter.TIME_LIMIT, Parameter.THREADS)));

    private final Flag<Path> journal = file(
                    "--journal",
                    "FILE",
                    "Write every size that is decided to this file. The same command later continues from there.")
            .under(Heading.OUTPUT);

    private final ProofFlags proof = with(new ProofFlags());

    private final String piecesName;

    /**
     * Declares the options.
     *
     * @param piecesName the argument or option that names the pieces, for messages
     */
    FamilyFlags(String piecesName) {
        this.piecesName = piecesName;
        limits.flag(Parameter.TIME_LIMIT).described("Stop after this time for all sizes together: 30s, 10m, 8h.");
        never(() -> cellTime.value().isZero(), "A time limit of 0 leaves no time. Use --cell-time 20s.");
    }

    Flag<Path> journal() {
        return journal;
    }

    /** Returns whether shapes are drawn by {@code --shape}. Then the command needs no other pieces. */
    boolean hasShapes() {
        return shapes.areSaid();
    }

    /**
     * Returns a puzzle on a board of one cell whose bag has the pieces that the words name. For kinds without a count
     * in the words, the number of pieces is unlimited.
     */
    Puzzle pieces(Optional<String> words) throws UnusableInput {
        return pieces(words, GivenKeys.PiecesOption.endless(piecesName));
    }

    /**
     * Returns a puzzle on a board of one cell whose bag has the pieces that the words name.
     *
     * @param option the option for pieces, which also says how many pieces a kind has if the words give no count
     */
    Puzzle pieces(Optional<String> words, GivenKeys.PiecesOption option) throws UnusableInput {
        GivenKeys keys = new GivenKeys(words, symmetry.optional(), Optional.empty(), Optional.empty()).by(option);
        return PuzzleReader.read("1x1", shapes.addTo(keys));
    }

    /** Returns the words as a text with commas. At most {@link #MOST_LISTED} words are written out. */
    static String shortened(List<String> words) {
        return String.join(", ", words.subList(0, Math.min(MOST_LISTED, words.size())))
                + (words.size() > MOST_LISTED ? " and %,d more".formatted(words.size() - MOST_LISTED) : "");
    }

    /** Returns the reason why sizes are undecided. */
    static String reason(Stream<RectangleTable> tables) {
        return tables.flatMap(table -> table.stoppedBy().stream())
                .map(Limit::words)
                .findFirst()
                .orElse("a size needs more time than --cell-time allows");
    }

    /** Returns a puzzle for each kind of the bag, with that kind alone. */
    static List<Puzzle> alone(Puzzle all) {
        return all.bag().supplies().stream()
                .map(supply -> named(supply.kind().name(), all, supply))
                .toList();
    }

    private static Puzzle named(String name, Puzzle all, Supply supply) {
        return new Puzzle(name, all.region(), all.symmetry(), new Bag(List.of(supply)));
    }

    /**
     * Prepares a table for each bag, with a writer of proofs if proofs are wanted. Reads the answers of the journal
     * into these tables.
     */
    Asking asking(Terminal terminal, List<Puzzle> bags, Ask ask, ProgressLine line) throws UnusableInput {
        proof.checkFolder();
        Answering plainly = TaskRunner.isElsewhere()
                ? new InParts(new SolveInParts(() -> TaskRunner.elsewhere().orElseThrow(), Optional.empty()))
                : Answering.PLAINLY;
        List<TableReport.Member> members = new ArrayList<>();
        StringBuilder question = new StringBuilder("quadrille table, " + ask + ", of");
        for (Puzzle bag : bags) {
            Optional<ProvenBoards> proofs = proof.isWanted()
                    ? Optional.of(new ProvenBoards(proof, bags.size() == 1 ? "" : bag.name() + "-"))
                    : Optional.empty();
            Answering answering = proofs.isPresent() ? proofs.get() : plainly;
            RectangleTable table = new RectangleTable(bag, ask, answering, limits.limits(), cellTime.value(), line);
            question.append(' ').append(PuzzleCode.of(bag));
            members.add(new TableReport.Member(bag.name(), bag.bag().toString(), table, proofs));
        }
        Optional<TableJournal> known = Optional.empty();
        if (journal.isSaid()) {
            known = Optional.of(new JournalFile(journal.value())
                    .open(path -> new TableJournal(path, question.toString(), (member, entry) -> {
                        if (member < members.size()) {
                            members.get(member).table().recall(entry);
                        }
                    })));
        }
        return new Asking(members, known, line);
    }

    /**
     * Tells the user where the proofs are. If sizes are undecided and there is a journal, it also tells how to go on.
     *
     * @return 2 if a proof could not be written, and otherwise 0; the command exits with the worse one of this status
     *     and its own
     */
    ExitStatus tellOfFiles(Terminal terminal, boolean isDecided, Asking asking) {
        ProofReport proofs = new ProofReport(terminal, proof);
        if (proof.isWanted()) {
            List<Exception> failures = asking.members().stream()
                    .flatMap(member -> member.proofs().stream())
                    .flatMap(boards -> boards.failures().stream())
                    .toList();
            // Only one failure is reported, because most failures have the same reason, such as a full disk.
            failures.stream().limit(1).forEach(proofs::failed);
            int written = asking.members().stream()
                    .flatMap(member -> member.proofs().stream())
                    .mapToInt(ProvenBoards::written)
                    .sum();
            if (written > 0) {
                terminal.tell(
                        "%,d %s written to '%s'.", written, written == 1 ? "proof is" : "proofs are", proof.folder());
            } else if (failures.isEmpty()) {
                terminal.tell("No proof is written: no rectangle was searched.");
            }
            if (!failures.isEmpty()) {
                terminal.tell("Proofs that are not written: %,d. The answers are valid without them.", failures.size());
            }
        }
        if (!isDecided && journal.isSaid()) {
            terminal.tell("Use the same command to go on from the journal.");
        }
        return proofs.status();
    }

    /**
     * Searches each board for a moment in this process. If this does not decide the board, other machines search it in
     * parts.
     */
    private record InParts(SolveInParts parts) implements Answering {
        @Override
        public Verdict solve(Puzzle board, Solver solver) {
            try {
                return parts.solve(board, solver.options(), solver.listener());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (UnusableInput e) {
                throw new IllegalStateException("There is no journal of one board.", e);
            }
        }
    }

    /** Holds the journal and the tables of some bags. The tables begin with the answers that the journal has. */
    record Asking(List<TableReport.Member> members, Optional<TableJournal> journal, ProgressLine line)
            implements Closeable {
        /** Decides sizes for one of the bags, and adds each answer to the journal. */
        void decide(TableReport.Member member, List<Size> sizes) {
            int number = members.indexOf(member);
            member.table().decide(sizes, entry -> {
                journal.ifPresent(file -> file.add(number, entry));
                line.clear();
            });
        }

        @Override
        public void close() throws IOException {
            if (journal.isPresent()) {
                journal.get().close();
            }
        }
    }
}
