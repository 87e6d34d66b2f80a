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
 * Makes a packing the only one of its puzzle by punching out whole pieces. Punching never adds a packing: with the
 * punched piece laid back, each packing of the smaller puzzle becomes one of the larger. All rival packings without
 * that piece are gone, so the piece that the fewest rivals share goes first. When all rivals are known, this is a
 * greedy hitting set. When there are too many, one piece goes and the rivals are searched again. The board stays
 * connected: pieces that a hole cuts off go, too. Among equals, a piece at the rim or at a hole goes first, because a
 * few large holes are handsomer than many.
 *
 * @param puzzle the whole board, with any number of every kind
 * @param filling a packing of the puzzle, with the cells of each piece sorted
 * @param mostHoles the largest number of cells that may be punched out
 */
public record Punching(Puzzle puzzle, Packing filling, int mostHoles) implements GenerationAttempt {
    /** At most this many rivals are kept at a time. */
    private static final int RIVALS = 500;

    private static final long NODES = 2_000_000;
    private static final int SIDES = 4;

    /**
     * Holds other packings of a puzzle.
     *
     * @param known some of these packings
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
     * @return empty when the holes are not enough, or when the search takes too long
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
     * Returns the pieces that remain when their packing is the only one. The result is empty when the holes are not
     * enough, or when the search takes too long.
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

    /** Holds pieces that are punched out together, and the number of rivals that contain all of them. */
    private record Punch(Set<Placement> pieces, int cells, long sharing, int rim) {
        static final Comparator<Punch> BEST_FIRST = Comparator.comparingLong(Punch::sharing)
                .thenComparingInt(Punch::cells)
                .thenComparing(Punch::rim, Comparator.reverseOrder());
    }

    /**
     * Returns the pieces that may still be punched out and that the fewest rivals share. The set is empty if no more
     * pieces may be punched out.
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

    /** Returns the numbers of the cells on which pieces lie. */
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

    /** Returns a piece, and all pieces that without it are not connected to the largest part of the others. */
    private Set<Placement> cutOff(Placement piece, List<Placement> kept) {
        BitSet others = cells(kept);
        others.andNot(cells(List.of(piece)));
        Set<Integer> largest = Gap.parts(puzzle.region(), others).stream()
                // Among the largest parts, the first one is taken.
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
