package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.packing.PackingRecord;
import io.github.quadrille.io.packing.PackingRecords;
import io.github.quadrille.io.picture.PictureReading;
import io.github.quadrille.io.text.CsvTable.Field;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The packing of a reported run: rows of letters with slashes between them, or the name of a file beside the table. */
final class ReportedPacking {
    private final PictureReading pictures;
    private final List<Packing> packings = new ArrayList<>();
    private final List<Problem> unreadable = new ArrayList<>();

    private ReportedPacking(Puzzle puzzle) {
        this.pictures = new PictureReading(puzzle);
    }

    /**
     * Reads it; whether it is a packing of the puzzle, the checker says.
     *
     * @param table the file in which the field stands; files are looked for from its folder
     */
    static Optional<Packing> read(String table, Field field, Puzzle puzzle, Problems problems) {
        ReportedPacking packing = new ReportedPacking(puzzle);
        try {
            packing.read(table, field.text(), puzzle);
        } catch (UnusableInput e) {
            packing.unreadable.addAll(e.problems());
        } catch (InvalidPathException e) {
            packing.packings.clear();
        }
        if (packing.unreadable.isEmpty() && packing.packings.size() == 1) {
            return Optional.of(packing.packings.get(0));
        }
        String why = packing.unreadable.isEmpty()
                ? "there are %d packings in it".formatted(packing.packings.size())
                : packing.unreadable.get(0).message().replaceFirst("\\. Maybe .*", "");
        problems.add(
                field.position(),
                "%s is no packing: %s. Maybe rows of letters such as TTTI/OOTI, or a file .json or .txt."
                        .formatted(Quote.of(field.text()), why));
        return Optional.empty();
    }

    private void read(String table, String text, Puzzle puzzle) throws UnusableInput {
        if (text.matches("(?s).*\\.(json|ndjson|txt)")) {
            String file = Path.of(table).resolveSibling(text).toString();
            PackingRecords.read(file, puzzle, this::take).ifPresent(unreadable::add);
        } else {
            PackingRecords.readRows(table, text.replace('/', '\n'), puzzle, this::take);
        }
    }

    /** Claims about a covering are left out: the exact answer knows better. */
    private void take(PackingRecord record) {
        if (record instanceof PackingRecord.FoundPacking found) {
            packings.add(found.packing());
        } else if (record instanceof PackingRecord.PackingPicture picture) {
            packings.add(pictures.read(picture.letters()));
        } else if (record instanceof PackingRecord.Unreadable bad) {
            unreadable.addAll(bad.problems());
        }
    }
}
