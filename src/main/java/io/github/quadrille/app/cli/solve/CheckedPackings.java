package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import io.github.quadrille.io.text.InputFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Checks packings from files one by one, and collects what is wrong with them. */
final class CheckedPackings {
    private static final int MOST_TOLD = 50;

    private final Puzzle puzzle;
    private final PackingChecker checker;
    private final BiConsumer<Packing, List<Fault>> each;
    private final Consumer<List<Problem>> bad;
    private final List<String> faults = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    /** Each of these problems is about a file without any packing. */
    private final List<Problem> without = new ArrayList<>();
    /**
     * Holds the numbers of the valid packings, in a list for each file. The key is the prefix that messages have for
     * the file.
     */
    private final Map<String, NumberList> valid = new LinkedHashMap<>();

    private String prefix = "";
    private long number;
    private long faultCount;
    private long problemCount;
    private long invalid;
    private long checked;
    private long unreadable;
    /** The packing that covers the most cells covers this many. The number is -1 before the first packing. */
    private long covered = -1;

    private int piecesCovering;
    /** The best valid covering is worth this much. */
    private OptionalLong worth = OptionalLong.empty();

    private OptionalLong claim = OptionalLong.empty();

    /**
     * Prepares to check packings. None is checked yet.
     *
     * @param each the receiver of the packings, with their faults
     * @param bad the receiver of the problems of texts that cannot be read as a packing
     */
    CheckedPackings(Puzzle puzzle, BiConsumer<Packing, List<Fault>> each, Consumer<List<Problem>> bad) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
        this.each = each;
        this.bad = bad;
    }

    /** Reads as much of the files as can be read. The packings of each file are numbered from 1. */
    void read(List<String> files) {
        PictureReading pictures = new PictureReading(puzzle);
        for (String file : files) {
            if (files.size() > 1) {
                prefix = InputFile.label(file) + ": ";
                number = 0;
            }
            try {
                PackingRecords.read(file, puzzle, record -> take(record, pictures))
                        .ifPresent(without::add);
            } catch (UnusableInput e) {
                refuse(e.problems());
            }
        }
        if (!isEmpty() || !problems.isEmpty()) {
            without.forEach(problem -> refuse(List.of(problem)));
        }
    }

    private void take(PackingRecord record, PictureReading pictures) {
        if (record instanceof PackingRecord.FoundPacking found) {
            check(found.packing());
        } else if (record instanceof PackingRecord.PackingPicture picture) {
            check(pictures.read(picture.symbols()));
        } else if (record instanceof PackingRecord.Remark remark) {
            fault(number + 1, remark.sentence());
        } else if (record instanceof PackingRecord.Unreadable unread) {
            refuse(unread.problems());
        } else if (record instanceof PackingRecord.Optimum optimum) {
            claim = OptionalLong.of(optimum.worth());
        }
    }

    private void refuse(List<Problem> why) {
        unreadable++;
        problemCount += why.size();
        why.stream().limit(MOST_TOLD - problems.size()).forEach(problems::add);
        bad.accept(why);
    }

    private void fault(long packing, String words) {
        if (faultCount++ < MOST_TOLD) {
            faults.add("%spacking %,d: %s".formatted(prefix, packing, words));
        }
    }

    /** Checks one more packing. */
    void check(Packing packing) {
        List<Fault> wrong = checker.faults(packing);
        checked++;
        number++;
        if (wrong.isEmpty()) {
            valid.computeIfAbsent(prefix, from -> new NumberList()).add(number);
            if (puzzle.goal() instanceof Goal.Cover goal) {
                worth = OptionalLong.of(Math.max(worth.orElse(0), goal.worth(puzzle, packing)));
            }
        } else {
            invalid++;
        }
        keepCovered(packing);
        wrong.forEach(fault -> fault(number, fault.message()));
        each.accept(packing, wrong);
    }

    private void keepCovered(Packing packing) {
        Region region = puzzle.region();
        long cells = packing.pieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .filter(cell -> region.contains(cell) && region.cellAt(cell) >= 0)
                .distinct()
                .count();
        if (cells > covered) {
            covered = cells;
            piecesCovering = packing.pieces().size();
        }
    }

    /**
     * Refuses input that could not be read. Call this method after the answer is printed, so that the answer is not
     * lost.
     *
     * @throws UnusableInput when something could not be read, or when no file had a packing
     */
    void refuseUnreadable() throws UnusableInput {
        if (problems.isEmpty() && isEmpty()) {
            throw new UnusableInput(without);
        }
        if (!problems.isEmpty()) {
            if (problemCount > problems.size()) {
                String more = "%,d more mistakes are not shown. Correct these first."
                        .formatted(problemCount - problems.size());
                problems.add(new Problem(problems.get(0).source(), 0, 0, more));
            }
            throw new UnusableInput(problems);
        }
    }

    boolean isEmpty() {
        return checked == 0;
    }

    boolean anyValid() {
        return checked > invalid;
    }

    ExitStatus status() {
        return unreadable > 0 ? ExitStatus.UNUSABLE : invalid == 0 ? ExitStatus.YES : ExitStatus.NO;
    }

    OptionalLong worth() {
        return worth;
    }

    /**
     * Returns the worth that the files claim for a best covering. If there are several claims, the last one counts. The
     * result is empty if there is no claim.
     */
    OptionalLong claim() {
        return claim;
    }

    /**
     * Prints the status and the faults. Then it prints how many packings are valid, which packings are valid, and how
     * much is covered.
     *
     * @param quiet whether the faults are left out
     */
    void print(Terminal terminal, boolean quiet) {
        String word = switch (status()) {
            case YES -> isEmpty() ? "empty" : "valid";
            case UNUSABLE -> "unusable";
            default -> "invalid";
        };
        terminal.say("status: %s", word);
        if (!quiet) {
            faults.forEach(terminal.out()::println);
            if (faultCount > faults.size()) {
                terminal.say("and %,d more faults, which are not shown", faultCount - faults.size());
            }
        }
        String more = unreadable > 0 ? ", %,d unreadable".formatted(unreadable) : "";
        terminal.say("packings: %,d valid, %,d invalid%s", checked - invalid, invalid, more);
        if (invalid > 0 && anyValid()) {
            valid.forEach((from, numbers) -> terminal.say("valid: %s%s", from, numbers));
        }
        if (covered >= 0) {
            terminal.say(
                    "%s: %,d of %,d cells by %s",
                    checked > 1 ? "most covered" : "covered",
                    covered,
                    puzzle.region().size(),
                    CountedNoun.of(piecesCovering, "piece"));
        }
    }

    /**
     * Prints the worth of the best valid covering.
     *
     * @param more words to add about the worth, or nothing
     */
    void printWorth(Terminal terminal, String more) {
        if (puzzle.goal() instanceof Goal.Cover goal && worth.isPresent()) {
            terminal.say("worth: %,d %s%s", worth.getAsLong(), goal.unit(), more);
        }
    }

    /**
     * Writes ascending numbers in short form: {@code 1, 4..7, 9}. After 20 such parts, further numbers are only
     * counted.
     */
    static final class NumberList {
        private static final int MOST_SPANS = 20;

        private final List<long[]> spans = new ArrayList<>();
        private long more;

        void add(long number) {
            long[] last = spans.isEmpty() ? new long[] {0, Long.MIN_VALUE} : spans.get(spans.size() - 1);
            if (more == 0 && last[1] == number - 1) {
                last[1] = number;
            } else if (spans.size() < MOST_SPANS) {
                spans.add(new long[] {number, number});
            } else {
                more++;
            }
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (long[] span : spans) {
                text.append(text.isEmpty() ? "" : ", ")
                        .append("%,d".formatted(span[0]))
                        .append(
                                span[1] == span[0]
                                        ? ""
                                        : (span[1] == span[0] + 1 ? ", %,d" : "..%,d").formatted(span[1]));
            }
            return text.append(more > 0 ? " and %,d more".formatted(more) : "").toString();
        }
    }
}
