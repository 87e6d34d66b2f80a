package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.TouchingCells;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Reads the letters and numbers of a picture as pieces of a puzzle. If at least half of the symbols are letters of
 * kinds, touching cells with the same letter are divided into pieces. On lattices other than that of squares, this is
 * done only if all symbols are letters of kinds. Dividing the cells is a small puzzle, which is solved. If cells cannot
 * be divided, they become one piece, which the check then refuses.
 *
 * <p>Otherwise several readings are tried. In the first, letters of kinds stand for these kinds. In the second, each
 * symbol names a piece, whose shape tells its kind. If fewer than half of the symbols are letters of kinds, there is a
 * third: each symbol stands for one kind, which is found by matching. The first reading without a fault is taken, or
 * else the reading whose faults weigh least.
 */
public final class PictureReading {
    private static final SearchOptions PATIENT = SearchOptions.FIND_ONE.withNodeLimit(100_000);
    /** A matching is tried only if there are at most this many pairs of a symbol and a kind. */
    private static final int MOST_TRIES = 400;

    private final Puzzle puzzle;
    private final PackingChecker checker;

    public PictureReading(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
    }

    /**
     * Returns a reader of pictures. If a puzzle is given, the pictures are of this puzzle. Otherwise their puzzle is
     * not known.
     */
    public static Function<PictureSymbols, Packing> of(Optional<Puzzle> puzzle) {
        return puzzle.isPresent() ? new PictureReading(puzzle.get())::read : new BoardlessReading()::read;
    }

    /**
     * Reads a picture. The cells with 0 can be a piece, too, if the goal is to pack, the symbols are the numbers from
     * 0, and all these cells are on the board. They count as a piece when that leads to fewer faults.
     */
    public Packing read(PictureSymbols written) {
        PictureSymbols symbols = written.withoutCross(cells -> cells.stream().noneMatch(this::isOnBoard));
        Packing without = read(symbols.letters());
        boolean mayBePiece = puzzle.goal() instanceof Goal.Pack
                && symbols.isNumberedFromZero()
                && symbols.zero().stream()
                        .flatMap(zero -> zero.cells().stream())
                        .allMatch(this::isOnBoard);
        if (!mayBePiece) {
            return without;
        }
        Packing with = read(symbols.withZero());
        return checker.faults(with).size() < checker.faults(without).size() ? with : without;
    }

    private boolean isOnBoard(Cell cell) {
        return puzzle.region().cellAt(cell) >= 0;
    }

