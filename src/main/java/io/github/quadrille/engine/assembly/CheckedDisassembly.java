package io.github.quadrille.engine.assembly;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Slide;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.engine.assembly.Disassembly.TakenApart;
import io.github.quadrille.engine.assembly.Disassembly.Undecided;
import java.util.List;

/** Takes pieces apart, and lets {@link MoveReferee} check the moves before it returns them. */
public final class CheckedDisassembly {
    private CheckedDisassembly() {}

    /** Takes pieces apart within limits. The answer is undecided if a limit is reached. */
    public static Disassembly within(Limits limits, Listener listener, Lattice lattice, List<List<Cell>> pieces) {
        try {
            return of(lattice, pieces, new Clock(limits, listener), limits.memory());
        } catch (Stopped stopped) {
            return new Undecided(stopped.limit().words());
        }
    }

    /**
     * Takes pieces apart, and checks the moves that were found.
     *
     * @throws Stopped when a limit of the clock is reached
     */
    static Disassembly of(Lattice lattice, List<List<Cell>> pieces, Clock clock, long memory) {
        Disassembly result = new DisassemblySearch(pieces, Slide.of(lattice), clock::check, memory).run();
        if (result instanceof TakenApart apart) {
            MoveReferee.fault(lattice, pieces, apart.moves()).ifPresent(fault -> {
                throw new IllegalStateException(
                        "The check refuses the moves that take %s apart: %s".formatted(pieces, fault));
            });
        }
        return result;
    }
}
