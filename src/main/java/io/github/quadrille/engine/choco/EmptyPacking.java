package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.List;
import java.util.Optional;

/** The one packing that a puzzle without placements can have, if nothing has to be covered or used. */
final class EmptyPacking implements FoundPackings {
    private Optional<Packing> next;

    EmptyPacking(Puzzle puzzle) {
        next = Optional.of(new Packing(List.of()))
                .filter(empty -> new PackingChecker(puzzle).faults(empty).isEmpty());
    }

    @Override
    public Optional<Packing> next() {
        Optional<Packing> now = next;
        next = Optional.empty();
        return now;
    }

    @Override
    public Optional<Limit> stoppedBy() {
        return Optional.empty();
    }
}
