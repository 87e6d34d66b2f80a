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
 * Makes a packing the only one of its puzzle by punching out whole pieces. That never adds a packing: laid back, the
 * piece extends each of the smaller puzzle to one of the larger. Of the rivals, those without the piece are gone, so
 * that the piece which the fewest rivals share goes first. When all rivals are known this is a greedy hitting set; when
 * there are too many, one piece goes and they are searched again. The board stays connected: what a hole cuts off
 * goes, too. Among equals goes what lies on the rim or at a hole already: a few large holes are handsomer than many.
 *
 * @param puzzle the whole board, with any number of every kind
 * @param filling a packing of it, cells sorted
 * @param mostHoles how many cells may be punched out
 */
public record Punching(Puzzle puzzle, Packing filling, int mostHoles) implements GenerationAttempt {
    /** Rivals that are kept at a time. */
    private static final int RIVALS = 500;

    private static final long NODES = 2_000_000;
    private static final int SIDES = 4;

    /**
     * Other packings of a puzzle.
     *
     * @param known some of them
     * @param all whether these are all, proven by the search
     */
    private record Rivals(List<Set<Placement>> known, boolean all) {}

    @Override
    public boolean succeeds(GenerationClock generationClock) {
        return survivors(generationClock).isPresent();
    }

    /**
     * The puzzle in which the packing, or what is left of it, is proven to be the only one.
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

    /** The pieces that are left then. */
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

    /** Pieces that go together, and in how many rivals they all are. */
    private record Punch(Set<Placement> pieces, int cells, long sharing, int rim) {
        static final Comparator<Punch> BEST_FIRST = Comparator.comparingLong(Punch::sharing)
                .thenComparingInt(Punch::cells)
                .thenComparing(Punch::rim, Comparator.reverseOrder());
    }

    /** Of what may still be punched out, that in the fewest rivals; nothing if all would go. */
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

    /** The numbers of the cells on which pieces lie. */
    private BitSet cells(List<Placement> laid) {
        BitSet cells = new BitSet();
        laid.forEach(
                piece -> piece.cells().forEach(cell -> cells.set(puzzle.region().cellAt(cell))));
        return cells;
    }

    /** How many sides of a piece's cells look on a hole or over an edge. */
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

    /** A piece, and those that without it are not connected to the largest part of the others. */
    private Set<Placement> cutOff(Placement piece, List<Placement> kept) {
        BitSet others = cells(kept);
        others.andNot(cells(List.of(piece)));
        Set<Integer> largest = Gap.parts(puzzle.region(), others).stream()
                // The first of the largest.
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
