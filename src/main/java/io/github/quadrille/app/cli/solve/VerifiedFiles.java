package io.github.quadrille.app.cli.solve;

import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import io.github.quadrille.io.text.InputFile;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Files of packings, which are checked while they are read, and handed on with what is wrong with them. */
final class VerifiedFiles {
    private final Puzzle puzzle;
    private final CheckedPackings checked;
    private final PictureReading pictures;
    private final BiConsumer<Packing, List<Fault>> each;
    private final Consumer<List<Problem>> bad;
    /** What is to say of files without any packing. */
    private final List<Problem> without = new ArrayList<>();

    private OptionalLong claim = OptionalLong.empty();

    /**
     * @param each gets the packings, with their faults
     * @param bad gets what is wrong with what is not even a packing
     */
    VerifiedFiles(Puzzle puzzle, BiConsumer<Packing, List<Fault>> each, Consumer<List<Problem>> bad) {
        this.puzzle = puzzle;
        this.checked = new CheckedPackings(puzzle);
        this.pictures = new PictureReading(puzzle);
        this.each = each;
        this.bad = bad;
    }

    CheckedPackings checked() {
        return checked;
    }

    /** What the files say is the most that a covering is worth. */
    OptionalLong claim() {
        return claim;
    }

    /** Reads as much as can be read. */
    void read(List<String> files) {
        for (String file : files) {
            if (files.size() > 1) {
                checked.begin(InputFile.label(file));
            }
            try {
                PackingRecords.read(file, puzzle, this::take).ifPresent(without::add);
            } catch (UnusableInput e) {
                refuse(e.problems());
            }
        }
        if (!checked.isEmpty() || !checked.problems().isEmpty()) {
            without.forEach(problem -> refuse(List.of(problem)));
        }
    }

    /**
     * To be called after the answer, which is worth more.
     *
     * @throws UnusableInput when something could not be read, or there was nothing
     */
    void refuseUnreadable() throws UnusableInput {
        if (!checked.problems().isEmpty()) {
            List<Problem> problems = new ArrayList<>(checked.problems());
            if (checked.problemCount() > problems.size()) {
                String more =
                        "%,d more. Maybe correct these first.".formatted(checked.problemCount() - problems.size());
                problems.add(new Problem(problems.get(0).source(), 0, 0, more));
            }
            throw new UnusableInput(problems);
        }
        if (checked.isEmpty()) {
            throw new UnusableInput(without);
        }
    }

    private void take(PackingRecord record) {
        if (record instanceof PackingRecord.FoundPacking found) {
            take(found.packing());
        } else if (record instanceof PackingRecord.PackingPicture picture) {
            take(pictures.read(picture.letters()));
        } else if (record instanceof PackingRecord.Remark remark) {
            checked.remark(remark.sentence());
        } else if (record instanceof PackingRecord.Unreadable unreadable) {
            refuse(unreadable.problems());
        } else if (record instanceof PackingRecord.Optimum optimum) {
            claim = OptionalLong.of(optimum.worth());
        }
    }

    private void take(Packing packing) {
        each.accept(packing, checked.check(packing));
    }

    private void refuse(List<Problem> problems) {
        checked.unreadable(problems);
        bad.accept(problems);
    }
}
