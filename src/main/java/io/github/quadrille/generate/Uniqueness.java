package io.github.quadrille.generate;

import io.github.quadrille.exact.PackingSearch;
import io.github.quadrille.exact.SearchListener;
import io.github.quadrille.exact.SearchOptions;
import io.github.quadrille.geometry.Cell;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Placement;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a packing the only one of its puzzle by punching out whole pieces. That never adds a packing: laid back, the
 * piece extends each of the smaller puzzle to one of the larger. Of the rivals, those without the piece are gone, so
 * that the piece which the fewest rivals share goes first. When all rivals are known this is a greedy hitting set; when
 * there are too many, one piece goes and they are searched again.
 */
final class Uniqueness {
    /** Rivals that are kept at a time. */
    private static final int RIVALS = 500;

    private static final long NODES = 200_000;

    private final String name;
    private final Region rectangle;
    private final Pieces pieces;
    private final Patience patience;

    Uniqueness(String name, Region rectangle, Pieces pieces, Patience patience) {
        this.name = name;
        this.rectangle = rectangle;
        this.pieces = pieces;
        this.patience = patience;
    }

    /**
     * Other packings of a puzzle.
     *
     * @param known some of them
     * @param all whether these are all, proven by the search
     */
    private record Rivals(List<Set<Placement>> known, boolean all) {}

    /**
     * The puzzle in which the packing, or what is left of it, is proven to be the only one.
     *
     * @param packing of the whole rectangle, cells sorted
     * @param mostHoles how many cells may be punched out
     * @return empty when that is not enough, or when the search takes too long
     */
    Optional<GeneratedPuzzle> punch(Packing packing, int mostHoles) {
        List<Placement> kept = new ArrayList<>(packing.pieces());
        int holesLeft = mostHoles;
        while (true) {
            Puzzle puzzle = puzzle(kept);
            Rivals rivals = rivals(puzzle, kept, holesLeft == 0 ? 2 : RIVALS + 1);
            if (rivals.known().isEmpty()) {
                return rivals.all()
                        ? Optional.of(new GeneratedPuzzle(puzzle, Known.UNIQUE, Optional.of(new Packing(kept))))
                        : Optional.empty();
            }
            List<Set<Placement>> left = new ArrayList<>(rivals.known());
            do {
                Optional<Placement> punched = mostRare(kept, left, holesLeft);
                if (punched.isEmpty()) {
                    return Optional.empty();
                }
                kept.remove(punched.get());
                left.removeIf(rival -> !rival.contains(punched.get()));
                holesLeft -= punched.get().cells().size();
            } while (rivals.all() && !left.isEmpty());
        }
    }

    /** Of the pieces that may still be punched out, the one in the fewest rivals. One piece is always left. */
    private static Optional<Placement> mostRare(List<Placement> kept, List<Set<Placement>> rivals, int holesLeft) {
        Optional<Placement> best = Optional.empty();
        long fewest = Long.MAX_VALUE;
        for (Placement piece : kept) {
            long sharing =
                    rivals.stream().filter(rival -> rival.contains(piece)).count();
            if (sharing < fewest && piece.cells().size() <= holesLeft) {
                best = Optional.of(piece);
                fewest = sharing;
            }
        }
        return kept.size() == 1 ? Optional.empty() : best;
    }

    private Rivals rivals(Puzzle puzzle, List<Placement> kept, int most) {
        Set<Placement> ours = new HashSet<>(kept);
        List<Set<Placement>> known = new ArrayList<>();
        SearchOptions options =
                patience.within(SearchOptions.FIND_ALL.withPackings(most).withNodeLimit(NODES));
        Verdict verdict = PackingSearch.solve(puzzle, options, new SearchListener() {
            @Override
            public void found(Packing packing) {
                Set<Placement> other = Set.copyOf(packing.pieces());
                if (!other.equals(ours)) {
                    known.add(other);
                }
            }

            @Override
            public boolean isInterrupted() {
                return patience.isOver();
            }
        });
        boolean all =
                verdict instanceof Verdict.Packed packed && packed.stoppedBy().isEmpty();
        return new Rivals(known, all);
    }

    private Puzzle puzzle(List<Placement> kept) {
        char[][] rows = new char[rectangle.rows()][rectangle.columns()];
        for (char[] row : rows) {
            Arrays.fill(row, Region.HOLE);
        }
        for (Placement piece : kept) {
            for (Cell cell : piece.cells()) {
                rows[cell.row()][cell.column()] = Region.MANDATORY;
            }
        }
        Region region = new Region(Arrays.stream(rows).map(String::new).toList(), rectangle.wrap());
        return new Puzzle(name, region, pieces.symmetry(), pieces.countedIn(kept));
    }
}
