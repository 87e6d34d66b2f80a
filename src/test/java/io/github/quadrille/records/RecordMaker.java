package io.github.quadrille.records;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Takes answers of {@code solve --format json} into the records if they have more pieces, or a smaller bound of the
 * number of pieces. Run in the project's folder with a folder of answers, it writes {@code records.csv}, the coverings
 * and the tables of the page. A better covering can also be put into its file by hand before the run.
 */
final class RecordMaker {
    private final RecordTable table;

    RecordMaker(RecordTable table) {
        this.table = table;
    }

    public static void main(String[] arguments) throws IOException {
        RecordTable table = Files.exists(RecordTable.FILE) ? RecordTable.read(RecordTable.FILE) : new RecordTable();
        RecordMaker maker = new RecordMaker(table);
        for (Standing standing : List.copyOf(table.all())) {
            maker.takeFile(standing);
        }
        for (Path answer : arguments.length == 0 ? List.<Path>of() : answers(Path.of(arguments[0]))) {
            maker.take(AnswerFile.read(answer)).ifPresent(System.out::println);
        }
        for (Series series : Series.ALL) {
            maker.inherit(series);
        }
        Files.writeString(RecordTable.FILE, table.text());
        RecordPages.write(table);
    }

    private static List<Path> answers(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    /** Takes an answer, and returns a description of its improvement, if there is one. */
    private Optional<String> take(AnswerFile answer) throws IOException {
        Standing told = answer.standing();
        Optional<Standing> known = table.at(told.series(), told.side());
        Standing now = known.map(before -> before.with(told)).orElse(told);
        table.put(now);
        if (told.found() > known.map(Standing::found).orElse(0)) {
            write(told, answer.pieces());
        }
        return known.filter(now::equals).isPresent() ? Optional.empty() : Optional.of(now.line());
    }

    /** Takes a better covering that was put into its file by hand. */
    private void takeFile(Standing standing) throws IOException {
        if (standing.found() > 0) {
            Packing covering = CoveringFile.packing(standing.series(), standing.side());
            PackingChecker checker = new PackingChecker(standing.series().puzzle(standing.side()));
            if (covering.pieces().size() > standing.found()
                    && checker.faults(covering).isEmpty()) {
                table.put(standing.withFound(covering.pieces().size()));
            }
        }
    }

    /**
     * Uses the covering of a square for the next larger square if it has more pieces than the covering of that square.
     */
    private void inherit(Series series) throws IOException {
        Standing before = null;
        for (Standing standing : table.of(series).toList()) {
            Standing here = standing;
            if (before != null && before.found() > here.found()) {
                here = here.with(here.withFound(before.found()));
                table.put(here);
                write(here, CoveringFile.pieces(CoveringFile.rows(CoveringFile.path(series, before.side()))));
            }
            before = here;
        }
    }

    private static void write(Standing standing, List<List<Cell>> pieces) throws IOException {
        Path file = CoveringFile.path(standing.series(), standing.side());
        Files.createDirectories(file.getParent());
        Files.writeString(file, CoveringFile.text(standing.series(), standing.side(), pieces));
    }
}
