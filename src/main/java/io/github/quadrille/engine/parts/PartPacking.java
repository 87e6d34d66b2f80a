package io.github.quadrille.engine.parts;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A {@code PartPacking} is a packing of a part. The board of a part lacks the cells that were covered when the part was
 * made, but the part does not say which pieces cover them. These cells, together with the pieces that the packing does
 * not use, are a small puzzle. It has a packing, because pieces were laid on these cells when the part was made.
 */
public record PartPacking(Puzzle part, Packing packing) {
    /**
     * Returns the packing of the puzzle that the part was cut from.
     *
     * @param search the search for a packing of the few cells that were covered before the part was made
     * @throws IllegalStateException when the part was not cut from that puzzle
     */
    public Packing whole(Puzzle puzzle, Function<Puzzle, Verdict> search) {
        List<String> rest = cellsLaid(puzzle.region());
        if (rest.stream().allMatch(row -> row.chars().allMatch(mark -> mark == Region.HOLE))) {
            return packing;
        }
        Puzzle laid = new Puzzle(
                puzzle.name(),
                puzzle.region().drawnAs(rest),
                puzzle.symmetry(),
                puzzle.bag().without(packing.pieces()));
        if (search.apply(laid) instanceof Verdict.Packed packed) {
            return new Packing(Stream.concat(packed.first().pieces().stream(), packing.pieces().stream())
                    .toList());
        }
        throw new IllegalStateException("The pieces that were laid before the part began cannot be laid.");
    }

    private List<String> cellsLaid(Region whole) {
        return whole.picture(cell ->
                part.region().markAt(whole.cell(cell)) == Region.HOLE ? whole.markAt(whole.cell(cell)) : Region.HOLE);
    }
}
