package io.github.quadrille.io.packing;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.LatticeNotation;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.picture.LatticeMisfit;
import io.github.quadrille.io.picture.PictureSymbols;
import io.github.quadrille.io.picture.SymbolGrid;
import io.github.quadrille.io.text.Indentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Reads pictures of packings made of cubes, hexagons or triangles, in the form that answers have. There can be other
 * lines between the pictures. Layers of cubes stand side by side, or one below another.
 */
final class LatticePackingPictures {
    private static final Pattern ROW = Pattern.compile(" *[\\p{L}0-9.?#](?: *[\\p{L}0-9.?#])*");
    private static final Pattern WORD = Pattern.compile(" *\\p{L}{2,}");
    private static final Pattern NUMBERED_TITLE = Pattern.compile(" *\\p{L}{2,} +[0-9]+");
    private static final Pattern COMMA = Pattern.compile(" *[,;] *");
    private static final Pattern NUMBERS = Pattern.compile("-1|[0-9.]{1,4}");

    private final List<String> lines;
    private final Region region;
    private final BiConsumer<Integer, String> complaints;
    private final Consumer<PackingRecord> receiver;
    private final List<Integer> slices;
    private final List<List<String>> layers = new ArrayList<>();

    /**
     * Prepares to read pictures on one board.
     *
     * @param complaints a receiver that gets the number of a line, from 0, and a text that says what is wrong there
     */
    LatticePackingPictures(
            List<String> lines,
            Region region,
            BiConsumer<Integer, String> complaints,
            Consumer<PackingRecord> receiver) {
        this.lines = lines;
        this.region = region;
        this.slices = region.slices();
        this.complaints = complaints;
        this.receiver = receiver;
    }

    /** Reads all pictures, and passes them to the receiver. */
    void read() {
        int line = 0;
        while (line < lines.size()) {
            if (!isRow(lines.get(line))) {
                line++;
                continue;
            }
            int from = line;
            while (line < lines.size() && isRow(lines.get(line))) {
                line++;
            }
            block(from, lines.subList(from, line));
        }
        if (!layers.isEmpty()) {
            complain(lines.size() - 1, "This picture ends before its last layer.");
        }
    }

    /**
     * Returns whether a line is a row of a picture. A title above a picture is not a row. A title is a word with a
     * number, or letters without blanks that are more than the board has columns.
     */
    private boolean isRow(String line) {
        if (NUMBERED_TITLE.matcher(line).matches()) {
            return false;
        }
        if (region.lattice().isSolid()) {
            List<String> symbols = symbols(line);
            if (symbols.isEmpty() || symbols.size() % region.columns() != 0) {
                return false;
            }
        }
        return ROW.matcher(undivided(line)).matches()
                && (!WORD.matcher(line).matches() || line.strip().length() <= region.columns());
    }

    /**
     * Returns a row of cubes with blanks instead of commas, and with {@code .} instead of -1. In other programs, -1
     * stands for a cell on which no piece lies. A row of any other lattice is returned unchanged.
     */
    private String undivided(String line) {
        return region.lattice().isSolid()
                ? COMMA.matcher(line).replaceAll(" ").replace("-1", String.valueOf(Region.MANDATORY))
                : line;
    }

    /** Returns the symbol of each cube of a row. A symbol is a character, or a number between blanks. */
    private List<String> symbols(String line) {
        List<String> words = List.of(undivided(line).strip().split(" +"));
        boolean areNumbers =
                words.stream().allMatch(word -> NUMBERS.matcher(word).matches());
        boolean areCharacters = words.stream().allMatch(word -> word.length() == 1)
                || (region.columns() > 1 && words.stream().allMatch(word -> word.length() % region.columns() == 0));
        return areNumbers && !areCharacters
                ? words
                : List.of(String.join("", words).split(""));
    }

    private void block(int first, List<String> rows) {
        if (rows.size() % region.rows() != 0) {
            complain(first, "The picture has %d rows, but the board has %d.".formatted(rows.size(), region.rows()));
            return;
        }
        for (int from = 0; from < rows.size(); from += region.rows()) {
            List<String> picture = rows.subList(from, from + region.rows());
            if (region.lattice().isSolid()) {
                band(first + from, picture.stream().map(this::symbols).toList());
            } else {
                flat(first + from, Indentation.without(Indentation.common(picture), picture));
            }
        }
    }

    /** Reads layers that stand side by side. */
    private void band(int line, List<List<String>> rows) {
        int length = rows.get(0).size();
        if (rows.stream().anyMatch(row -> row.size() != length)
                || layers.size() / region.rows() + length / region.columns() > slices.size()) {
            layers.clear();
            complain(
                    line, "These rows do not form layers of %d x %d cells.".formatted(region.rows(), region.columns()));
            return;
        }
        for (int from = 0; from < length; from += region.columns()) {
            for (List<String> row : rows) {
                layers.add(row.subList(from, from + region.columns()));
            }
        }
        if (layers.size() == slices.size() * region.rows()) {
            receiver.accept(new PackingRecord.PackingPicture(cubes()));
            layers.clear();
        }
    }

    private PictureSymbols cubes() {
        SymbolGrid cells = new SymbolGrid();
        for (int row = 0; row < layers.size(); row++) {
            for (int column = 0; column < region.columns(); column++) {
                Cell cell = new Cell(slices.get(row / region.rows()), row % region.rows(), column);
                cells.add(layers.get(row).get(column), cell);
            }
        }
        return cells.symbols();
    }

    private void flat(int line, List<String> picture) {
        List<LatticeNotation.Mark> marks = marks(picture);
        Optional<LatticeMisfit> misfit = LatticeMisfit.of(marks, region);
        if (misfit.isPresent()) {
            complaints.accept(line + misfit.get().row(), misfit.get().message());
            return;
        }
        SymbolGrid cells = new SymbolGrid();
        marks.forEach(mark -> cells.add(String.valueOf(mark.character()), mark.cell()));
        receiver.accept(new PackingRecord.PackingPicture(cells.symbols()));
    }

    private List<LatticeNotation.Mark> marks(List<String> picture) {
        int left = LatticeNotation.leans(region.lattice())
                ? region.cells().stream().mapToInt(Cell::column).min().orElseThrow()
                : 0;
        return LatticeNotation.marks(region.lattice(), picture).stream()
                .map(mark -> new LatticeNotation.Mark(
                        mark.cell().shifted(0, left), mark.line(), mark.index(), mark.character()))
                .toList();
    }

    private void complain(int line, String what) {
        complaints.accept(
                line,
                what
                        + " Check that the picture is of this puzzle, or use JSON, as %s writes it."
                                .formatted(ParameterName.of("format", "json")));
    }
}
