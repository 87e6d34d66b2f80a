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
import java.util.function.Consumer;

/**
 * Reads the packing of a run that another program reports. The packing is given as rows of letters with slashes between
 * them, or as the name of a file. This name is relative to the folder of the file of results.
 */
final class ReportedPacking {
    private ReportedPacking() {}

    /**
     * Reads a packing; the checker decides later whether it is a packing of the puzzle. Claims about an optimal
     * covering are ignored, because the exact answer is more reliable.
     *
     * @param field the field of the file of results that has the packing
     * @param problems the receiver of the problems of the file of results
     */
    static Optional<Packing> read(Field field, Puzzle puzzle, Problems problems) {
        PictureReading pictures = new PictureReading(puzzle);
        List<Packing> packings = new ArrayList<>();
        List<Problem> unreadable = new ArrayList<>();
        Consumer<PackingRecord> receiver = record -> {
            if (record instanceof PackingRecord.FoundPacking found) {
                packings.add(found.packing());
            } else if (record instanceof PackingRecord.PackingPicture picture) {
                packings.add(pictures.read(picture.symbols()));
            } else if (record instanceof PackingRecord.Unreadable bad) {
                unreadable.addAll(bad.problems());
            }
        };
        String text = field.text();
        String table = problems.source();
        try {
            if (text.matches("(?s).*\\.(json|ndjson|txt)")) {
                String file = Path.of(table).resolveSibling(text).toString();
                PackingRecords.read(file, puzzle, receiver).ifPresent(unreadable::add);
            } else {
                PackingRecords.readRows(table, text.replace('/', '\n'), puzzle, receiver);
            }
        } catch (UnusableInput e) {
            unreadable.addAll(e.problems());
        } catch (InvalidPathException e) {
            packings.clear();
        }
        if (unreadable.isEmpty() && packings.size() == 1) {
            return Optional.of(packings.get(0));
        }
        String why = unreadable.isEmpty()
                ? "it has %d packings, not one".formatted(packings.size())
                : unreadable.get(0).message().replaceFirst("\\. .*|\\.$", "");
        problems.add(
                field.position(),
                "%s is not a packing: %s. Give rows of letters such as TTTI/OOTI, or a file .json or .txt."
                        .formatted(Quote.of(text), why));
        return Optional.empty();
    }
}
