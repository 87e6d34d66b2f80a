package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Verb.PackingTask;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.PackingPage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.solve.PackingPages;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.json.PieceAnswer;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** A page of the list of all packings, however many there are. */
final class PackingsVerb {
    private static final int USUAL_COUNT = 20;
    private static final int MOST_COUNT = 200;
    private static final int LONGEST_NUMBER = 60;

    private final RecentPages recent = new RecentPages();

    PackingTask task(Parameters parameters) {
        Limits limits = parameters.limits();
        BigInteger from = parameters.read("from", PackingsVerb::number, "0, 20").orElse(BigInteger.ZERO);
        int count = (int) parameters.whole("count", 1, MOST_COUNT, USUAL_COUNT);
        boolean classes = parameters.flag("classes");
        return (puzzle, listener) -> {
            PackingPages pages = recent.of(puzzle, classes, () -> {
                Solver solver = Solver.of(puzzle).with(SearchOptions.FIND_ALL.within(limits));
                return classes ? solver.pagesUpToSymmetry() : solver.pages();
            });
            return answer(puzzle, pages.page(from, count, limits, listener));
        };
    }

    private static Optional<BigInteger> number(String text) {
        return text.matches("[0-9]{1,%d}".formatted(LONGEST_NUMBER))
                ? Optional.of(new BigInteger(text))
                : Optional.empty();
    }

    private static Answer answer(Puzzle puzzle, PackingPage page) {
        boolean isNone = page.total().filter(total -> total.signum() == 0).isPresent();
        BigInteger first = page.from().add(BigInteger.ONE);
        return new Answer(
                page.stoppedBy().isPresent() ? "undecided" : isNone ? "infeasible" : "packed",
                puzzle,
                page.from().toString(),
                IntStream.range(0, page.packings().size())
                        .mapToObj(index -> new Listed(
                                first.add(BigInteger.valueOf(index)).toString(),
                                PieceAnswer.of(
                                        puzzle, page.packings().get(index).pieces())))
                        .toList(),
                page.mayHaveMore(),
                page.total().map(BigInteger::toString),
                page.stoppedBy().map(Limit::words));
    }

    private record Answer(
            String status,
            Puzzle puzzle,
            String from,
            List<Listed> packings,
            boolean more,
            Optional<String> total,
            Optional<String> reason) {}

    private record Listed(String number, List<PieceAnswer> pieces) {}

    /** The lists of packings that were looked at last: the next page is near the one before. */
    private static final class RecentPages {
        /** Each has a search that stands where it was left, and takes memory. */
        private static final int MOST = 4;

        /** The oldest comes first. */
        private final Map<Key, PackingPages> pages = new LinkedHashMap<>(16, 0.75f, true);

        private record Key(Puzzle puzzle, boolean upToSymmetry) {}

        synchronized PackingPages of(Puzzle puzzle, boolean upToSymmetry, Supplier<PackingPages> begin) {
            PackingPages found = pages.computeIfAbsent(new Key(puzzle, upToSymmetry), key -> begin.get());
            if (pages.size() > MOST) {
                pages.remove(pages.keySet().iterator().next());
            }
            return found;
        }
    }
}
