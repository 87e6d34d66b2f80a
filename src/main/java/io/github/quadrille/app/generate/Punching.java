package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.GeneratedPuzzle.Known;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a packing the only one of its puzzle by punching out whole pieces, whose cells become holes. Punching never
 * adds a packing: with the punched piece laid back, each packing of the smaller puzzle becomes a packing of the larger
 * puzzle. The other packings of the puzzle are called rivals. When a piece is punched out, all rivals without this
 * piece are gone. So the piece that the fewest rivals contain is punched out first. When all rivals are known, pieces
 * are punched out until no rival is left (a greedy hitting set). When there are too many rivals, one piece is punched
 * out and the search for rivals begins again.
 *
 * <p>The board stays connected: pieces that a hole cuts off are punched out, too. If several pieces are in equally few
 * rivals, the fewest cells are punched out. Among equal numbers of cells, a piece at the rim or at a hole is chosen. A
 * few large holes look better than many small ones.
 *
 * @param puzzle the whole board, with any number of every kind
 * @param filling a packing of the puzzle, with the cells of each piece sorted
 * @param mostHoles the largest number of cells that may be punched out
 */
public record Punching(Puzzle puzzle, Packing filling, int mostHoles) implements GenerationAttempt {
    /** A search for rivals stops when it has found one packing more than this number. */
    private static final int RIVALS = 500;

    private static final long NODES = 2_000_000;
    private static final int SIDES = 4;

    /**
     * Holds the packings of a puzzle that differ from the packing to keep.
     *
     * @param known the packings that the search has found
     * @param all whether the search has proven that there are no more
     */
    private record Rivals(List<Set<Placement>> known, boolean all) {}

    @Override
    public boolean succeeds(GenerationClock generationClock) {
        return survivors(generationClock).isPresent();
    }

    /**
     * Returns the puzzle in which the packing, or the part of it that remains, is proven to be the only one.
     *
     * @return empty when {@code mostHoles} cells are not enough, or when the search takes too long
     */
    Optional<GeneratedPuzzle> make(String name, GenerationClock generationClock) {
        return survivors(generationClock).map(kept -> {
            Puzzle left = puzzle(name, kept);
            Known known = SecondOpinion.isCounted(left, generationClock) ? Known.UNIQUE_TWICE : Known.UNIQUE;
            return GeneratedPuzzle.packed(left, known, new Packing(kept), pieces())
                    .measured();
        });
    }

    private PieceChoice pieces() {
        return new PieceChoice(puzzle.symmetry(), puzzle.bag().kinds());
    }

    /**
     * Returns the pieces that remain when their packing is the only one. The result is empty when {@code mostHoles}
     * cells are not enough, or when the search takes too long.
     */
    private Optional<List<Placement>> survivors(GenerationClock patience) {
        List<Placement> kept = new ArrayList<>(filling.pieces());
        int holesLeft = mostHoles;
        while (true) {
            Rivals rivals = rivals(kept, holesLeft == 0 ? 2 : RIVALS + 1, patience);
            if (rivals.known().isEmpty()) {
                return rivals.all() ? Optional.of(kept) : Optional.empty();
            }
            List<Set<Placement>> left = new ArrayList<>(rivals.known());
            do {
                Set<Placement> punched = mostRare(kept, left, holesLeft);
                if (punched.isEmpty()) {
                    return Optional.empty();
                }
                kept.removeAll(punched);
                left.removeIf(rival -> !rival.containsAll(punched));
                holesLeft -=
                        punched.stream().mapToInt(piece -> piece.cells().size()).sum();
            } while (rivals.all() && !left.isEmpty());
        }
    }