    /** Reads a packing that has the symbols of a picture as kinds, and replaces the symbols by the names of kinds. */
    public Packing read(Packing letters) {
        long cells =
                letters.pieces().stream().mapToLong(part -> part.cells().size()).sum();
        if (cells
                > 2L
                        * puzzle.region().layers()
                        * puzzle.region().rows()
                        * puzzle.region().columns()) {
            // The picture is of another board. The check of the packing reports that.
            return letters;
        }
        long ofKinds =
                letters.pieces().stream().filter(part -> kind(part.kind()) >= 0).count();
        boolean areMost = 2 * ofKinds >= letters.pieces().size();
        // Only pictures of squares can have outlines. On other lattices, answers give different letters to pieces of
        // the same kind. So there a letter can be the letter of a kind by chance.
        boolean areLetters =
                ofKinds == letters.pieces().size() || puzzle.region().lattice() == Lattices.SQUARE;
        if (ofKinds > 0 && areMost && areLetters) {
            return ofKinds(letters);
        }
        List<UnaryOperator<Packing>> readings = new ArrayList<>();
        if (ofKinds > 0) {
            readings.add(this::ofKinds);
        }
        readings.add(this::named);
        if (!areMost) {
            readings.add(this::matched);
        }
        Packing best = letters;
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < readings.size() && fewest > 0; i++) {
            Packing reading = readings.get(i).apply(letters);
            long faults = weight(checker.faults(reading));
            if (faults < fewest) {
                best = reading;
                fewest = faults;
            }
        }
        return best;
    }

    /**
     * Returns the weight of faults, by which readings are compared. One fault that is not a broken rule weighs more
     * than any number of broken rules.
     */
    private static long weight(List<Fault> faults) {
        long others =
                faults.stream().filter(fault -> fault.type() != Fault.Type.RULE).count();
        return others * Integer.MAX_VALUE + faults.size();
    }

    /**
     * Reads the picture by replacing each letter of a kind by this kind, and by dividing the cells of the letter into
     * pieces.
     */
    private Packing ofKinds(Packing letters) {
        List<Placement> pieces = new ArrayList<>();
        for (Placement part : letters.pieces()) {
            int index = kind(part.kind());
            if (index < 0) {
                pieces.add(part);
                continue;
            }
            pieces.addAll(pieces(puzzle.bag().kind(index), part.cells()));
        }
        return new Packing(pieces);
    }

    /** Divides all cells with one symbol into pieces of a kind, as far as possible. */
    private List<Placement> pieces(Kind kind, List<Cell> cells) {
        if (cells.size() == kind.size()) {
            return List.of(new Placement(kind.name(), cells));
        }
        return kind.shape().isConnected()
                ? parts(cells).stream()
                        .flatMap(part -> divided(kind, part).stream())
                        .toList()
                : divided(kind, cells);
    }

    /**
     * Reads the picture so that every symbol stands for one kind, and different symbols stand for different kinds. If
     * that is impossible, or would take too long, it returns the picture itself.
     */
    private Packing matched(Packing symbols) {
        Bag bag = puzzle.bag();
        List<Placement> parts = symbols.pieces();
        if (parts.size() > bag.size() || parts.size() * bag.size() > MOST_TRIES) {
            return symbols;
        }
        List<List<List<Placement>>> pieces = parts.stream()
                .map(part -> bag.supplies().stream()
                        .map(supply -> pieces(supply.kind(), part.cells()))
                        .toList())
                .toList();
        List<List<Integer>> possible = pieces.stream()
                .map(ofSymbol -> IntStream.range(0, bag.size())
                        .filter(kind ->
                                ofSymbol.get(kind).size() <= bag.count(kind).max() && areAll(kind, ofSymbol.get(kind)))
                        .boxed()
                        .toList())
                .toList();
        return SymbolKinds.of(possible, bag.size())
                .map(kinds -> new Packing(IntStream.range(0, kinds.size())
                        .boxed()
                        .flatMap(symbol -> pieces.get(symbol).get(kinds.get(symbol)).stream())
                        .toList()))
                .orElse(symbols);
    }

    private boolean areAll(int kind, List<Placement> pieces) {
        return pieces.stream().allMatch(piece -> checker.looksLike(kind, piece.cells()));
    }

    /**
     * Reads the picture so that each symbol names a piece. If all cells of a symbol together do not have the shape of a
     * kind, each connected part of them is a piece.
     */
    private Packing named(Packing letters) {
        List<Placement> pieces = new ArrayList<>();
        for (Placement part : letters.pieces()) {
            List<List<Cell>> groups =
                    kindOf(part.kind(), part.cells()).isPresent() ? List.of(part.cells()) : parts(part.cells());
            groups.forEach(cells ->
                    pieces.add(new Placement(kindOf(part.kind(), cells).orElse("shape of " + part.kind()), cells)));
        }
        return new Packing(pieces);
    }

    /**
     * Returns the name of a kind that has the shape of the cells. If the kind whose letter is the symbol has this
     * shape, its name is returned.
     */
    private Optional<String> kindOf(String symbol, List<Cell> cells) {
        int index = kind(symbol);
        return IntStream.concat(
                        index < 0 ? IntStream.empty() : IntStream.of(index),
                        IntStream.range(0, puzzle.bag().size()))
                .filter(kind -> checker.looksLike(kind, cells))
                .mapToObj(kind -> puzzle.bag().kind(kind).name())
                .findFirst();
    }

    private int kind(String letter) {
        for (int index = 0; index < puzzle.bag().size(); index++) {
            if (letter.equals(String.valueOf(puzzle.bag().letter(index)))) {
                return index;
            }
        }
        return -1;
    }

    /**
     * Divides cells into pieces of a kind. If that fails, or if there are no more cells than the kind has, it returns
     * all cells as one piece.
     */
    private List<Placement> divided(Kind kind, List<Cell> cells) {
        List<Placement> together = List.of(new Placement(kind.name(), cells));
        Region region = puzzle.region();
        if (cells.size() <= kind.size() || !cells.stream().allMatch(region::contains)) {
            return together;
        }
        char[][] rows = new char[region.layers() * region.rows()][region.columns()];
        for (char[] row : rows) {
            Arrays.fill(row, Region.HOLE);
        }
        cells.forEach(cell -> rows[cell.layer() * region.rows() + cell.row()][cell.column()] = Region.MANDATORY);
        Region part = region.drawnAs(Arrays.stream(rows).map(String::new).toList());
        Bag only = new Bag(List.of(new Supply(kind, CountRange.ANY)));
        Puzzle question = new Puzzle(kind.name(), part, puzzle.symmetry(), only);
        return Solver.of(question).with(PATIENT).solve() instanceof Verdict.Packed packed
                ? packed.first().pieces()
                : together;
    }

    /** Returns the connected parts of a set of cells. */
    private List<List<Cell>> parts(List<Cell> cells) {
        return TouchingCells.parts(puzzle.region().lattice(), cells, puzzle.region()::carried);
    }

    /**
     * Reads the letters and numbers of a picture whose puzzle is not known. Touching cells with the same symbol are a
     * piece. Its kind is the name of the free piece with its shape. If this shape has no name, the kind gets a name
     * that contains the first symbol with this shape.
     */
    private static final class BoardlessReading {
        private final Map<Polyform, String> names = new HashMap<>();
        private final Map<Polyform, String> symbols = new HashMap<>();

        BoardlessReading() {
            for (String name : BuiltInKinds.names()) {
                BuiltInKinds.find(name)
                        .map(Kind::shape)
                        .ifPresent(shape -> shape.orientations(PieceSymmetry.FREE)
                                .forEach(orientation -> names.putIfAbsent(orientation, name)));
            }
        }

        /** Reads a picture, and replaces symbols by names of kinds. */
        Packing read(PictureSymbols picture) {
            List<Placement> pieces = new ArrayList<>();
            for (Placement part : picture.letters().pieces()) {
                for (List<Cell> cells : TouchingCells.parts(Lattices.SQUARE, part.cells(), UnaryOperator.identity())) {
                    pieces.add(new Placement(name(part.kind(), new Polyform(cells)), cells));
                }
            }
            return new Packing(pieces);
        }

        private String name(String symbol, Polyform shape) {
            String known = names.get(shape);
            return known != null ? known : symbols.computeIfAbsent(shape, first -> "piece-" + symbol);
        }
    }
}
