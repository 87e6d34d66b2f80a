package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Packings from elsewhere, checked one by one, and what is wrong with them. */
final class CheckedPackings {
    private static final int FAULTS_PRINTED = 50;
    private static final int PROBLEMS_KEPT = 50;

    private final Puzzle puzzle;
    private final PackingChecker checker;
    private final List<String> faults = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    /** The numbers of the valid ones by what comes before them in messages. */
    private final Map<String, NumberList> valid = new LinkedHashMap<>();

    private String prefix = "";
    private long number;
    private long faultCount;
    private long remarks;
    private long problemCount;
    private long invalid;
    private long checked;
    private long unreadable;
    /** Of the packing that covers most; -1 before the first. */
    private int covered = -1;

    private long piecesCovering;
    /** Of the best valid covering. */
    private OptionalLong worth = OptionalLong.empty();

    CheckedPackings(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
    }

    /** The next ones are from another file, and are numbered anew. */
    void begin(String file) {
        prefix = file + ": ";
        number = 0;
    }

    /** What may explain what is wrong with the next one. */
    void remark(String sentence) {
        if (faults.size() < FAULTS_PRINTED) {
            faults.add("%spacking %,d: %s".formatted(prefix, number + 1, sentence));
        }
        remarks++;
    }

    /** Checks one more. */
    List<Fault> check(Packing packing) {
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
        faultCount += wrong.size();
        for (Fault fault : wrong) {
            if (faults.size() < FAULTS_PRINTED) {
                faults.add("%spacking %,d: %s".formatted(prefix, number, fault.message()));
            }
        }
        return wrong;
    }

    /** One more that is not even a packing. */
    void unreadable(List<Problem> why) {
        unreadable++;
        problemCount += why.size();
        why.stream().limit(PROBLEMS_KEPT - problems.size()).forEach(problems::add);
    }

    /** What is wrong with records that are not even packings. */
    List<Problem> problems() {
        return List.copyOf(problems);
    }

    long problemCount() {
        return problemCount;
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

    private String word() {
        return switch (status()) {
            case YES -> isEmpty() ? "empty" : "valid";
            case UNUSABLE -> "unusable";
            default -> "invalid";
        };
    }

    /** Prints the status, and if wanted all faults. */
    void printFaults(Terminal terminal, boolean quiet) {
        terminal.out().println("status: " + word());
        if (!quiet) {
            faults.forEach(terminal.out()::println);
            long more = faultCount + remarks - faults.size();
            if (more > 0) {
                terminal.out().printf("and %,d more faults%n", more);
            }
        }
    }

    /** Prints how many are valid, and which, and how much is covered. */
    void printNumbers(Terminal terminal) {
        terminal.out()
                .printf(
                        "packings: %,d valid, %,d invalid%s%n",
                        checked - invalid, invalid, unreadable > 0 ? ", %,d unreadable".formatted(unreadable) : "");
        if (invalid > 0 && anyValid()) {
            valid.forEach((from, numbers) -> terminal.out().println("valid: " + from + numbers));
        }
        if (covered >= 0) {
            terminal.out()
                    .printf(
                            "%s: %,d of %,d cells by %,d %s%n",
                            checked > 1 ? "most covered" : "covered",
                            covered,
                            puzzle.region().size(),
                            piecesCovering,
                            piecesCovering == 1 ? "piece" : "pieces");
        }
    }

    /**
     * Prints what the best valid covering is worth.
     *
     * @param more what is known or said of it, or nothing
     */
    void printWorth(Terminal terminal, String more) {
        if (puzzle.goal() instanceof Goal.Cover goal && worth.isPresent()) {
            terminal.out().println("worth: %,d %s%s".formatted(worth.getAsLong(), goal.unit(), more));
        }
    }

    private void keepCovered(Packing packing) {
        Region region = puzzle.region();
        long cells = packing.pieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .filter(cell -> isOn(region, cell))
                .distinct()
                .count();
        if (cells > covered) {
            covered = (int) cells;
            piecesCovering = packing.pieces().size();
        }
    }

    private static boolean isOn(Region region, Cell cell) {
        return region.contains(cell) && region.cellAt(cell) >= 0;
    }

    /** Numbers that come in order, as one writes them: {@code 1, 4..7, 9}. */
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