    /**
     * Holds a piece that may be punched out, and the pieces that are cut off and punched out with it.
     *
     * @param cells the number of cells of all these pieces
     * @param sharing the number of rivals that contain all these pieces
     * @param rim the number of sides of the first piece's cells that border a hole or the edge of the board
     */
    private record Punch(Set<Placement> pieces, int cells, long sharing, int rim) {
        static final Comparator<Punch> BEST_FIRST = Comparator.comparingLong(Punch::sharing)
                .thenComparingInt(Punch::cells)
                .thenComparing(Punch::rim, Comparator.reverseOrder());
    }

    /**
     * Returns a piece to punch out next, with the pieces that it cuts off from the rest. Together they have at most
     * {@code holesLeft} cells. The fewest rivals contain all of them, where a rival is another packing of the same
     * puzzle. The set is empty if no piece can be punched out.
     */
    private Set<Placement> mostRare(List<Placement> kept, List<Set<Placement>> rivals, int holesLeft) {
        Optional<Punch> best = Optional.empty();
        for (Placement piece : kept) {
            Set<Placement> pieces = cutOff(piece, kept);
            int cells = pieces.stream().mapToInt(each -> each.cells().size()).sum();
            if (cells <= holesLeft && pieces.size() < kept.size()) {
                long sharing = rivals.stream()
                        .filter(rival -> rival.containsAll(pieces))
                        .count();
                Punch punch = new Punch(pieces, cells, sharing, rim(piece, kept));
                best = best.isEmpty() || Punch.BEST_FIRST.compare(punch, best.get()) < 0 ? Optional.of(punch) : best;
            }
        }
        return best.map(Punch::pieces).orElse(Set.of());
    }

    /** Returns the indexes of the cells on which pieces lie. */
    private BitSet cells(List<Placement> laid) {
        BitSet cells = new BitSet();
        laid.forEach(
                piece -> piece.cells().forEach(cell -> cells.set(puzzle.region().cellAt(cell))));
        return cells;
    }

    /** Counts the sides of a piece's cells that border a hole or the edge of the board. */
    private int rim(Placement piece, List<Placement> kept) {
        BitSet cells = cells(kept);
        return piece.cells().stream()
                .mapToInt(cell -> SIDES
                        - (int) Arrays.stream(puzzle.region()
                                        .neighbours(puzzle.region().cellAt(cell)))
                                .filter(cells::get)
                                .count())
                .sum();
    }

    /**
     * Returns a piece together with the pieces that are cut off when it is punched out. A piece is cut off if it does
     * not belong to the largest connected part that then remains.
     */
    private Set<Placement> cutOff(Placement piece, List<Placement> kept) {
        BitSet others = cells(kept);
        others.andNot(cells(List.of(piece)));
        Set<Integer> largest = Gap.parts(puzzle.region(), others).stream()
                // If several parts are the largest, the first of them is taken.
                .reduce(Set.of(), (one, other) -> other.size() > one.size() ? other : one);
        Set<Placement> gone = new LinkedHashSet<>(Set.of(piece));
        kept.stream()
                .filter(other ->
                        !largest.contains(puzzle.region().cellAt(other.cells().get(0))))
                .forEach(gone::add);
        return gone;
    }

    private Rivals rivals(List<Placement> kept, int most, GenerationClock patience) {
        List<Set<Placement>> known = new ArrayList<>();
        SearchOptions options = SearchOptions.FIND_ALL.withPackings(most).withNodeLimit(NODES);
        Verdict verdict = patience.solver(
                        puzzle(puzzle.name(), kept), options, packing -> known.add(Set.copyOf(packing.pieces())))
                .solve();
        known.remove(Set.copyOf(kept));
        return new Rivals(
                known, verdict instanceof Verdict.Packed && verdict.stopped().isEmpty());
    }

    private Puzzle puzzle(String name, List<Placement> kept) {
        BitSet cells = cells(kept);
        Region board = puzzle.region();
        Region region = board.drawnAs(board.picture(cell -> cells.get(cell) ? Region.MANDATORY : Region.HOLE));
        return puzzle.on(region).named(name).with(pieces().countedIn(kept)).with(Goal.PACK);
    }
}
