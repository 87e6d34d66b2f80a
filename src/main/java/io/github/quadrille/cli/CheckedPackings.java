package io.github.quadrille.cli;

import io.github.quadrille.puzzle.Fault;
import io.github.quadrille.puzzle.Goal;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.PackingChecker;
import io.github.quadrille.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Packings from elsewhere, checked one by one, and what is wrong with them. */
final class CheckedPackings {
    private static final int FAULTS_PRINTED = 50;

    private final Puzzle puzzle;
    private final PackingChecker checker;
    private final List<String> faults = new ArrayList<>();
    private long invalid;
    private long checked;
    /** Of the last valid covering. */
    private Optional<String> worth = Optional.empty();

    CheckedPackings(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
    }

    /** Checks one more. */
    List<Fault> check(Packing packing) {
        List<Fault> wrong = checker.faults(packing);
        if (wrong.isEmpty() && puzzle.goal() instanceof Goal.Cover goal) {
            worth = Optional.of("%,d %s".formatted(goal.worth(puzzle, packing), goal.unit()));
        }
        checked++;
        invalid += wrong.isEmpty() ? 0 : 1;
        for (Fault fault : wrong) {
            if (faults.size() < FAULTS_PRINTED) {
                faults.add("packing %,d: %s".formatted(checked, fault.message()));
            }
        }
        return wrong;
    }

    boolean isEmpty() {
        return checked == 0;
    }

    boolean anyValid() {
        return checked > invalid;
    }

    ExitStatus status() {
        return invalid == 0 ? ExitStatus.YES : ExitStatus.NO;
    }

    /**
     * Prints what came of it.
     *
     * @param claim what somebody says of the worth of a covering, or nothing
     */
    void print(Terminal terminal, String claim) {
        terminal.out().println("status: " + (isEmpty() ? "empty" : invalid == 0 ? "valid" : "invalid"));
        faults.forEach(terminal.out()::println);
        terminal.out().printf("packings: %,d valid, %,d invalid%n", checked - invalid, invalid);
        worth.ifPresent(best -> terminal.out().println("worth: " + best + claim));
    }
}
