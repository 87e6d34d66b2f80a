package io.github.quadrille.lab.local;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;

/** Checks what every local search promises about its partial packing. */
public final class LegalPart {
    private LegalPart() {}

    /** Checks that the partial packing is legal, and covers as many mandatory cells as the search reports. */
    public static void check(Puzzle puzzle, LocalSearch search) {
        Packing part = search.part();
        assertThat(new PackingChecker(puzzle).faultsOfPart(part))
                .as("%s", puzzle)
                .isEmpty();
        assertThat((long) search.covered())
                .as("%s", puzzle)
                .isEqualTo(part.pieces().stream()
                        .flatMap(piece -> piece.cells().stream())
                        .filter(cell -> puzzle.region().markAt(cell.row(), cell.column()) == Region.MANDATORY)
                        .count());
    }
}
