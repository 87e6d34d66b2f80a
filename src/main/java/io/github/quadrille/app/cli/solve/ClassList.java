package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleSymmetries;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PackingPage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.PackingPages;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Lists one packing of each class of packings that the symmetries of a puzzle map to each other. The order and the
 * numbers of the classes are those of {@link PackingPages}.
 */
record ClassList(Puzzle puzzle, SearchOptions options) {
    /** Reports the packings as they are found, but not the end of the search. */
    SolveResult tell(ReportingListener listener) {
        Clock clock = new Clock(options.limits(), listener);
        Solver solver = Solver.of(puzzle).with(options).listening(listener);
        PackingPages pages = solver.upTo(SymmetryGroup.FULL).pages();
        PuzzleSymmetries symmetries = PuzzleSymmetries.of(puzzle.rest());
        Optional<Packing> first = Optional.empty();
        Optional<Limit> stoppedBy = Optional.of(Limit.PACKINGS);
        long classes = 0;
        long packings = 0;
        while (classes < options.packings()) {
            PackingPage page =
                    pages.page(BigInteger.valueOf(classes), 1, options.limits().withTime(clock.left()), listener);
            if (page.packings().isEmpty()) {
                stoppedBy = page.stoppedBy();
                break;
            }
            Packing packing = page.packings().get(0);
            long images = symmetries.images(new Packing(packing.pieces().stream()
                    .filter(piece -> !puzzle.given().contains(piece))
                    .toList()));
            listener.found(packing, OptionalLong.of(images));
            first = first.or(() -> Optional.of(packing));
            classes++;
            packings += images;
        }
        if (first.isEmpty()) {
            return SolveResult.of(solver.solve());
        }
        Verdict.Packed verdict =
                new Verdict.Packed(first.get(), packings, stoppedBy, new Work(0, 0, 0, 0, 0, clock.seconds()));
        return new SolveResult(verdict, Map.of("classes", classes), ExitStatus.YES);
    }
}
