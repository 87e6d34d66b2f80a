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
 * Reads the letters and numbers of a picture. If most are letters of kinds, cells with the same letter are divided
 * into pieces where they touch; whether that can be done is a small puzzle of its own. What cannot be divided stays
 * together, for the check to refuse. Else some letters may be those of kinds; or each symbol names a piece, whose shape
 * tells its kind; or, where most are no letters of kinds, each stands for one kind, which has to be found out. The first of these readings without a fault is
 * right, else that with the fewest.
 */
public final class PictureReading {
    private static final SearchOptions PATIENT = SearchOptions.FIND_ONE.withNodeLimit(100_000);
    /** Of pairs of a symbol and a kind. */
    private static final int MOST_TRIES = 400;

    private final Puzzle puzzle;
    private final PackingChecker checker;

    public PictureReading(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.checker = new PackingChecker(puzzle);
    }

    /** Reads pictures of a puzzle, or of none that is known. */
    public static Function<PictureSymbols, Packing> of(Optional<Puzzle> puzzle) {
        return puzzle.isPresent() ? new PictureReading(puzzle.get())::read : new BoardlessReading()::read;
    }

    /** The packing of a picture whose pieces should fill the board, so that in one numbered from 0 that is a piece where it has fewer faults. */
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

    /** The packing, with names of kinds for letters. */
    public Packing read(Packing letters) {
        long cells =
                letters.pieces().stream().mapToLong(part -> part.cells().size()).sum();
        if (cells
                > 2L
                        * puzzle.region().layers()
                        * puzzle.region().rows()
                        * puzzle.region().columns()) {
            // Of another board, as the check will say.
            return letters;
        }
        long ofKinds =
                letters.pieces().stream().filter(part -> kind(part.kind()) >= 0).count();
        boolean areMost = 2 * ofKinds >= letters.pieces().size();
        // Only where pieces have no outlines answers give letters of their own to those of one kind.
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

    /** Pieces that may lie so, but break a rule, are read better than pieces of no kind, however many rules they break. */
    private static long weight(List<Fault> faults) {
        long others =
                faults.stream().filter(fault -> fault.type() != Fault.Type.RULE).count();
        return others * Integer.MAX_VALUE + faults.size();
    }

    /** The packing in which the letters are those of kinds. */
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

    /** The pieces of a kind that all cells with one symbol are, as far as they can be divided. */
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

    /** The packing in which every symbol stands for one kind, and no two for the same; the picture if there is none. */
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

    /** The packing in which the letters are names of pieces; where a name is used again, its cells do not touch. */
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

    /** A kind of the shape of these cells: that of the symbol if it is one's letter and fits, else the first. */
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

    /** The pieces that these cells are, or one impossible piece. */
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

    /** The connected parts. */
    private List<List<Cell>> parts(List<Cell> cells) {
        return TouchingCells.parts(puzzle.region().lattice(), cells, puzzle.region()::carried);
    }

    /**
     * Reads the letters and numbers of a picture whose puzzle is not known: cells with the same symbol that touch are a piece.
     * It is called what free pieces of its shape are called, or else by its symbol.
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

        /** The packing, with names for symbols. */
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
